import { checkFile } from '../evaluate/check-file.ts'
import { loadSolution } from '../evaluate/solution.ts'
import { type FileShape, fileRulesOf } from '../file-rules.ts'

/** Two files to compare. Paths are local. */
export interface ComparisonTask {
  files: readonly [string, string]
  solution: string
  shape: FileShape
}

/** Rows of the test set, and those in which the predictions of two files differ. */
export interface RowCounts {
  rows: number
  differing: number
}

/**
 * Counts the rows that differ between two result files, whatever the order and form of their rows. Throws for a file that the check
 * refuses: only scored files are compared.
 */
export async function countRows({ files, solution, shape }: ComparisonTask): Promise<RowCounts> {
  const { ids } = await loadSolution(solution, shape)
  const labels = new Map<string, number>()
  /** A label without a number gets one of its own. */
  const codeOf = (label: string) => {
    const code = labels.get(label) ?? labels.size
    labels.set(label, code)
    return code
  }
  const read = async (path: string) => {
    const values = shape.predictionColumns.map(() => new Float64Array(ids.size))
    const { ok } = await checkFile(path, fileRulesOf(shape, ids), (row, column, cell, value) => {
      ;(values[column] as Float64Array)[row] = Number.isNaN(value) ? codeOf(cell) : value
    })
    if (!ok) throw new Error('a scored file was refused')
    return values
  }
  const [first, second] = [await read(files[0]), await read(files[1])]
  let differing = 0
  for (let row = 0; row < ids.size; row++) {
    if (first.some((values, column) => values[row] !== second[column]?.[row])) differing += 1
  }
  return { rows: ids.size, differing }
}
