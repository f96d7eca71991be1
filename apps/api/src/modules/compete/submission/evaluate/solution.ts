import { createReadStream } from 'node:fs'
import { splitLine } from '@shulei/domain/compete/submission/file-cells.ts'
import { createLineReader } from '@shulei/domain/compete/submission/file-lines.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { targetOf } from '@shulei/domain/compete/submission/score.ts'
import type { FileShape } from '../file-rules.ts'

/** A solution in memory. Rows are numbered from 0 in the order of its file. */
export interface Solution {
  ids: ReadonlyMap<string, number>
  /** Expected values by row, see `ScoredRows`. */
  targets: Float64Array
  /** The index of each label; labels of the competition come first. */
  labels: ReadonlyMap<string, number>
  /** Row numbers of each list that the solution has rows for. */
  lists: ReadonlyMap<'A' | 'B', Uint32Array>
}

/** Calls `onRow` with the cells of each row below the header. */
async function readRows(path: string, onRow: (cells: readonly string[], line: number) => void): Promise<void> {
  const decoder = new TextDecoder('utf-8')
  const lines = createLineReader((text, line) => {
    const cells = text === null ? null : splitLine(text, ',')
    if (cells === null) throw new Error(`line ${line} of the solution is no row`)
    if (line > 1 && text !== '') onRow(cells, line)
  })
  for await (const chunk of createReadStream(path)) lines.write(decoder.decode(chunk as Uint8Array, { stream: true }))
  lines.write(decoder.decode())
  lines.end()
}

/** Loads the file `id,target,list` (list A or B, each id once). Throws when the file is invalid, which is the server's fault. */
export async function loadSolution(path: string, { metric, labels: names }: FileShape): Promise<Solution> {
  const ids = new Map<string, number>()
  const labels = new Map(names.map((name, index) => [name, index]))
  const anyLabel = names.length === 0 && metrics[metric].prediction === 'label'
  const targets: number[] = []
  const isB: number[] = []
  await readRows(path, ([id = '', text = '', list = ''], line) => {
    if (anyLabel && !labels.has(text)) labels.set(text, labels.size)
    const target = targetOf(metric, text, labels)
    if (target === null)
      throw new Error(`line ${line} of the solution has a target that ${metric} cannot be computed with`)
    if (list !== 'A' && list !== 'B') throw new Error('the solution has a list besides A and B')
    isB.push(list === 'B' ? 1 : 0)
    ids.set(id, targets.length)
    targets.push(target)
  })
  if (ids.size === 0 || ids.size !== targets.length) throw new Error('the solution is empty or has an id twice')
  const lists = (['A', 'B'] as const).flatMap((list) => {
    const own = Uint32Array.from(targets.keys()).filter((row) => isB[row] === (list === 'B' ? 1 : 0))
    return own.length > 0 ? [[list, own] as const] : []
  })
  return { ids, targets: Float64Array.from(targets), labels, lists: new Map(lists) }
}
