import { type ColumnType, columnTypes } from '../profile.ts'
import type { DateOrder } from './date-order.ts'

/** Encodings of text tables, by their names in the Encoding Standard of the WHATWG. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-874',
] as const
export type Encoding = (typeof encodings)[number]

/** Signs that separate the cells of a row; a space stands for any run of spaces. */
export const separators = [',', '\t', ';', '|', ' '] as const
export type Separator = (typeof separators)[number]

/** Types that an owner can choose for a column. */
export const readingTypes = columnTypes satisfies readonly ColumnType[]

/**
 * How the bytes of a text table become rows and columns. Formats that say it themselves (Parquet, Arrow, workbooks) have the parts of
 * text files as null.
 */
export interface TableReading {
  encoding: Encoding | null
  separator: Separator | null
  /** Sign around a cell that may contain separators and breaks; '' where no sign has that meaning. */
  quote: '"' | "'" | '' | null
  /** Sign before a quote inside a quoted cell: the quote itself, or a backslash. */
  escape: '"' | "'" | '\\' | null
  /** Lines before the header, or before the first row where there is no header. */
  skip: number
  /** Sign at the start of lines that are no rows; '' where there is none. */
  comment: '#' | '%' | '//' | '' | null
  /** Whether the first row names the columns. Without one they are named by their place, `column_1` and so on. */
  hasHeader: boolean
  /** Cells that mean a missing value, compared without surrounding white space; the empty cell always does. */
  missing: readonly string[]
  /** Types that the owner chose, by the name of the column. */
  types: Readonly<Record<string, ColumnType>>
  /** Orders of day and month that the owner chose, by the name of the column. */
  dateOrder: Readonly<Record<string, DateOrder>>
}

export type ReadingPart = keyof TableReading
export const readingParts = [
  'encoding',
  'separator',
  'quote',
  'escape',
  'skip',
  'comment',
  'hasHeader',
  'missing',
  'types',
  'dateOrder',
] as const satisfies readonly ReadingPart[]

/** The parts of a reading that the owner of a file chose for one of its tables; the rest is guessed. */
export type ReadingChoice = { -readonly [part in ReadingPart]?: TableReading[part] }

/** A column of dates in which no cell decides whether the day or the month stands first, with such a cell. */
export interface EitherOrder {
  column: string
  cell: string
  /** The day that the cell is in each order, yyyy-mm-dd. */
  days: Readonly<Record<DateOrder, string>>
  /** The order that the column was read in: chosen, or guessed. */
  order: DateOrder
}

/** A reading with what is known about it. */
export interface StoredReading extends TableReading {
  /** Parts that were guessed and may as well be something else; the page asks about them. */
  unsure: readonly ReadingPart[]
  /** Columns whose order of day and month only their owner knows; none in readings of older releases. */
  eitherOrder?: readonly EitherOrder[]
  /** The workbook does not show the sheet. */
  isHidden?: boolean
  /** Path of the one list of a JSON file that was read, with dots; the other values of the file are in no table. */
  inside?: string
  /**
   * JSONPath of the objects whose members are the cells, for a table that is not the whole of a JSON file; null where no path leads to the
   * cells of a column.
   */
  jsonPath?: string | null
  /** Parts that the owner chose. */
  chosen: readonly ReadingPart[]
  /** Rows with fewer cells than columns, which were filled up, and rows with more, whose further cells were left out. */
  short: number
  long: number
  /** Places that are no character of the encoding; each is read as U+FFFD. */
  broken: number
}

/** Marks of missing values that are recognised without a choice: those of pandas, R and SQL that are no words of a language. */
export const usualMissing = ['NA', 'N/A', 'n/a', '#N/A', 'NaN', 'nan', 'null', 'NULL', 'None', '<NA>', '-'] as const
