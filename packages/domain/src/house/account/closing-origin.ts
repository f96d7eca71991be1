import { pathReturn } from '../../base/session/return-target.ts'

/** The choice itself, and the sign-on site, whose pages a person may open before the choice. */
const NO_TARGET = /^\/(users\/v2\/closing\/?$|sso(\/|$))/i

/** The path that a person wanted before they were asked whether to keep the account; see `pathReturn`. */
export const closingOrigin = (raw: string | null | undefined, site?: string): string | null =>
  pathReturn(raw, NO_TARGET, site)
