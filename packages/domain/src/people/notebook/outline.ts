import type { NotebookPart } from './view.ts'

type Level = 2 | 3 | 4

/** An entry of the list of contents. */
export interface NotebookHeading {
  id: string
  text: string
  level: Level
}

type Cell = { kind: 'text'; parts: readonly NotebookPart[] } | { kind: 'raw' | 'code' | 'skipped' }

/**
 * The headings of a notebook below the page's title: one that only repeats it is left out, the first level is 2, and no level is
 * skipped. Levels are by the ids of the headings.
 */
export function outlineOf(
  cells: readonly Cell[],
  title: string,
): { headings: NotebookHeading[]; levels: ReadonlyMap<string, Level> } {
  const all = cells
    .flatMap((cell) => (cell.kind === 'text' ? cell.parts : []))
    .filter((part) => part.kind === 'heading')
  const shown = all.filter((heading, index) => index > 0 || heading.text !== title)
  const top = Math.min(4, ...shown.map(({ level }) => level))
  let last = 1
  const headings = shown.map(({ id, text, level }): NotebookHeading => {
    last = Math.min(level - top + 2, last + 1)
    return { id, text, level: last as Level }
  })
  return { headings, levels: new Map(headings.map(({ id, level }) => [id, level])) }
}
