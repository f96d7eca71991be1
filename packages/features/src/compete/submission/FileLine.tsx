import * as css from './FileLine.css.ts'

export interface FileLineProps {
  /** The line, cut to the length of a message; nothing is shown without one. */
  text: string | number | null | undefined
}

/** The line of a result file that a problem is about, as it stands in the file. */
export function FileLine({ text }: FileLineProps) {
  return text ? (
    <code className={css.line} dir="auto">
      {text}
    </code>
  ) : null
}
