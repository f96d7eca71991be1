import { MAX_COLUMNS } from '@shulei/domain/data/dataset/profile.ts'
import { MAX_SKIPPED_LINES, missingMarks } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { dateOrders } from '@shulei/domain/data/dataset/reading/date-order.ts'
import { encodings, readingParts, readingTypes, separators } from '@shulei/domain/data/dataset/reading/reading.ts'
import * as z from 'zod'
import { bilingual, id, plainText } from '../../fields.ts'

const Types = z.record(z.string(), z.enum(readingTypes)).readonly()
const DateOrder = z.enum(dateOrders)
const DateOrders = z.record(z.string(), DateOrder).readonly()
const fitsTable = (byColumn: object) => Object.keys(byColumn).length <= MAX_COLUMNS

const text = {
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  quote: z.enum(['"', "'", '']),
  escape: z.enum(['"', "'", '\\']),
  comment: z.enum(['#', '%', '//', '']),
}

/** How the bytes of a table became its rows and columns. Parts that a format says itself are null. */
export const Reading = z.object({
  encoding: text.encoding.nullable(),
  separator: text.separator.nullable(),
  quote: text.quote.nullable(),
  escape: text.escape.nullable(),
  /** Lines before the header, or before the first row where there is none. */
  skip: z.int().min(0),
  comment: text.comment.nullable(),
  hasHeader: z.boolean(),
  missing: z.array(z.string()).readonly(),
  /** Types that the owner chose, by the name of the column. */
  types: Types,
  /** Orders of day and month that the owner chose, by the name of the column. */
  dateOrder: DateOrders.default({}),
  /** Columns in which no date decides whether the day or the month stands first, with such a date and the day it is in each order. */
  eitherOrder: z
    .array(
      z.object({
        column: z.string(),
        cell: z.string(),
        days: z.object({ dayFirst: z.string(), monthFirst: z.string() }),
        /** The order that the column was read in: chosen, or guessed. */
        order: DateOrder,
      }),
    )
    .readonly()
    .default([]),
  /** Parts that were guessed and may as well be something else. */
  unsure: z.array(z.enum(readingParts)).readonly(),
  /** Path of the one list inside a JSON file that was read. */
  inside: z.string().optional(),
  /** Parts that the owner chose. */
  chosen: z.array(z.enum(readingParts)).readonly(),
  /** Rows with fewer cells than columns, which were filled up, and rows with more, whose further cells were left out. */
  short: z.int().min(0),
  long: z.int().min(0),
  /** Places that are no character of the encoding. */
  broken: z.int().min(0),
})

/** Parts of a reading that an owner chooses; the rest is guessed. */
export const ReadingChoice = z
  .strictObject({
    ...text,
    skip: z.int().min(0).max(MAX_SKIPPED_LINES),
    hasHeader: z.boolean(),
    missing: z.array(plainText(missingMarks.length)).max(missingMarks.most).readonly(),
    types: Types.refine(fitsTable, `max ${MAX_COLUMNS}`),
    dateOrder: DateOrders.refine(fitsTable, `max ${MAX_COLUMNS}`),
  })
  .partial()

/** One column of a published table, measured when the content was built. `missing` is a share from 0 to 1. */
export const ColumnProfile = z.object({
  name: z.string(),
  type: z.string(),
  description: bilingual,
  /** The type of a list's elements; only for the type `list`. */
  items: z.string().optional(),
  /** Time zone of the instants, where the file says it. */
  zone: z.string().optional(),
  missing: z.number(),
  /** Cells that mean a missing value in this column, the most frequent first, and how many there are of them all. */
  marks: z.array(z.string()).optional(),
  marked: z.int().optional(),
  /** Texts without characters, where the file tells them from missing cells. */
  empty: z.int().optional(),
  /** Infinite cells of a number column, which no figure includes. */
  infinite: z.int().optional(),
  /** Sign that the numbers are written with: `%`, or that of a currency. */
  unit: z.string().optional(),
  /** The dates have no times. */
  isDays: z.boolean().optional(),
  /** The order of day and month, where the dates have both as numbers in front of the year; unsure where no date decides it. */
  order: DateOrder.optional(),
  isOrderUnsure: z.boolean().optional(),
  /** The type was guessed and may be another one, or the numbers may mean others: 1,234. */
  isUnsure: z.boolean().optional(),
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
