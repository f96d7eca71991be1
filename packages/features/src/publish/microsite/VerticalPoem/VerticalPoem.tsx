import * as css from './VerticalPoem.css.ts'

export interface VerticalPoemProps {
  lines: readonly string[]
  /** Poet and title of the poem. */
  source: string
}

/** A Chinese poem in vertical lines from right to left. It stays Chinese on English pages. */
export function VerticalPoem({ lines, source }: VerticalPoemProps) {
  return (
    <blockquote className={css.poem} lang="zh-CN">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <footer className={css.source}>{source}</footer>
    </blockquote>
  )
}
