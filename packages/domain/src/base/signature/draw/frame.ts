import { round } from '../path.ts'
import type { Drawing } from '../signature.ts'

/** The room for a drawing. A small one has no words and fewer marks. */
export interface Frame {
  width: number
  height: number
  isSmall?: boolean
}

/** The content of a drawing whose size its frame gives. */
export type Drawn = Pick<Drawing, 'marks' | 'labels'>

/** Text size of the labels. */
export const LABEL = 12
/** Room below a drawing for one line of words. */
export const FOOT = 18

/** The baseline of a label whose middle is at a height, inside the drawing. */
export const baseline = (middle: number, height: number) => round(Math.min(height - 1, Math.max(LABEL - 2, middle + 4)))
