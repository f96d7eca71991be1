import * as css from './OperatorLines.css.ts'
import type { Website } from './site-state.ts'

/** The operator's lines for the foot of every page, such as the number of a record. */
export function OperatorLines({ lines = [] }: { lines?: Website['lines'] }) {
  return lines.map(({ text, href }) =>
    href ? (
      <a key={text} className={css.link} href={href} rel="noopener">
        {text}
      </a>
    ) : (
      <span key={text} className={css.line}>
        {text}
      </span>
    ),
  )
}
