import * as css from './ApiReference.css.ts'
import type { ErrorLine } from './reference.ts'

/** Errors with their number, HTTP status and sentence. */
export function Errors({ lines }: { lines: readonly ErrorLine[] }) {
  return (
    <ul className={css.errors}>
      {lines.map(({ errno, http, text }) => (
        <li key={errno}>
          <code>{errno}</code>
          <i>{http}</i>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
