import { pathReturn } from '../../base/session/return-target.ts'

/** Pages of the guide, which would lead back into itself, and of the sign-on site, which acts on a visit. */
const NO_TARGET = /^\/(guide(-ent)?|sso)(\/|$)/i

/** The path to which the guide leads in the end (`B§4`); see `pathReturn`. */
export const guideOrigin = (raw: string | null | undefined, site?: string): string | null =>
  pathReturn(raw, NO_TARGET, site)
