import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { type MetricId, metrics } from '@shulei/domain/submission/metric.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scoreRows } from '../../seed/build/metrics.ts'
import { openEngine } from '../../src/modules/submission/evaluate/engine.ts'
import { scoreFile } from '../../src/modules/submission/evaluate/score-file.ts'
import { loadSolution } from '../../src/modules/submission/evaluate/solution.ts'

const labels = ['home', 'draw', "'away'"]

/** What a row of each metric can be: its truth, and its cells as written. Few values, so that there are many ties. */
const row: Record<MetricId, fc.Arbitrary<{ target: string; cells: string[] }>> = {
  rmse: numbers(),
  mae: numbers(),
  auc: scores(),
  'average-precision': scores(),
  accuracy: classes(),
  'macro-f1': classes(),
  'log-loss': fc
    .tuple(fc.constantFrom(...labels), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
    .map(([target, a, b]) => {
      const [first, second] = a + b > 10 ? [10 - a, 10 - b] : [a, b]
      return { target, cells: [first / 10, second / 10, (10 - first - second) / 10].map(String) }
    }),
}

function numbers() {
  return fc
    .tuple(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
    .map(([target, cell]) => ({ target: String(target), cells: [String(cell)] }))
}
function scores() {
  return fc
    .tuple(fc.constantFrom('0', '1'), fc.integer({ min: 0, max: 5 }))
    .map(([target, cell]) => ({ target, cells: [String(cell / 5)] }))
}
function classes() {
  return fc
    .tuple(fc.constantFrom(...labels), fc.constantFrom(...labels))
    .map(([target, cell]) => ({ target, cells: [cell] }))
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

describe('the score of a file by', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-metrics-'))
  let engine: DuckDBConnection
  beforeAll(async () => {
    engine = await openEngine()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function score(metric: MetricId, rows: { target: string; cells: string[] }[], order: readonly number[]) {
    const predictionColumns = metric === 'log-loss' ? labels : ['p']
    const file = join(folder, 'file.csv')
    const solution = join(folder, 'solution.csv')
    writeFileSync(
      solution,
      `id,target,list\n${rows.map(({ target }, i) => `r${i},${quoted(target)},${i % 3 ? 'B' : 'A'}\n`).join('')}`,
    )
    const line = (i: number) => [`r${i}`, ...(rows[i]?.cells ?? [])].map(quoted).join(',')
    writeFileSync(file, `${['id', ...predictionColumns].map(quoted).join(',')}\n${order.map(line).join('\n')}\n`)
    const shape = { idColumn: 'id', predictionColumns, labels, maxBytes: 1e6, metric }
    return scoreFile(engine, await loadSolution(engine, solution), { file, solution, scratch: folder, shape })
  }

  test.each(Object.keys(metrics) as MetricId[])(
    '%s is that of the plain definition, in any order of rows',
    async (metric) => {
      await fc.assert(
        fc.asyncProperty(fc.array(row[metric], { minLength: 6, maxLength: 40 }), async (rows) => {
          const indexes = rows.map((_, i) => i)
          const part = (list: 'A' | 'B') => rows.filter((_, i) => (i % 3 ? 'B' : 'A') === list)
          const plain = (list: 'A' | 'B') => {
            const own = part(list)
            return scoreRows(
              { id: metric, labels },
              own.map(({ target }) => target),
              own.map(({ cells }) => cells),
            )
          }
          const expected = { A: plain('A'), B: plain('B') }
          const isDefined = Number.isFinite(expected.A) && Number.isFinite(expected.B)
          if (!isDefined) {
            // one class only: the fault is the solution's, never a score of null or NaN
            await expect(score(metric, rows, indexes)).rejects.toThrow('undefined')
            return
          }
          const first = await score(metric, rows, indexes)
          if (first.kind !== 'scored') throw new Error(JSON.stringify(first))
          for (const list of ['A', 'B'] as const) {
            const scale = Math.max(1, Math.abs(expected[list]))
            expect(Math.abs((first.scores[list] ?? Number.NaN) - expected[list]) / scale).toBeLessThan(1e-12)
          }
          // the same predictions in another order are the same score to the last digit: ties are ties
          expect(await score(metric, rows, indexes.toReversed())).toEqual(first)
        }),
        { numRuns: 25 },
      )
    },
  )

  test('a solution with an id twice is our fault', async () => {
    const solution = join(folder, 'twice.csv')
    writeFileSync(solution, 'id,target,list\na,1,A\na,2,B\n')
    await expect(loadSolution(engine, solution)).rejects.toThrow('twice')
    writeFileSync(solution, 'id,target,list\na,1,C\n')
    await expect(loadSolution(engine, solution)).rejects.toThrow('besides')
  })
})
