import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HostedColumn, metricsFor, proposalFor } from './proposal.ts'

const column = (name: string, type: string, unique: number, more: Partial<HostedColumn> = {}): HostedColumn => ({
  ...{ name, type, unique, missing: 0, isWhole: false, isBit: false },
  ...more,
})

test.each<[what: string, columns: HostedColumn[], id: string | null, target: string | null, metric: string | null]>([
  [
    'flowers',
    [column('sepal', 'number', 35), column('petal', 'number', 43), column('species', 'category', 3)],
    ...([null, 'species', 'accuracy'] as const),
  ],
  [
    'passengers, whose target stands in front',
    [column('id', 'id', 150), column('survived', 'binary', 2, { isBit: true }), column('fare', 'number', 90)],
    ...(['id', 'survived', 'auc'] as const),
  ],
  ['houses', [column('area', 'number', 120), column('price', 'number', 140)], null, 'price', 'rmse'],
  ['tides by the hour', [column('hour', 'id', 150), column('tide', 'number', 140)], null, 'tide', 'rmse'],
  ['texts alone', [column('a', 'text', 150), column('b', 'id', 150)], 'b', null, null],
])('of %s', (_, columns, idColumn, targetColumn, metric) => {
  expect(proposalFor(columns, 150)).toEqual({ idColumn, targetColumn, metric })
})

test('a proposal names columns of the table, never one twice, and a metric that fits its target', () => {
  const types = ['id', 'number', 'binary', 'category', 'date', 'text', 'list']
  const some = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('a', 'target', 'id', '目标', 'y', 'label', 'price'),
      type: fc.constantFrom(...types),
      unique: fc.option(fc.integer({ min: 0, max: 150 })),
      missing: fc.constantFrom(0, 0.3, 0.9),
      isWhole: fc.boolean(),
      isBit: fc.boolean(),
    }),
    { selector: ({ name }) => name },
  )
  fc.assert(
    fc.property(some, (columns) => {
      const { idColumn, targetColumn, metric } = proposalFor(columns, 150)
      const names: string[] = columns.map(({ name }) => name)
      for (const name of [idColumn, targetColumn]) if (name !== null) expect(names).toContain(name)
      if (targetColumn === null) return void expect(metric).toBeNull()
      expect(targetColumn).not.toBe(idColumn)
      const rest = columns.filter(({ name, unique }) => name !== targetColumn && name !== idColumn && unique !== 1)
      if (idColumn !== null) expect(rest.length).toBeGreaterThan(0)
      expect(metricsFor(columns[names.indexOf(targetColumn)] as HostedColumn)[0]).toBe(metric)
    }),
  )
})
