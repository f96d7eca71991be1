import { expect, test } from 'vitest'
import { unpack } from './pack.ts'
import { signatureOf } from './reduce.ts'
import type { SignatureData } from './signature.ts'

function dataOf<F extends SignatureData['form']>(
  rows: string[][],
  description: Parameters<typeof signatureOf>[1] & { form: F },
): Extract<SignatureData, { form: F }> {
  const columns = ['a', 'b', 'c']
  return signatureOf({ columns, rows }, description)?.data as Extract<SignatureData, { form: F }>
}

test('a column that the table has not is an error, not an empty picture', () => {
  expect(() => signatureOf({ columns: ['a'], rows: [] }, { form: 'bars', column: 'b' })).toThrow('no column b')
})

test('columns without anything to draw have no picture', () => {
  expect(signatureOf({ columns: ['a', 'b'], rows: [['', 'x']] }, { form: 'curve', date: 'a', value: 'b' })).toBeNull()
  expect(signatureOf({ columns: ['a'], rows: [] }, { form: 'bars', column: 'a' })).toBeNull()
})

test('a curve keeps its order by date, its ends and its range', () => {
  const data = dataOf(
    [
      ['2001-02-01', '20'],
      ['2001-01-01', '10'],
      ['2001-03-01', '15'],
    ],
    { form: 'curve', date: 'a', value: 'b' },
  )
  expect(data).toMatchObject({ ends: ['2001-01-01', '2001-03-01'], range: [10, 20] })
  expect(unpack(data.values).map((value) => Math.round((value ?? 0) * 100))).toEqual([0, 100, 50])
})

test('a calendar of categories takes names and colours from the description, in its order', () => {
  const data = dataOf(
    [
      ['2001-01-01', 'rain'],
      ['2001-01-02', 'sun'],
      ['2001-01-04', 'sun'],
    ],
    {
      form: 'calendar',
      date: 'a',
      value: 'b',
      values: [{ value: 'rain', tone: '4', name: { cn: '雨', en: 'Rain' } }],
    },
  )
  expect(data.keys).toEqual([
    { tone: '4', name: { cn: '雨', en: 'Rain' } },
    { tone: '2', name: { cn: 'sun', en: 'sun' } },
  ])
  expect(data.panels).toEqual([{ years: [{ year: 2001, cells: '01-1' }] }])
})

test('the levels of a calendar of numbers go from the lowest to the highest day', () => {
  const rows = Array.from({ length: 12 }, (_, day) => [`2001-01-${String(day + 1).padStart(2, '0')}`, String(day)])
  const data = dataOf(rows, { form: 'calendar', date: 'a', value: 'b' })
  expect(data.panels[0]?.years[0]?.cells).toBe('001122334455')
})

test('a ladder between two classes goes from tokens typical of the first to tokens typical of the second', () => {
  const rows = Array.from({ length: 40 }, (_, row) => (row % 2 === 0 ? ['山水山', '0'] : ['梅水梅', '1']))
  const data = dataOf(rows, { form: 'ladder', text: 'a', group: 'b', values: [{ value: '0' }, { value: '1' }] })
  expect(data.steps).toEqual(['山', '水', '梅'])
  const [first = 0, , last = 0] = unpack(data.values)
  expect(first).toBeLessThan(0.5)
  expect(last).toBeGreaterThan(0.5)
})

test('a ladder of words has whole words, and cuts those of no language', () => {
  const data = dataOf([['unintelligible'.repeat(3)], ['Unfortunately, it is incomprehensibility.']], {
    form: 'ladder',
    text: 'a',
  })
  expect(data.steps).toEqual(['incomprehensibility', 'unfortunately', 'unintelligibleunint…'])
})

test('hours begin after the emptiest stretch of the night', () => {
  const rows = [22, 23, 0, 6].flatMap((hour) => Array.from({ length: 20 }, (_, row) => [`${hour}:00`, String(row - 5)]))
  const data = dataOf(rows, { form: 'bands', x: 'a', y: 'b' })
  expect(data.ends).toEqual(['22:00', '6:00'])
  expect(data.bands).toHaveLength(5)
  expect(data.zero).toBeGreaterThan(0)
})

test('stages count rows, marked ones among them, and keep the described order', () => {
  const rows = [...Array(30).fill(['up', '1']), ...Array(10).fill(['down', '0'])] as string[][]
  const data = dataOf(rows, {
    form: 'stages',
    column: 'a',
    stages: [
      { value: 'down', height: 0 },
      { value: 'up', height: 1 },
    ],
    marked: { column: 'b', value: '1' },
  })
  expect(data.stages.map(({ dots, marked }) => [dots, marked])).toEqual([
    [10, 0],
    [30, 30],
  ])
})

test('bars have the names of their values: by frequency, numbers in their order, as described and not too long', () => {
  const namesOf = (cells: string[], description: object = {}) =>
    dataOf(
      cells.map((cell) => [cell]),
      { form: 'bars', column: 'a', ...description },
    ).names?.map(({ en }) => en)
  expect(namesOf(['false', 'true', '', 'true'])).toEqual(['true', 'false'])
  expect(namesOf(['10', '9', '9', '-2'])).toEqual(['-2', '9', '10'])
  expect(namesOf(['y', 'n', 'n'], { values: [{ value: 'y', name: { cn: '是', en: 'Yes' } }] })).toEqual(['n', 'Yes'])
  expect(namesOf(['long '.repeat(400)])?.[0]).toMatch(/^long long.{10,40}…$/)
  expect(namesOf(Array.from({ length: 30 }, (_, step) => String(step)))).toBeUndefined()
})

test('a matrix counts pairs and colours each by its most frequent group', () => {
  const rows = [
    ['1', '0', 'home'],
    ['1', '0', 'home'],
    ['9', '9', 'draw'],
  ]
  const { cells = '' } = dataOf(rows, { form: 'matrix', x: 'a', y: 'b', group: 'c' }).facets[0] ?? {}
  expect(cells.slice(3, 6)).toBe('0zz')
  // larger numbers count as the largest that is shown
  expect(cells.slice(35 * 3)).toMatch(/^1/)
})
