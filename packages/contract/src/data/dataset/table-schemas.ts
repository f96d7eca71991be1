import * as z from 'zod'
import { bilingual, id } from '../../fields.ts'

/** One column of a published table, measured when the content was built. `missing` is a share from 0 to 1. */
export const ColumnProfile = z.object({
  name: z.string(),
  type: z.string(),
  description: bilingual,
  /** What the elements of a list are; only for the type `list`. */
  items: z.string().optional(),
  /** Time zone of the instants, where the file says it. */
  zone: z.string().optional(),
  missing: z.number(),
  unique: z.int().nullable(),
  min: z.union([z.number(), z.string()]).nullable(),
  max: z.union([z.number(), z.string()]).nullable(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  std: z.number().nullable(),
  /** For dates: `from` and `to` are epoch milliseconds. */
  histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  top: z.array(z.object({ value: z.string(), count: z.int() })),
  /** For free text: length in characters. */
  length: z.object({ min: z.number(), max: z.number(), mean: z.number(), median: z.number() }).nullable().default(null),
})

/** A file of a competition's or a person's data. */
export const DatasetFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  rows: z.int().nullable(),
  sha256: z.string(),
  description: bilingual,
})
