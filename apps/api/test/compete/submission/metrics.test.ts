import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScoredMetricId, scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { scoreRows } from '../../../make-content/metrics.ts'
import { scoreFile } from '../../../src/modules/compete/submission/evaluate/score-file.ts'
import { loadSolution } from '../../../src/modules/compete/submission/evaluate/solution.ts'

const labels = ['home', 'draw', "'away'"]

/** Target and cells of a row by metric. There are few values, so that there are many ties. */
const row: Record<ScoredMetricId, fc.Arbitrary<{ target: string; cells: string[] }>> = {
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
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function score(metric: ScoredMetricId, rows: { target: string; cells: string[] }[], order: readonly number[]) {
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
    return scoreFile(await loadSolution(solution, shape), { file, solution, shape })
  }

  test.each(scoredMetrics)('%s is that of the plain definition, in any order of rows', async (metric) => {
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
          // one class only: the solution is invalid, and the score is never null or NaN
          await expect(score(metric, rows, indexes)).rejects.toThrow('undefined')
          return
        }
        const first = await score(metric, rows, indexes)
        if (first.kind !== 'scored') throw new Error(JSON.stringify(first))
        for (const list of ['A', 'B'] as const) {
          const scale = Math.max(1, Math.abs(expected[list]))
          expect(Math.abs((first.scores[list] ?? Number.NaN) - expected[list]) / scale).toBeLessThan(1e-12)
        }
        // the same predictions in another order have exactly the same score: ties do not depend on order
        expect(await score(metric, rows, indexes.toReversed())).toEqual(first)
      }),
      { numRuns: 25 },
    )
  })

  describe('log-loss', () => {
    const targets = ['home', 'draw', "'away'", 'home', 'draw', "'away'"]
    const rows = (factor: number) =>
      [
        [0.5 * factor, 0.3 * factor, 0.2 * factor],
        [0.333, 0.333, 0.333],
        [0.1, 0.2, 0.7009],
        [0, 1, 0],
        [1, 0, 0.0009],
        [0.25 * factor, 0.25 * factor, 0.5 * factor],
      ].map((cells, i) => ({ target: targets[i] ?? '', cells: cells.map(String) }))

    // computed by sklearn.metrics.log_loss of scikit-learn 1.2.1 with its own eps, which also divides each row by its sum
    test.each([1, 1.0009, 0.9991])('equals scikit-learn’s where the sums of rows are %d', async (factor) => {
      const result = await score('log-loss', rows(factor), [0, 1, 2, 3, 4, 5])
      if (result.kind !== 'scored') throw new Error(JSON.stringify(result))
      expect(Math.abs((result.scores.A ?? 0) / 18.36840028483855 - 1)).toBeLessThan(1e-15)
      expect(Math.abs((result.scores.B ?? 0) / 9.548150526076686 - 1)).toBeLessThan(1e-15)
    })

    test('does not change when rows are scaled within the tolerance of their sums', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(row['log-loss'], fc.double({ min: 0.9991, max: 1.0009, noNaN: true })), {
            minLength: 6,
            maxLength: 40,
          }),
          async (scaled) => {
            const order = scaled.map((_, i) => i)
            // cells at 0 and 1 are clipped, and scaling does not change that
            const inside = scaled.map(([{ target, cells }, factor]) => {
              const share = cells.map((cell) => (Number(cell) + 0.1) / 1.3)
              return { plain: share, scaled: share.map((p) => p * factor), target }
            })
            const of = (which: 'plain' | 'scaled') =>
              score(
                'log-loss',
                inside.map(({ target, ...cells }) => ({ target, cells: cells[which].map(String) })),
                order,
              )
            const [first, second] = [await of('plain'), await of('scaled')]
            if (first.kind !== 'scored' || second.kind !== 'scored') throw new Error(JSON.stringify([first, second]))
            for (const list of ['A', 'B'] as const) {
              expect(Math.abs((first.scores[list] ?? 0) - (second.scores[list] ?? 1))).toBeLessThan(1e-12)
            }
          },
        ),
        { numRuns: 15 },
      )
    })
  })

  test('throws for a solution with an id twice, as an error of the server', async () => {
    const solution = join(folder, 'twice.csv')
    writeFileSync(solution, 'id,target,list\na,1,A\na,2,B\n')
    const shape = { idColumn: 'id', predictionColumns: ['p'], labels: [], maxBytes: 1e6, metric: 'rmse' as const }
    await expect(loadSolution(solution, shape)).rejects.toThrow('twice')
    writeFileSync(solution, 'id,target,list\na,1,C\n')
    await expect(loadSolution(solution, shape)).rejects.toThrow('besides')
  })

  test.each<[ScoredMetricId, string]>([
    ['rmse', 'NaN'],
    ['mae', '1e101'],
    ['mae', ''],
    ['auc', '2'],
    ['average-precision', 'yes'],
    ['log-loss', 'nobody'],
    ['macro-f1', 'nobody'],
  ])('throws for a solution for %s with the target %j, before any file is refused', async (metric, target) => {
    const solution = join(folder, 'target.csv')
    writeFileSync(solution, `id,target,list\na,${target},A\n`)
    const shape = { idColumn: 'id', predictionColumns: ['p'], labels, maxBytes: 1e6, metric }
    await expect(loadSolution(solution, shape)).rejects.toThrow('line 2 of the solution')
  })
})
