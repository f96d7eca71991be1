import { rm } from 'node:fs/promises'
import { BLANKS, type KeyKind } from '@shulei/domain/data/dataset/slice/compare.ts'
import { type DateForms, isoForm } from './date-cells.ts'
import { type Engine, literal, quoted } from './engine.ts'
import { TABLE } from './loaded.ts'
import { isInfinite, type NumberForm, plainForm } from './number-cells.ts'
import type { TableCopy } from './profile-task.ts'

/** How a column goes into the copy of its table. */
export interface ColumnCopy {
  name: string
  kind: KeyKind
  /** An empty text is a value of its own. */
  keepsEmpty: boolean
  /** SQL of what a cell without surrounding white space is compared by; none where the cell itself is. */
  key: ((cell: string) => string) | null
  /** The cells are written as programs write numbers and days, so that `plainKey` finds the same. */
  isPlain: boolean
}

/** SQL of the number that a cell is, infinity included. */
const numberKey = (form: NumberForm) => (cell: string) => {
  const infinity = `case when ${cell} like '-%' then '-inf'::double else 'inf'::double end`
  return `coalesce(try_cast(${form.digits(cell)} as double), case when ${isInfinite(cell)} then ${infinity} end)`
}

const dateKey = (form: DateForms) => (cell: string) => `epoch_us(${form.instant(cell)})`
const wholeKey = (cell: string) => `try_cast(${cell} as decimal(38, 0))`

/** SQL of what a plainly written cell is compared by. */
export const plainKey: Readonly<Record<KeyKind, (cell: string) => string>> = {
  text: (cell) => cell,
  number: numberKey(plainForm),
  whole: wholeKey,
  date: dateKey(isoForm),
}

export const textCopy = (name: string, keepsEmpty: boolean): ColumnCopy => ({
  ...{ name, kind: 'text', keepsEmpty, key: null, isPlain: true },
})

/** A column of numbers, compared as doubles, or exactly where they are whole and may be beyond those. */
export const numberCopy = (name: string, form: NumberForm, isExact: boolean): ColumnCopy => ({
  ...{ name, kind: isExact ? 'whole' : 'number', keepsEmpty: false },
  ...{ key: isExact ? wholeKey : numberKey(form), isPlain: form === plainForm },
})

/** A column of days or times, compared as microseconds of the clock as written. */
export const dateCopy = (name: string, form: DateForms): ColumnCopy => ({
  ...{ name, kind: 'date', keepsEmpty: false, key: dateKey(form), isPlain: form === isoForm },
})

/** Most columns of a table whose keys are written: those of thousands do not fit into the memory of the engine. */
const MOST_KEYS = 100

/** Rows of a group, of which the engine unpacks whole ones, and cells that it keeps in memory while it writes one. */
const GROUP = { least: 2048, most: 20_480, cells: 4_000_000 } as const

/**
 * Writes the loaded table as a Parquet file: the number `no` of each row from 1, its cells `c0`, `c1` and so on as text, and for some
 * columns `k0`, what its cells are compared by. Its names say nothing of the names of columns, so that no query repeats those. In a table
 * with very many columns a slice makes the keys itself, and columns that are not plainly written are texts. A copy that cannot be written has
 * no path: the profile is of use without it.
 */
export async function writeCopy(engine: Engine, columns: readonly ColumnCopy[], path: string): Promise<TableCopy> {
  const hasKeys = columns.length <= MOST_KEYS
  const cells = columns.flatMap(({ name, key }, place) => [
    `${quoted(name)} as c${place}`,
    ...(key && hasKeys ? [`${key(`trim(${quoted(name)}, ${literal(BLANKS)})`)} as k${place}`] : []),
  ])
  // a window over thousands of columns does not fit into the memory of the engine; a column of that name hides the number that rows have
  const hasRowid = columns.some(({ name }) => name.toLowerCase() === 'rowid')
  const no = hasRowid ? 'row_number() over ()' : 'rowid + 1'
  const group = Math.max(GROUP.least, Math.min(GROUP.most, Math.floor(GROUP.cells / cells.length)))
  try {
    await engine.run(`copy (select ${no} as no, ${cells.join(', ')} from ${TABLE})
      to ${literal(path)} (format parquet, compression zstd, row_group_size ${group})`)
    const kinds = columns.map(({ kind, isPlain }) => (hasKeys || isPlain ? kind : 'text'))
    const emptyTexts = columns.flatMap(({ keepsEmpty }, place) => (keepsEmpty ? [place] : []))
    return { path, kinds, hasKeys, emptyTexts }
  } catch {
    await rm(path, { force: true })
    return { path: null, kinds: [], hasKeys, emptyTexts: [] }
  }
}
