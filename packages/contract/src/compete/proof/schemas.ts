import * as z from 'zod'
import { bilingual, id, instant } from '../../fields.ts'
import { MetricId } from '../competition/schemas.ts'

/** SHA-256 in hexadecimal digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The settings that a commitment binds together with the solution. */
export const CommittedSettings = z.object({
  competition: id,
  metric: MetricId,
  idColumn: z.string(),
  predictionColumns: z.array(z.string()),
  labels: z.array(z.string()),
})

/** A team on a published list, with the result file that gave it its score. */
export const ProofRow = z.object({
  rank: z.int().min(1),
  teamId: id,
  team: z.string(),
  submission: id,
  sha256,
  score: z.number(),
  at: instant,
  /** Name of the published result file; null where the team keeps it to itself. */
  file: z.string().nullable(),
})

/** The document `proof.json`, published after the end of a competition. */
export const ProofDocument = z.object({
  format: z.literal('shulei-proof-1'),
  competition: z.object({ id, title: bilingual, endedAt: instant }),
  commitment: z.object({
    sha256,
    committedAt: instant,
    /** No submission had been made when the commitment was published. */
    beforeFirst: z.boolean(),
  }),
  settings: CommittedSettings,
  solution: z.object({ sha256, bytes: z.int() }),
  lists: z.array(z.object({ schedule: id, title: bilingual, list: z.enum(['A', 'B']), rows: z.array(ProofRow) })),
  /** 1 for the first publication; greater after the lists were corrected. */
  revision: z.int().min(1),
  publishedAt: instant,
})

/** The file `proof.json.sig`. */
export const ProofSignature = z.object({
  /** Id of the key, see the call of the signing keys. */
  key: z.string(),
  /** Ed25519 signature of the bytes of `proof.json`, in base64url. */
  signature: z.string(),
})
