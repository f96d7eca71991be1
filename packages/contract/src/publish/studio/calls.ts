/**
 * The studio of a microsite, for the people who run it. One draft belongs to each microsite; a save names the revision that it was
 * made from, and is refused when another one came first. Versions never change: publishing and going back each add one.
 */
import { standInRoles } from '@shulei/domain/house/time-machine/role.ts'
import { scopeOf } from '@shulei/domain/house/time-machine/scope.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { instant } from '../../fields.ts'
import { draftSecret, MachinePlace, revision, Studio, StudioContent, StudioLink, versionNumber } from './schemas.ts'

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
  data: z.object({
    /** Of the draft that the content became; null where there was one, whose revision the caller may not have read. */
    revision: revision.nullable(),
  }),
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

/**
 * The time machine: people who run a microsite see its pages and those of its competitions as somebody else, at any instant of the
 * schedule. Nothing is stored meanwhile; the choice is in a signed cookie of the browser.
 */
const machine = 'X057'

const machineScope = z.string().refine((text) => scopeOf(text) !== null, 'scope')

export const timeMachine = call({
  method: 'GET',
  path: '/api/site/microsites/{name}/time-machine',
  spec: machine,
  summary: 'A microsite and its competitions with roles and milestones, for the people who run it',
  auth: 'user',
  data: z.object({ places: z.array(MachinePlace) }),
})

export const openTimeMachine = call({
  method: 'POST',
  path: '/api/site/time-machine',
  spec: machine,
  summary:
    'Open the time machine, or change role and instant: sets a cookie for the pages of `scope` and leads to them. `preset` is an instant in milliseconds and comes before `time`, a local time of `zone`; without either it is the present',
  auth: 'user',
  form: { files: [] },
  body: z.object({
    scope: machineScope,
    role: z.enum(standInRoles),
    preset: z
      .string()
      .regex(/^-?\d{1,16}$/)
      .optional(),
    time: z.string().max(32).optional(),
    zone: z.string().max(64).optional(),
  }),
  data: z.undefined(),
  raw: 'empty',
  errors: ['badForm', 'timeMachineInstant', 'timeMachineRole'],
})

export const closeTimeMachine = call({
  method: 'POST',
  path: '/api/site/time-machine/exit',
  spec: machine,
  summary: 'Leave the time machine: removes its cookie and leads back to the page',
  auth: 'none',
  form: { files: [] },
  body: z.object({ scope: machineScope }),
  data: z.undefined(),
  raw: 'empty',
  errors: ['badForm'],
})
