import { endingOf } from '../../base/text/ending.ts'

/** Extensions of a result file: text with one row per id, plain or compressed. The content decides the actual type. */
export const resultEndings = ['.csv', '.txt', '.gz', '.zip'] as const

/** Extensions of a process file (Q128), including programs. */
export const processEndings = ['.csv', '.zip', '.json', '.txt', '.py', '.ipynb'] as const

/** The format of a file that is no result file, by its name, for the sentence that says so; null for other names. */
export function foreignFormat(name: string): { code: 'spreadsheet' | 'dataFile' | 'otherText'; value: string } | null {
  const ending = endingOf(name)
  if (/^(?:xls[xbm]?|ods|numbers|et)$/.test(ending)) return { code: 'spreadsheet', value: ending }
  if (/^(?:parquet|feather|arrow|h5|hdf5|np[yz]|pkl|pickle|sqlite|rds|rdata|dta|sav)$/.test(ending))
    return { code: 'dataFile', value: ending }
  return /^(?:json|jsonl|html?|xml|ipynb)$/.test(ending) ? { code: 'otherText', value: ending } : null
}

/** Whether a file's name has one of the extensions, in either case. */
export const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))
