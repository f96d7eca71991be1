import { expect, test } from 'vitest'
import { chooseForm, signatureOfProfile, tellingColumns, unevenness } from './choose.ts'

const column = (name: string, type: string, counts: number[] = [9, 1], unique: number | null = counts.length) => ({
  name,
  type,
  unique,
  histogram: type === 'number' || type === 'date' ? counts.map((count) => ({ count })) : [],
  top: type === 'number' || type === 'date' ? [] : counts.map((count) => ({ count })),
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
  expect(chooseForm(columns, target, rows)?.form).toBe(form)
})

test('ids alone have no picture', () => {
  expect(chooseForm([column('id', 'id')], null, 10)).toBeNull()
  expect(signatureOfProfile([column('id', 'id')])).toBeNull()
})

test('where only the profile is known, the most telling distribution is drawn', () => {
  const stored = signatureOfProfile([column('even', 'category', [5, 5]), column('told', 'category', [9, 1])])
  expect(stored).toMatchObject({ caption: null, columns: ['told'], data: { form: 'bars' } })
})
