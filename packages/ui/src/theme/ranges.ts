import type { TokenName } from './tokens.ts'

/** Range of numbers that a token accepts, both ends included. */
export interface TokenRange {
  least: number
  most: number
  /** Unit after the number; a plain number when empty. */
  unit: 'px' | 'em' | 'ms' | ''
  /** Smallest visible difference. */
  step: number
  /** End of the slider, when larger values look the same. */
  slideTo?: number
}

const pixels = (least: number, most: number, slideTo?: number): TokenRange => ({
  least,
  most,
  unit: 'px',
  step: 1,
  ...(slideTo === undefined ? {} : { slideTo }),
})
const line: TokenRange = { least: 1, most: 2.5, unit: '', step: 0.05 }
const time: TokenRange = { least: 0, most: 1000, unit: 'ms', step: 10, slideTo: 600 }

/** Range of every token whose value is a single number. */
export const tokenRanges: Readonly<Partial<Record<TokenName, TokenRange>>> = {
  'font-display-tracking': { least: -0.05, most: 0.3, unit: 'em', step: 0.005 },
  'font-line-zh': line,
  'font-line-en': line,
  'radius-control': pixels(0, 999, 28),
  'radius-card': pixels(0, 40),
  'radius-pill': pixels(0, 999, 40),
  'border-width': pixels(0, 4),
  'size-row': pixels(32, 80),
  'size-content': pixels(640, 1920),
  'size-header': pixels(44, 96),
  'motion-fast': time,
  'motion-base': time,
}

const written: Readonly<Record<TokenRange['unit'], RegExp>> = {
  px: /^(\d{1,4})px$/,
  em: /^(-?\d?\.?\d{1,3})em$/,
  ms: /^(\d{1,4})ms$/,
  '': /^(\d(?:\.\d{1,2})?)$/,
}

/** Number of a value; null when it has another unit or is outside the range. */
export function numberOf(value: string, { least, most, unit }: TokenRange): number | null {
  const found = written[unit].exec(value)
  if (!found) return null
  const number = Number(found[1])
  return number >= least && number <= most ? number : null
}

/** Formats a number as a value, with the decimals of the step. */
export const valueAt = (number: number, { unit, step }: TokenRange) =>
  `${Number(number.toFixed(String(step).split('.')[1]?.length ?? 0))}${unit}`
