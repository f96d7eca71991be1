import { createFileCheck, type FileReport, type FileRules } from './file.ts'

export const encoder = new TextEncoder()

export const rules: FileRules = {
  idColumn: 'id',
  predictionColumns: ['births'],
  prediction: 'number',
  ids: new Set(['a', 'b', 'c']),
  maxBytes: 10_000,
  maxRows: 100,
}
export const probability: FileRules = { ...rules, prediction: 'probability' }
export const classes: FileRules = { ...rules, predictionColumns: ['home', 'draw', 'away'], prediction: 'probabilities' }
export const label: FileRules = {
  ...rules,
  predictionColumns: ['weather'],
  prediction: 'label',
  labels: ['rain', 'sun', '雪'],
}

/** Checks a file in chunks of the given sizes, repeated; without sizes in one chunk. */
export function check(file: string | Uint8Array, by: FileRules = rules, sizes: readonly number[] = []): FileReport {
  const bytes = typeof file === 'string' ? encoder.encode(file) : file
  const fileCheck = createFileCheck(by)
  fileCheck.push(new Uint8Array(0))
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    fileCheck.push(bytes.subarray(from, from + size))
    from += size
  }
  return fileCheck.end()
}
