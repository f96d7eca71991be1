/** Endings of a result file: text with one row per id. */
export const resultEndings = ['.csv', '.txt'] as const

/** Endings that the server takes for a process file (Q128). */
export const processEndings = ['.csv', '.zip', '.json', '.txt'] as const

/** Whether a file's name has one of the endings, in either case. */
export const hasEnding = (file: File, endings: readonly string[]): boolean =>
  endings.some((ending) => file.name.toLowerCase().endsWith(ending))

/** What is wrong with a process file before it is sent; the server refuses the same. */
export type ProcessProblem = 'wrongType' | 'tooLarge' | 'empty'

/** `maxBytes` null: not known yet. */
export function processProblem(file: File | null, maxBytes: number | null): ProcessProblem | null {
  if (!file) return null
  if (!hasEnding(file, processEndings)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return maxBytes !== null && file.size > maxBytes ? 'tooLarge' : null
}
