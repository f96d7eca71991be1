import * as css from './Mark.css.ts'
import { Mark } from './Mark.tsx'

export interface WordmarkProps {
  /** The name in Han characters. */
  name: string
  /** The Latin name, smaller and after it; left out on phones. */
  latin?: string
  /** Edge of the mark in CSS pixels; the type follows at two thirds. */
  size?: number
}

/** Mark and name together, as in the header and the sign-on site. Size and colour come from the text around it. */
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
