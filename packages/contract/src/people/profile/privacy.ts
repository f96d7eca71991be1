/**
 * Privacy settings of a profile (B§3, B§7): one call for each of the six flags, 1 shown and 0 hidden (Q060). Each call
 * changes its flag for the person of the session, ignoring any other person named, and answers the settings.
 */
import * as z from 'zod'
import { call } from '../../call.ts'
import { Privacy, PrivacyChoice } from './schemas.ts'

const flagOf = <Name extends keyof typeof Privacy.shape>(name: Name) =>
  z.object({ [name]: Privacy.shape[name] } as { [N in Name]: (typeof Privacy.shape)[N] })

const change = { method: 'PUT', auth: 'user', data: PrivacyChoice } as const

export const updatePrivateWork = call({
  ...change,
  path: '/api/users/updatePrivateWork',
  spec: 'C131',
  summary: "Show or hide the caller's careers",
  body: flagOf('seeWorkInfo'),
})

export const updatePrivateEmail = call({
  ...change,
  path: '/api/users/updatePrivateEmail',
  spec: 'C132',
  summary: "Show or hide the caller's e-mail address",
  body: flagOf('seeEmail'),
})

export const updatePrivateEdu = call({
  ...change,
  path: '/api/users/updatePrivateEdu',
  spec: 'C133',
  summary: "Show or hide the caller's educations",
  body: flagOf('seeEducationInfo'),
})

export const updatePrivateCompetition = call({
  ...change,
  path: '/api/users/updatePrivateCompetition',
  spec: 'C134',
  summary: "Show or hide the caller's competitions, ranks and certificates",
  body: flagOf('seeCompetition'),
})

export const updatePrivateMyDynamics = call({
  ...change,
  path: '/api/users/updatePrivateMyDynamics',
  spec: 'C135',
  summary: "Show or hide the caller's own activity, or narrow who sees it to mutual followers (Q059)",
  body: PrivacyChoice.pick({ seeMyDynamics: true, audience: true })
    .partial()
    .refine((body) => body.seeMyDynamics !== undefined || body.audience !== undefined, { path: ['seeMyDynamics'] }),
})

export const updatePrivateOthersDynamics = call({
  ...change,
  path: '/api/users/updatePrivateOthersDynamics',
  spec: 'C136',
  summary: 'Show or hide what the caller does with others: collections, followers, followings',
  body: flagOf('seeOthersDynamics'),
})
