import type { ColumnType } from './profile.ts'

/** Facts of a column's cells that are neither missing nor infinite; all counts are of cells but `distinct`. */
export interface ColumnFacts {
  filled: number
  /** Different values. */
  distinct: number
  /** Cells that are a finite number, in the notation of the column. */
  numbers: number
  /** Cells of a pair such as 0 and 1, true and false, yes and no. */
  flags: number
  /** Cells that start with a day that exists, in the notation of the column. */
  days: number
  /** Cells without white space. */
  words: number
  /** Greatest length in code points. */
  longest: number
  /** The numbers are whole and count from 0 or 1 without a gap, each once. */
  isCounting: boolean
}

/** A column with at most this many values is a category, whatever the number of rows. */
const FEW = 30
/** Most values of a category, and their share of the cells. */
const MOST = 1000
const SHARE = 0.1
/** From this many rows on a column whose values all differ may be an id. */
const MANY = 20
/** Longest id in code points, and longest value of a category. */
const LONGEST_ID = 64
const LONGEST_VALUE = 100

/** Texts of two values, in small letters. */
export const flagPairs = [
  ['0', '1'],
  ['true', 'false'],
  ['yes', 'no'],
  ['y', 'n'],
  ['t', 'f'],
  ['是', '否'],
  ['真', '假'],
] as const

/**
 * Type of a column by its cells. A number or day must be in every filled cell; one word among them makes the column a category or a
 * text, because a reader must not believe in a mean of a part.
 */
export function columnTypeOf(facts: ColumnFacts): ColumnType {
  const { filled, distinct, numbers, flags, days, words, longest, isCounting } = facts
  if (filled === 0) return 'text'
  if (flags === filled && distinct <= 2) return 'binary'
  const allDiffer = distinct === filled && filled >= MANY
  if (days === filled) return 'date'
  if (numbers === filled) return allDiffer && isCounting ? 'id' : 'number'
  if (allDiffer && words === filled && longest <= LONGEST_ID) return 'id'
  const isFew = distinct <= FEW || (distinct <= MOST && distinct <= filled * SHARE)
  return isFew && distinct < filled && longest <= LONGEST_VALUE ? 'category' : 'text'
}
