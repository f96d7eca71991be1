import { usualMissing } from './reading.ts'

/** Cells that mean a missing value where all other cells of their column are numbers or dates, in small letters. */
export const valueMissing: readonly string[] = [
  ...new Set(usualMissing.map((mark) => mark.toLowerCase())),
  ...['n.a.', 'n.a', 'na.', '#na', '-nan', 'nat', 'nil', '(null)', 'undefined', 'missing', 'unknown', 'not available'],
  ...['--', '---', '—', '——', '–', '.', '..', '...', '…', '?', '??', '*', '/', '\\n'],
  ...['#null!', '#div/0!', '#value!', '#ref!', '#name?', '#num!'],
  ...['无', '无数据', '暂无', '缺失', '空', '未知', '不详', '無', '無資料', '未知數'],
]

/** Facts about the cells of a column, by which its marks of missing values are found. */
export interface MarkFacts {
  /** The cells of the column that are marks somewhere, in any case, by their frequency. */
  found: readonly string[]
  /** All other cells are numbers, dates, or yes and no. */
  areValues: boolean
  /** The most frequent other cells. */
  others: readonly string[]
}

const usual = new Set<string>(usualMissing)
/** Share of the other cells that make a mark one of them. */
const MOST = 0.8

const most = (others: readonly string[], fits: (cell: string) => boolean) =>
  others.filter(fits).length >= others.length * MOST

/** Whether a mark looks like the other cells of a column of words, so that it may be one of them: NA is Namibia, None a degree. */
function isAlike(mark: string, others: readonly string[]): boolean {
  if (mark === 'NA') return others.length > 1 && most(others, (cell) => /^[A-Z]{2}$/.test(cell))
  if (mark === 'None')
    return others.length > 1 && others.length <= 30 && most(others, (cell) => /^[A-Z][a-z]/.test(cell))
  if (mark === '-') return most(others, (cell) => !/[\p{L}\p{N}]/u.test(cell))
  return false
}

/** The cells that count as missing in a column, and whether somebody should say so. */
export function missingIn({ found, areValues, others }: MarkFacts): { missing: string[]; isUnsure: boolean } {
  if (areValues || others.length === 0) return { missing: [...found], isUnsure: false }
  const marks = found.filter((mark) => usual.has(mark))
  const alike = marks.filter((mark) => isAlike(mark, others))
  const missing = marks.filter((mark) => !alike.includes(mark))
  return { missing, isUnsure: alike.length > 0 || missing.includes('None') }
}
