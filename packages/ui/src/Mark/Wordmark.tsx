import * as css from './Mark.css.ts'
import { Mark } from './Mark.tsx'

export interface WordmarkProps {
  /** The name in Han characters. */
  name: string
  /** The Latin name, in smaller letters after it; hidden on phones and tablets. */
  latin?: string
  /** Edge of the mark in CSS pixels; the font size is two thirds of it. */
  size?: number
  /** A name that an operator chose stands alone, and may be so long that it needs lines. */
  hasMark?: boolean
}

/** Mark and name, as in the header and on the sign-on site. Font size and colour come from the surrounding text. */
export function Wordmark({ name, latin, size = 30, hasMark = true }: WordmarkProps) {
  return (
    <span className={css.lockup}>
      {hasMark && <Mark size={size} />}
      <span className={hasMark ? css.wordmark : css.name}>
        {name}
        {latin && <span className={css.latin}>{latin}</span>}
      </span>
    </span>
  )
}
