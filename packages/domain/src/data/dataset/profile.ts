import { endingOf } from '../../base/text/ending.ts'
import { ownOf } from '../../base/text/own.ts'
import { MINUTE } from '../../base/time/instant.ts'
import type { OtherKind } from './file-kind.ts'
import type { DateOrder } from './reading/date-order.ts'

/** Types of columns. `id` names rows, `binary` has two values, `date` has days, or days with times. */
export const columnTypes = ['id', 'number', 'binary', 'category', 'date', 'text'] as const
export type ColumnType = (typeof columnTypes)[number]

/**
 * One column of a published table, with its statistics. Least and greatest values are those of the file; means, medians and deviations
 * are rounded to six digits or more of the column's range.
 */
export interface ColumnProfile {
  name: string
  /** One of `columnTypes`; older profiles may have others. */
  type: string
  description: { cn: string; en: string }
  /** Every filled cell is a whole number, written without leading zeros; older profiles do not say it. */
  isWhole?: boolean
  /** Name of the column as the file has it, where that is another one than `name`; null where the file names none. */
  written?: string | null
  /** Share of missing cells, from 0 to 1: empty ones and those of `marks`. */
  missing: number
  /** Cells that mean a missing value in this column, in their order of frequency. */
  marks?: string[]
  /** Number of cells with one of the marks. */
  marked?: number
  /** Number of texts without characters, where the file tells them from missing cells. */
  empty?: number
  /** Number of infinite cells of a number column, which no figure includes. */
  infinite?: number
  /** Sign that the numbers are written with: `%`, or that of a currency. */
  unit?: string
  /** The dates have no times. */
  isDays?: boolean
  /** The order of day and month, where the dates have both as numbers in front of the year. */
  order?: DateOrder
  /** The order was guessed, because no cell decides it. */
  isOrderUnsure?: boolean
  /** Format of the dates as `strptime` takes it, where they have an order and all are written alike. */
  format?: string
  /** The type was guessed and may be another one, or its values may mean others: 1,234 where commas may stand before decimals. */
  isUnsure?: boolean
  /** Number of different values, empty cells not counted; null where they were not counted. */
  unique: number | null
  /** Least value of numbers and dates as the file has it; digits as text where no double holds them, dates as written. */
  min: number | string | null
  max: number | string | null
  mean: number | null
  median: number | null
  /** Sample standard deviation (n − 1). */
  std: number | null
  /**
   * Counts in ten equal steps from the least to the greatest value, in one where they are the same. For dates epoch milliseconds of the
   * clocks as written: times to the last one, days to the end of the last one and in as many steps as there are days, if fewer than ten.
   */
  histogram: { from: number; to: number; count: number }[]
  /** The ten most frequent values of a category. */
  top: { value: string; count: number }[]
  /** The type of a list's elements, where the file says it; only for the type `list`. */
  items?: string
  /** Time zone of the instants, where the file says it. */
  zone?: string
  /** Length of texts in code points. */
  length?: { min: number; max: number; mean: number; median: number } | null
}

/** Formats of files that have a table, or several. */
export const tableFormats = ['csv', 'tsv', 'text', 'jsonl', 'json', 'geojson', 'xlsx', 'parquet', 'arrow'] as const
export type TableFormat = (typeof tableFormats)[number]

/** Kinds of files that a data set may have: tables, one packed with gzip, archives of them, pictures. */
export const fileFormats = [...tableFormats, 'gzip', 'zip', 'image', 'other'] as const
export type FileFormat = (typeof fileFormats)[number]

const byEnding: Readonly<Record<string, FileFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  txt: 'text',
  data: 'text',
  dat: 'text',
  prn: 'text',
  asc: 'text',
  json: 'json',
  geojson: 'geojson',
  topojson: 'json',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  parquet: 'parquet',
  pq: 'parquet',
  arrow: 'arrow',
  arrows: 'arrow',
  feather: 'arrow',
  ipc: 'arrow',
  zip: 'zip',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
}

/** The format that the ending of a file's name claims; the profile says whether the content agrees. */
export function formatOf(name: string): FileFormat {
  const ending = endingOf(name)
  if (ending === 'gz') return isTable(formatOf(unpackedName(name))) ? 'gzip' : 'other'
  return ownOf(byEnding, ending) ?? 'other'
}

export const isTable = (format: FileFormat): format is TableFormat =>
  (tableFormats as readonly string[]).includes(format)

/** The name that a file packed with gzip has without it. */
export const unpackedName = (name: string): string => name.replace(/\.gz$/i, '')

/** Most rows of a table that are shown before a download. */
export const PREVIEW_ROWS = 100

/** Most columns of a table that are profiled; a table with more is refused with `tooManyColumns`. */
export const MAX_COLUMNS = 2000

/** Most cells of a Parquet table that are profiled; a table with more is refused with `tooManyCells`, before it is loaded. */
export const MAX_CELLS = 200_000_000

/** Longest line of a text table in bytes; a longer one is refused with `lineTooLong`. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024

/**
 * Most bytes that the files of an archive may have together when they are unpacked; and how many times their packed size, from `BOMB_BYTES`
 * on.
 */
export const MAX_UNPACKED_BYTES = 4 * 1024 ** 3
export const MAX_UNPACKED_RATIO = 200
export const BOMB_BYTES = 64 * 1024 ** 2

/** Most files in an archive. */
export const MAX_PARTS = 1000

/** Most tables of an archive that are profiled, in the order of their paths. */
export const MAX_TABLES = 50

/** Most pixels of a picture that is drawn small; a larger one is refused with `imageTooLarge`, before it is decoded. */
export const MAX_PICTURE_PIXELS = 100_000_000

/** Longest time that the profile of a file takes; then it is given up with `tooLong`. */
export const MAX_PROFILE_TIME = 5 * MINUTE

/** Whether a file has more tables than have a profile, so that it has more rows than are counted. */
export const hasMoreTables = ({ tableCount }: { tableCount: number }): boolean => tableCount > MAX_TABLES

/** Longest cell of a preview in code points; a longer one ends with an ellipsis. */
export const MAX_PREVIEW_CELL = 200

/**
 * Reasons why a file has no profile. The text is `dataset:problem.<code>`; `part` names the file inside an archive, `line` counts
 * from 1, `count` and `limit` belong to the limits; those of `problemsInBytes` are bytes.
 */
export const profileProblems = [
  'empty',
  'noHeader',
  'quoteOpen',
  'ragged',
  'tooManyColumns',
  'tooManyCells',
  'lineTooLong',
  'notText',
  'wrongEncoding',
  'allSkipped',
  'notOfType',
  'notInOrder',
  'badJson',
  'keyTwice',
  'badDocument',
  'badElement',
  'noTable',
  'notJson',
  'tooDeep',
  'badParquet',
  'parquetCodec',
  'unreadLayout',
  'badArrow',
  'batchTooLarge',
  'badWorkbook',
  'workbookLocked',
  'workbookTooLarge',
  'otherKind',
  'badZip',
  'zipEncrypted',
  'zipBomb',
  'zipSlip',
  'zipNested',
  'tooManyParts',
  'badImage',
  'imageTooLarge',
  'tooLong',
  'tooMuchMemory',
  'failed',
] as const
export type ProfileProblemCode = (typeof profileProblems)[number]

/** Problems whose `count` and `limit` are bytes. */
export const problemsInBytes: readonly ProfileProblemCode[] = [
  'lineTooLong',
  'zipBomb',
  'batchTooLarge',
  'workbookTooLarge',
]

export interface ProfileProblem {
  code: ProfileProblemCode
  part?: string
  /** The kind of a file that is not read. */
  kind?: OtherKind
  line?: number
  count?: number
  limit?: number
  /** A column, and one of its cells. */
  column?: string
  cell?: string
}
