import { hasEndlessMarks } from '../../base/text/count.ts'
import type { NotebookFileProblem } from './notebook.ts'

/**
 * Thrown where a text has NUL or half of a surrogate pair, which no database stores, or endless marks on a letter, or a cell has
 * another form.
 */
export class Unreadable extends Error {
  readonly problem: NotebookFileProblem
  constructor(problem: NotebookFileProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A text of a file that can be stored. Throws `Unreadable`. */
export function checked(text: string): string {
  if (!text.isWellFormed() || text.includes('\0') || hasEndlessMarks(text))
    throw new Unreadable('notebookBadCharacters')
  return text
}

/** Cuts a text before a code point that would exceed the limit. */
export function cut(text: string, max: number): { text: string; isCut: boolean } {
  if (text.length <= max) return { text, isCut: false }
  const end = /[\ud800-\udbff]/.test(text[max - 1] ?? '') ? max - 1 : max
  return { text: text.slice(0, end), isCut: true }
}
