import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant } from '../../fields.ts'
import { ProofRow, sha256 } from './schemas.ts'

const PublishedFile = z.object({ name: z.string(), bytes: z.int(), sha256, url: z.string() })

export const competitionProof = call({
  method: 'GET',
  path: '/api/competitions/{id}/proof',
  spec: 'own: provable list B',
  summary:
    'The commitment to split and solution; after the end also the salt, the solution and what every rank rests on',
  auth: 'none',
  data: z.object({
    /**
     * `sealed` until the competition ends, `checking` until all submissions are scored and ranked. `seasonal`: monthly seasons follow
     * with the same solution, which is never published.
     */
    state: z.enum(['sealed', 'checking', 'published', 'seasonal']),
    endsAt: instant,
    /** Null for some seconds after a competition was added. */
    commitment: z
      .object({
        sha256,
        committedAt: instant,
        /** No submission had been made when the commitment was published. */
        beforeFirst: z.boolean(),
      })
      .nullable(),
    /**
     * Commitments that a corrected solution or another setting has replaced, the oldest first, each with the published correction
     * that replaced it; `correction` is null where no reason was stored.
     */
    earlier: z.array(
      z.object({
        sha256,
        committedAt: instant,
        correction: z.object({ at: instant, reason: bilingual }).nullable(),
      }),
    ),
    published: z
      .object({
        revision: z.int().min(1),
        publishedAt: instant,
        /** Id of the key that signed the document. */
        key: z.string(),
        files: z.array(PublishedFile),
        lists: z.array(
          z.object({
            scheduleId: id,
            title: z.string(),
            titleEn: z.string(),
            list: z.enum(['A', 'B']),
            /** Ranked teams, and those whose result file is published. */
            total: z.int(),
            shared: z.int(),
          }),
        ),
        /** The first rows of the list that decides the last round. */
        first: z.array(ProofRow),
        /** The row of the caller's team on that list. */
        own: ProofRow.nullable(),
      })
      .nullable(),
  }),
})

export const proofFile = call({
  method: 'GET',
  path: '/api/competitions/{id}/proof/{name}',
  spec: 'own: provable list B',
  summary:
    'A published file: `proof.json`, its signature `proof.json.sig`, `commitment.txt`, `solution.csv`, or a shared result file; none before the end',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed'],
})
