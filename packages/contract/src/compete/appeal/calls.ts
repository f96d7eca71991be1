import { flagKinds } from '@shulei/domain/compete/appeal/appeal.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant, person, queryId } from '../../fields.ts'

const FlagKind = z.enum(flagKinds)

/** The case of a team: its latest flag, and the appeal against it (B§3 Appeal, B§4). */
export const AppealCase = z.object({
  teamId: id,
  /** B§3 `cheatStatus` of the team now: 0 clean, 1 flagged, 2 banned. */
  cheatStatus: z.int().min(0).max(2),
  flag: z
    .object({
      type: FlagKind,
      /** 1 flagged, 2 banned: what the team was when the flag was made. */
      status: z.int().min(1).max(2),
      /** Plain texts; the evidence names neither other teams nor people. */
      reason: bilingual,
      evidence: bilingual,
      at: instant,
      endedAt: instant.nullable(),
    })
    .nullable(),
  appeal: z
    .object({
      id,
      content: z.string(),
      file: z.object({ name: z.string(), bytes: z.int(), url: z.string() }).nullable(),
      sender: person.nullable(),
      sentAt: instant,
      answeredAt: instant.nullable(),
      accepted: z.boolean().nullable(),
      /** The operator's answer as plain text; empty texts while it is awaited. */
      answer: bilingual,
    })
    .nullable(),
  canAppeal: z.boolean(),
})

const ofTeam = z.object({ teamId: queryId })

export const appealCase = call({
  method: 'GET',
  path: '/api/competitions/{id}/cheat/appeal',
  spec: 'C066',
  summary: "Why the caller's team is flagged or banned, its appeal and the answer",
  auth: 'user',
  query: ofTeam,
  data: AppealCase,
})

export const sendAppeal = call({
  method: 'POST',
  path: '/api/competitions/{id}/cheat/appeal',
  spec: 'C067',
  summary: 'Appeal against a flag: content, and one PDF, PNG, JPEG or text file of at most 10 MB',
  auth: 'user',
  form: { files: ['file'] },
  body: z.object({ teamId: queryId, content: z.string().default('') }),
  data: AppealCase,
  errors: [
    'badForm',
    'uploadBroken',
    'appealEmpty',
    'appealTooLong',
    'appealForbidden',
    'appealFileTooBig',
    'appealFileInvalid',
    'appealSent',
    'nothingToAppeal',
  ],
})

export const cheatType = call({
  method: 'GET',
  path: '/api/competitions/{id}/cheat/type',
  spec: 'C068',
  summary: "Code and name of the reason for which the caller's team is flagged (Q186)",
  auth: 'user',
  query: ofTeam,
  data: z.object({ list: z.array(z.object({ type: FlagKind, name: bilingual })) }),
})

export const appealFile = call({
  method: 'GET',
  path: '/api/competitions/{id}/cheat/appeal/{appealId}/file',
  spec: 'own: own files back',
  summary: "The file of the own team's appeal, as a download",
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed'],
})
