import { createReadStream, readFileSync } from 'node:fs'
import Papa from 'papaparse'

/**
 * The comparison, in a separate process: a streaming CSV library, a map of the solution, and the metric in plain code. Its only
 * check is that every id is known.
 */
function rowsOf(path: string, each: (row: string[]) => void): Promise<void> {
  return new Promise((done, failed) => {
    let header = true
    const parser = Papa.parse(Papa.NODE_STREAM_INPUT, {})
    parser.on('data', (row: string[]) => {
      if (!header) each(row)
      header = false
    })
    parser.once('finish', done)
    parser.once('error', failed)
    createReadStream(path).pipe(parser)
  })
}

function areaUnderCurve(rows: { p: number; hit: number }[]): number {
  rows.sort((a, b) => a.p - b.p)
  let ranks = 0
  let hits = 0
  for (let from = 0; from < rows.length; ) {
    let to = from
    while (to < rows.length && rows[to]?.p === rows[from]?.p) to++
    for (let i = from; i < to; i++) {
      if (rows[i]?.hit) {
        ranks += (from + 1 + to) / 2
        hits += 1
      }
    }
    from = to
  }
  return (ranks - (hits * (hits + 1)) / 2) / (hits * (rows.length - hits))
}

const [, , solution, submission] = process.argv as [string, string, string, string]
const truth = new Map<string, { hit: number; list: string }>()
await rowsOf(solution, ([id = '', target, list = '']) => {
  if (id) truth.set(id, { hit: Number(target), list })
})
const lists: Record<string, { p: number; hit: number }[]> = { A: [], B: [] }
await rowsOf(submission, ([id = '', p]) => {
  const row = truth.get(id)
  if (row) lists[row.list]?.push({ p: Number(p), hit: row.hit })
})
const scores = { A: areaUnderCurve(lists.A ?? []), B: areaUnderCurve(lists.B ?? []) }
const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
const { user, system } = process.cpuUsage()
process.send?.({ scores, peak: Number(peak) * 1024, cpu: (user + system) / 1000 })
process.disconnect?.()
