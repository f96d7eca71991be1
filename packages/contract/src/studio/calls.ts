/**
 * The studio of a microsite, for the people who run it. One draft belongs to each microsite; a save names the revision that it was
 * made from, and is refused when another one came first. Versions never change: publishing and going back each add one.
 */
import * as z from 'zod'
import { call } from '../call.ts'
import { instant } from '../fields.ts'
import { draftSecret, revision, Studio, StudioContent, StudioLink, versionNumber } from './schemas.ts'

const spec = 'X015'

export const studio = call({
  method: 'GET',
  path: '/api/site/microsites/{name}/studio',
  spec,
  summary: 'What the studio of a microsite shows: draft, versions and secret links, for the people who run it',
  auth: 'user',
  data: Studio,
})

const refusals = ['themeInvalid', 'themeWeak', 'studioStale'] as const

export const saveStudioDraft = call({
  method: 'PUT',
  path: '/api/site/microsites/{name}/studio/draft',
  spec,
  summary: 'Store the draft of a microsite, of which `revision` was read; visitors do not see it',
  auth: 'user',
  body: z.object({ revision, content: StudioContent }),
  data: z.object({ revision }),
  errors: refusals,
})

export const discardStudioDraft = call({
  method: 'DELETE',
  path: '/api/site/microsites/{name}/studio/draft',
  spec,
  summary: 'Give up the draft of a microsite, of which `revision` was read',
  auth: 'user',
  query: z.object({ revision: z.coerce.number<number | string>().int().min(0).max(1_000_000_000) }),
  data: z.object({ revision }),
  errors: ['studioStale'],
})

export const publishStudioDraft = call({
  method: 'POST',
  path: '/api/site/microsites/{name}/studio/versions',
  spec,
  summary: 'Make the draft the next version of a microsite: at once, or at an instant of the coming year',
  auth: 'user',
  body: z.object({ revision, at: instant.nullable() }),
  data: z.object({ version: versionNumber, revision }),
  errors: [...refusals, 'studioNothing', 'publishTimeWrong'],
})

export const rollBackMicrosite = call({
  method: 'POST',
  path: '/api/site/microsites/{name}/studio/roll-back',
  spec,
  summary:
    'Show an earlier version again, as a new version; `live` is the version that the caller saw as the current one',
  auth: 'user',
  body: z.object({ version: versionNumber, live: versionNumber }),
  data: z.object({ version: versionNumber }),
  errors: ['studioStale'],
})

export const cancelStudioSchedule = call({
  method: 'DELETE',
  path: '/api/site/microsites/{name}/studio/schedule',
  spec,
  summary: 'Keep a scheduled version from being shown; its content becomes the draft where there is none',
  auth: 'user',
  data: z.object({ revision }),
  errors: ['studioStale'],
})

export const shareStudioDraft = call({
  method: 'POST',
  path: '/api/site/microsites/{name}/studio/links',
  spec,
  summary: 'Let everybody who has the secret read the draft for 14 days; the server keeps a hash of the secret alone',
  auth: 'user',
  body: z.object({ secret: draftSecret }),
  data: StudioLink,
  errors: ['studioLinksFull', 'studioSecretWeak'],
})

export const endStudioLink = call({
  method: 'DELETE',
  path: '/api/site/microsites/{name}/studio/links/{linkId}',
  spec,
  summary: 'End a secret link to the draft of a microsite',
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
})
