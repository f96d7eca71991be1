import { endingOf } from '../../../base/text/ending.ts'
import { formatOf, isTable, type TableFormat, unpackedName } from '../profile.ts'
import { type ReadingPart, readingParts, type StoredReading, type TableReading } from './reading.ts'

/** The parts of a reading that an owner has chosen; the rest is guessed. */
export type MadeChoice = { -readonly [part in ReadingPart]?: NonNullable<TableReading[part]> | undefined }

/** Most marks of missing values that an owner chooses, and most code points of each. */
export const missingMarks = { most: 20, length: 40 } as const

/** Most lines that an owner skips before a table. */
export const MAX_SKIPPED_LINES = 1000

const ofValues = ['missing', 'types', 'dateOrder'] as const satisfies readonly ReadingPart[]
const ofDocument = ['encoding', ...ofValues] as const satisfies readonly ReadingPart[]
/** Of lists of lists, of which the first may hold the names. */
const ofLists = ['encoding', 'hasHeader', ...ofValues] as const satisfies readonly ReadingPart[]
const ofSheet = ['skip', 'hasHeader', ...ofValues] as const satisfies readonly ReadingPart[]

/** The parts of a reading that the tables of a format have; formats that say the rest themselves are not asked for it. */
const partsByFormat: Readonly<Record<TableFormat, readonly ReadingPart[]>> = {
  csv: readingParts,
  tsv: readingParts,
  text: readingParts,
  jsonl: ofDocument,
  json: ofDocument,
  geojson: ofDocument,
  xlsx: ofSheet,
  parquet: ofValues,
  arrow: ofValues,
}

type KnownReading = Pick<TableReading, 'separator' | 'encoding'> & Partial<StoredReading>

/** Whether a table of JSON is one of lists, in which a header is in doubt, was chosen, or is missing. */
const mayLackHeader = ({ hasHeader, unsure = [], chosen = [] }: KnownReading) =>
  hasHeader === false || unsure.includes('hasHeader') || chosen.includes('hasHeader')

/**
 * The parts of its reading that an owner can choose for a table: of the file itself (`part` is '') or of one inside it. Where the table was
 * read, its `reading` tells what it is, else the name of the file.
 */
export function chosenPartsOf(
  file: { name: string },
  part: string,
  reading: KnownReading | null,
): readonly ReadingPart[] {
  if (reading?.separator != null) return readingParts
  if (reading?.encoding != null) return mayLackHeader(reading) ? ofLists : ofDocument
  // an archive has its files, a workbook its sheets, and a packed file that which its name without the last ending says
  const own = formatOf(unpackedName(file.name))
  const format = own === 'zip' ? formatOf(part) : own
  // a text whose name says nothing may be a table
  const name = own === 'zip' ? part : file.name
  const isUnnamed = format === 'other' && name !== '' && endingOf(name) === ''
  const named = isTable(format) ? partsByFormat[format] : isUnnamed ? readingParts : null
  if (reading === null) return named ?? []
  // a table that says itself what its cells are, whatever its name: only the rows of a workbook can be chosen
  return named === ofValues ? ofValues : ofSheet
}

/** A choice without the parts that its table has not. */
export const choiceOfParts = (choice: MadeChoice, parts: readonly ReadingPart[]): MadeChoice =>
  Object.fromEntries(
    Object.entries(choice).filter(([part, value]) => value !== undefined && parts.some((one) => one === part)),
  )

/** Marks of missing values as they are stored: trimmed, once each, without the empty one, which always counts. */
export const storedMarks = (marks: readonly string[]): string[] => [
  ...new Set(marks.map((mark) => mark.trim()).filter((mark) => mark !== '')),
]

/** Names of columns that a choice is about: of its types and orders. */
export const columnsOf = ({ types = {}, dateOrder = {} }: MadeChoice): string[] => [
  ...new Set([...Object.keys(types), ...Object.keys(dateOrder)]),
]

/** Columns that a choice is about, and that its table has not. */
export function unknownColumns(choice: MadeChoice, columns: readonly string[]): string[] {
  const known = new Set(columns)
  return columnsOf(choice).filter((name) => !known.has(name))
}
