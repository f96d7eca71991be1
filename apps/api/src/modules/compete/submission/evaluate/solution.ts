import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { splitLine } from '@shulei/domain/compete/submission/file-cells.ts'
import { IdTable } from '@shulei/domain/compete/submission/file-ids.ts'
import { createByteLineReader, createLineDecoder } from '@shulei/domain/compete/submission/file-lines.ts'
import { plainNumber } from '@shulei/domain/compete/submission/file-plain.ts'
import { metrics, NUMBER_LIMIT } from '@shulei/domain/compete/submission/metric.ts'
import { targetOf } from '@shulei/domain/compete/submission/score.ts'
import type { FileShape } from '../file-rules.ts'

/** A solution in memory. Rows are numbered from 0 in the order of its file. */
export interface Solution {
  ids: IdTable
  /** Expected values by row, see `ScoredRows`. */
  targets: Float64Array
  /** The index of each label; labels of the competition come first. */
  labels: ReadonlyMap<string, number>
  /** Row numbers of each list that the solution has rows for. */
  lists: ReadonlyMap<'A' | 'B', Uint32Array>
}

const [QUOTE, COMMA] = [34, 44]
const [LIST_A, LIST_B] = [65, 66]

/** Bytes that a row is presumed to have at least, for the room of the table of ids. */
const SHORT_ROW = 16

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The bytes of a row without quotes: `id,target,list`, and where its two commas are. */
type OnRow = (bytes: Uint8Array, from: number, commas: readonly [number, number], to: number, line: number) => void

/** Calls `onRow` with each row below the header. */
async function readRows(path: string, onRow: OnRow): Promise<void> {
  const decode = createLineDecoder()
  const commas: [number, number] = [0, 0]
  const lines = createByteLineReader((bytes, from, to, line) => {
    if (line === 1 || (bytes && from === to)) return
    let found = 0
    for (let at = from; bytes && at < to; at++) {
      if (bytes[at] === QUOTE) found = Number.NaN
      if (bytes[at] === COMMA && found++ < 2) commas[found - 1] = at
    }
    if (bytes && found >= 2) {
      // cells behind the third are not read
      const end = found === 2 ? to : bytes.indexOf(COMMA, commas[1] + 1)
      onRow(bytes, from, commas, end, line)
      return
    }
    const cells = bytes && splitLine(decode(bytes, from, to, line), ',')
    if (!cells) throw new Error(`line ${line} of the solution is no row`)
    const [id, target, list] = [0, 1, 2].map((cell) => encoder.encode(cells[cell] ?? '')) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ]
    const own = new Uint8Array(id.length + target.length + list.length + 2)
    own.set(id)
    own.set(target, id.length + 1)
    own.set(list, id.length + target.length + 2)
    onRow(own, 0, [id.length, id.length + target.length + 1], own.length, line)
  })
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    const { buffer, byteOffset, length } = chunk as Buffer
    lines.write(new Uint8Array(buffer, byteOffset, length))
  }
  lines.end()
}

/** Loads the file `id,target,list` (list A or B, each id once). Throws when the file is invalid, which is the server's fault. */
export async function loadSolution(path: string, { metric, labels: names }: FileShape): Promise<Solution> {
  const room = Math.ceil((await stat(path)).size / SHORT_ROW)
  const ids = new IdTable(room)
  const labels = new Map(names.map((name, index) => [name, index]))
  const { prediction } = metrics[metric]
  const anyLabel = names.length === 0 && prediction === 'label'
  /** The targets that have occurred, as few different ones are; numbers are read by their bytes. */
  const known = new IdTable()
  const knownTargets: number[] = []
  const targets: number[] = []
  const rows: Record<'A' | 'B', number[]> = { A: [], B: [] }

  function readTarget(bytes: Uint8Array, from: number, to: number, line: number): number {
    if (prediction === 'number') {
      const value = plainNumber(bytes, from, to)
      if (Math.abs(value) <= NUMBER_LIMIT) return value
    } else {
      const index = known.find(bytes, from, to)
      if (index >= 0) return knownTargets[index] as number
    }
    const text = decoder.decode(bytes.subarray(from, to))
    if (anyLabel && !labels.has(text)) labels.set(text, labels.size)
    const target = targetOf(metric, text, labels)
    if (target === null)
      throw new Error(`line ${line} of the solution has a target that ${metric} cannot be computed with`)
    if (prediction !== 'number') {
      known.add(bytes, from, to)
      knownTargets.push(target)
    }
    return target
  }

  await readRows(path, (bytes, from, [first, second], to, line) => {
    const target = readTarget(bytes, first + 1, second, line)
    const list = bytes[second + 1]
    if (to !== second + 2 || (list !== LIST_A && list !== LIST_B))
      throw new Error('the solution has a list besides A and B')
    rows[list === LIST_A ? 'A' : 'B'].push(targets.length)
    ids.add(bytes, from, first)
    targets.push(target)
  })
  if (ids.size === 0 || ids.size !== targets.length) throw new Error('the solution is empty or has an id twice')
  const lists = (['A', 'B'] as const).flatMap((list) =>
    rows[list].length > 0 ? [[list, Uint32Array.from(rows[list])] as const] : [],
  )
  return { ids, targets: Float64Array.from(targets), labels, lists: new Map(lists) }
}
