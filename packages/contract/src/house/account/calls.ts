import * as z from 'zod'
import { proof } from '../../base/session/account.ts'
import { call } from '../../call.ts'
import { id, instant } from '../../fields.ts'

const Export = z.object({
  /** `expired`: the file has been deleted. `failed`: another one may be requested at once. */
  state: z.enum(['none', 'building', 'ready', 'expired', 'failed']),
  /** Instant of the data in the file; null without a file. */
  builtAt: instant.nullable(),
  bytes: z.int().nullable(),
  /** Instant at which the file is deleted. */
  expiresAt: instant.nullable(),
  /** Earliest instant of the next request; null when one may be made now. */
  nextAt: instant.nullable(),
})

export const myData = call({
  method: 'GET',
  path: '/api/v2/users/my-data',
  spec: 'X055',
  summary: 'State of the file with everything that the site stores about the caller',
  auth: 'user',
  data: Export,
})

export const requestMyData = call({
  method: 'POST',
  path: '/api/v2/users/my-data',
  spec: 'X055',
  summary: "Have the file with the caller's data built, at most once a day",
  auth: 'user',
  data: Export,
  errors: ['exportTooSoon'],
})

export const myDataFile = call({
  method: 'GET',
  path: '/api/v2/users/my-data/file',
  spec: 'X055',
  summary:
    "Download the file with the caller's data: a ZIP archive of JSON and CSV files, and of the files that they have uploaded",
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
})

const Closing = z.object({
  /** Instant at which the account closes; null while nobody has asked for that. */
  closingAt: instant.nullable(),
  /** Teams of several people in running competitions whose captain the caller is. */
  captainOf: z.array(
    z.object({
      competitionId: id,
      competition: z.object({ cn: z.string(), en: z.string() }),
      team: z.string(),
      /** The member who becomes the captain unless the caller hands the team over. */
      next: z.string(),
    }),
  ),
})

export const accountClosing = call({
  method: 'GET',
  path: '/api/v2/users/closing',
  spec: 'X056',
  summary: "Whether the caller's account is about to close, and the teams that would get another captain",
  auth: 'user',
  data: Closing,
})

export const closeAccount = call({
  method: 'POST',
  path: '/api/v2/users/closing',
  spec: 'X056',
  summary: 'Close the account in seven days, proven by the password or a code; ends all sessions',
  auth: 'user',
  body: z.object(proof),
  data: z.object({ closingAt: instant }),
  errors: ['proofNeeded', 'ownCodeWrong', 'currentPasswordWrong'],
})

export const keepAccount = call({
  method: 'DELETE',
  path: '/api/v2/users/closing',
  spec: 'X056',
  summary: 'Keep an account that was about to close',
  auth: 'user',
  data: z.object({ kept: z.boolean() }),
})
