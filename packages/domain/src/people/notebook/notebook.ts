import { fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'

/** Languages that a notebook can be written in. */
export const notebookLanguages = [
  ...(['Python', 'R', 'SQL', 'Julia'] as const),
  ...(['Bash', 'C', 'C#', 'C++', 'Clojure', 'Elixir', 'F#', 'Go', 'Haskell', 'Java', 'JavaScript', 'Kotlin'] as const),
  ...(['Lua', 'MATLAB', 'OCaml', 'Octave', 'Perl', 'PHP', 'PowerShell', 'Ruby', 'Rust', 'SageMath', 'SAS'] as const),
  ...(['Scala', 'Stata', 'Swift', 'TypeScript', 'APL', 'CoffeeScript', 'Coq', 'Dart', 'Fortran', 'gnuplot'] as const),
  ...(['Groovy', 'Maxima', 'Nim', 'Prolog', 'Racket', 'Scheme', 'Wolfram Language', 'Zig'] as const),
] as const
export type NotebookLanguage = (typeof notebookLanguages)[number]

/** Most code points of a notebook's title and summary. */
export const notebookLimits = { title: 80, summary: 200 } as const

/** Most notebooks of a person. */
export const MAX_NOTEBOOKS = 30

/** Largest file of a notebook in bytes. */
export const MAX_NOTEBOOK_BYTES = 10 * 1024 ** 2

export const NOTEBOOK_ENDING = '.ipynb'

/** Problem of a notebook's file, by the name of its error. */
export type NotebookFileProblem =
  | 'notebookTypeWrong'
  | 'notebookTooBig'
  | 'notebookNotJson'
  | 'notebookNotOne'
  | 'notebookOldFormat'
  | 'notebookTooManyCells'
  | 'notebookBadCharacters'

export type NotebookTextProblem = 'notebookTitleInvalid' | 'notebookSummaryInvalid'

/** The problem that name and size alone show, before anything is sent. */
export function notebookNameProblem({ name, size }: { name: string; size: number }): NotebookFileProblem | null {
  if (!name.toLowerCase().endsWith(NOTEBOOK_ENDING)) return 'notebookTypeWrong'
  if (size === 0) return 'notebookNotJson'
  return size > MAX_NOTEBOOK_BYTES ? 'notebookTooBig' : null
}

/** Normalises title and summary for storage. */
export const notebookTitle = lineOf
export const notebookSummary = linesOf

/** The problem of a notebook's texts, or null. A title is not empty. */
export function notebookTextProblem({
  title,
  summary,
}: {
  title: string
  summary: string
}): NotebookTextProblem | null {
  const line = notebookTitle(title)
  if (hasForbiddenCharacters(title) || line === '' || !fitsText(line, notebookLimits.title)) {
    return 'notebookTitleInvalid'
  }
  const isSummaryFine = !hasForbiddenCharacters(summary) && fitsText(notebookSummary(summary), notebookLimits.summary)
  return isSummaryFine ? null : 'notebookSummaryInvalid'
}

/** The title that a file's name suggests: without its ending, and cut to the limit. */
export const titleOfFile = (name: string): string =>
  [...notebookTitle(name.replace(/\.ipynb$/i, '').replaceAll('_', ' '))].slice(0, notebookLimits.title).join('')
