/** Extensions of a result file: text with one row per id, plain or compressed. The content decides the actual type. */
export const resultEndings = ['.csv', '.txt', '.gz', '.zip'] as const

/** Extensions of a process file (Q128), including programs. */
export const processEndings = ['.csv', '.zip', '.json', '.txt', '.py', '.ipynb'] as const

/** Whether a file's name has one of the extensions, in either case. */
export const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))
