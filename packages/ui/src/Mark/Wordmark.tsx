import * as css from './Mark.css.ts'
import { Mark } from './Mark.tsx'

export interface WordmarkProps {
  /** The name in Han characters. */
  name: string
  /** The Latin name, in smaller letters after it; hidden on phones and tablets. */
  latin?: string
  /** Edge of the mark in CSS pixels; the font size is two thirds of it. */
  size?: number
}

/** Mark and name, as in the header and on the sign-on site. Font size and colour come from the surrounding text. */
export function Wordmark({ name, latin, size = 30 }: WordmarkProps) {
  return (
    <span className={css.lockup}>
      <Mark size={size} />
      <span className={css.wordmark}>
        {name}
        {latin && <span className={css.latin}>{latin}</span>}
      </span>
    </span>
  )
}
