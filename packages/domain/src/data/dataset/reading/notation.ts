import type { Separator } from './reading.ts'

/** How the numbers of a column are written: which signs stand between thousands and before decimals. */
export type Notation = 'plain' | 'comma' | 'dot' | 'space'

/** Facts of cells whose signs, units and brackets are taken off; all are counts of cells. */
export interface NotationFacts {
  filled: number
  /** 1234.5 */
  plain: number
  /** 1,234.5 */
  comma: number
  /** 1.234.567, 1.234,5 or 1234,5, but not what is plain */
  dot: number
  /** 1 234.5, 1 234,5 or 1'234.5 */
  space: number
  /** Plain cells whose point cannot stand between thousands. */
  points: number
}

/**
 * The notation that all cells obey, and whether another one fits as well: 1,234 may be a number below two where commas do not separate the
 * cells. Null without one.
 */
export function notationOf(
  { filled, plain, comma, dot, space, points }: NotationFacts,
  separator: Separator | null,
): { notation: Notation; isUnsure: boolean } | null {
  if (plain === filled) return { notation: 'plain', isUnsure: false }
  const fitsComma = plain + comma === filled
  const fitsDot = points === 0 && plain + dot === filled
  if (fitsComma && fitsDot) return { notation: separator === ';' ? 'dot' : 'comma', isUnsure: separator !== ',' }
  if (fitsComma) return { notation: 'comma', isUnsure: false }
  if (fitsDot) return { notation: 'dot', isUnsure: false }
  return plain + space === filled ? { notation: 'space', isUnsure: false } : null
}
