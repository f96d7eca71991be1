import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseForm, signatureOfProfile, tellingColumns, unevenness } from './choose.ts'
import { nearnessOf } from './nearness.ts'

const column = (name: string, type: string, counts: number[] = [9, 1], unique: number | null = counts.length) => ({
  name,
  type,
  unique,
  histogram: type === 'number' || type === 'date' ? counts.map((count) => ({ count })) : [],
  top: type === 'number' || type === 'date' ? [] : counts.map((count, place) => ({ value: `v${place}`, count })),
})

test('an even distribution has no unevenness, and a lopsided one has the most', () => {
  expect(unevenness([5, 5, 5, 5])).toBe(0)
  expect(unevenness([20, 0, 0, 0])).toBe(1)
  expect(unevenness([9, 5, 4, 2])).toBeGreaterThan(unevenness([6, 5, 5, 4]))
  expect([unevenness([]), unevenness([7]), unevenness([0, 0])]).toEqual([0, 0, 0])
})

test('the target comes first, then the columns that say most; ids, texts and even distributions are left out', () => {
  const columns = [
    column('id', 'id', [1, 9]),
    column('even', 'category', [7, 7, 7]),
    column('text', 'text', [1, 9]),
    column('some', 'number', [6, 3, 2]),
    column('most', 'number', [20, 1, 1]),
    column('target', 'binary', [5, 5]),
  ]
  expect(tellingColumns(columns, 'target').map(({ name }) => name)).toEqual(['target', 'most', 'some'])
})

const numbers = [column('x', 'number', [9, 2]), column('y', 'number', [8, 3])]

test.each([
  ['a few dates with a number', [column('day', 'date', [1], 300), column('n', 'number')], 'n', 300, 'curve'],
  ['many dates with a number', [column('day', 'date', [1], 4000), column('n', 'number')], 'n', 4000, 'calendar'],
  ['a text with a class', [column('words', 'text'), column('c', 'binary')], 'c', 50, 'ladder'],
  ['two numbers and a class', [...numbers, column('c', 'category', [3, 2, 1])], 'c', 50, 'scatter'],
  ['dates that repeat with a class', [column('day', 'date', [1], 30), column('c', 'category')], 'c', 60, 'calendar'],
  ['numbers alone', numbers, 'y', 50, 'scatter'],
  ['one category', [column('id', 'id'), column('c', 'category')], null, 50, 'bars'],
] as const)('%s are drawn as %4$s', (_, columns, target, rows, form) => {
  const table = { columns: columns.map(({ name }) => name), rows: Array<string[]>(rows).fill([]) }
  expect(chooseForm(columns, target, table)?.form).toBe(form)
})

const area = column('area', 'number', [5, 5])
const lopsided = column('lopsided', 'number', [30, 1])
const tableOf = (goal: (row: number) => number | string) => ({
  columns: ['area', 'lopsided', 'target'],
  rows: Array.from({ length: 40 }, (_, row) => [row, (row * 17) % 40, goal(row)].map(String)),
})

test('a scatter has across the column nearest to the target, however even its distribution is', () => {
  const price = column('target', 'number', [9, 4])
  const dear = tableOf((row) => row ** 3 + 7)
  expect(chooseForm([lopsided, area, price], 'target', dear)).toEqual({ form: 'scatter', x: 'area', y: 'target' })
  const kind = column('target', 'category', [20, 20])
  const large = tableOf((row) => (row < 20 ? 'flat' : 'house'))
  const form = { form: 'scatter', x: 'area', y: 'lopsided', group: 'target' }
  expect(chooseForm([lopsided, area, kind], 'target', large)).toEqual(form)
})

test('of columns equally near to the target, and without a target, the most lopsided comes first', () => {
  const some = column('some', 'number', [9, 5])
  const same = { columns: ['some', 'lopsided', 'target'], rows: [3, 1, 2].map((cell) => Array(3).fill(String(cell))) }
  const scatter = { form: 'scatter', x: 'lopsided' }
  expect(chooseForm([some, lopsided, column('target', 'number')], 'target', same)).toMatchObject(scatter)
  expect(chooseForm([some, lopsided], null, same)).toEqual({ form: 'scatter', x: 'some', y: 'lopsided' })
})

test('no other column of a table is nearer to the target than the one across', () => {
  const names = ['a', 'b', 'c', 'target']
  const cell = fc.oneof(fc.constant(''), fc.nat(6).map(String), fc.double({ noNaN: true }).map(String))
  const goal = fc.oneof(fc.nat(3).map(String), cell)
  const rows = fc.array(fc.tuple(cell, cell, cell, goal), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(rows, fc.constantFrom('number', 'category'), fc.array(fc.nat(29)), (rows, type, counts) => {
      const table = { columns: names, rows }
      const columns = names.map((name, place) =>
        column(name, name === 'target' ? type : 'number', [30, 0, counts[place] ?? 1], 4),
      )
      const others = names.slice(0, 3)
      const near = nearnessOf(table, others, { name: 'target', isClass: type === 'category' })
      const form = chooseForm(columns, 'target', table)
      const across = form?.form === 'scatter' ? form.x : 'none'
      expect(near.get(across)).toBe(Math.max(...near.values()))
    }),
  )
})

test('ids alone have no picture', () => {
  expect(chooseForm([column('id', 'id')], null, { columns: ['id'], rows: [['1']] })).toBeNull()
  expect(signatureOfProfile([column('id', 'id')])).toBeNull()
})

test('where only the profile is known, the most telling distribution is drawn', () => {
  const stored = signatureOfProfile([column('even', 'category', [5, 5]), column('told', 'category', [9, 1])])
  const names = ['v0', 'v1'].map((value) => ({ cn: value, en: value }))
  expect(stored).toMatchObject({ caption: null, columns: ['told'], data: { form: 'bars', names } })
})
