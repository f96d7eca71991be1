import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signatureOfCriteria } from '../../compete/review/criteria-picture.ts'
import { widthOfText } from './cut.ts'
import { drawSignature, largeFrame, smallFrame } from './draw.ts'
import { signatureOf } from './reduce.ts'
import { descriptions, tables } from './signature.fixtures.ts'
import type { Description, Drawing, Mark } from './signature.ts'

/** The corners that a path reaches, with the width of its line. */
function boxOf({ d, line = 0, round, grid = [0, 0, 1, 1] }: Mark) {
  let [x, y] = [0, 0]
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const [left, top, width, height] = grid
  const reach = () => {
    // ends are cut off across a line without round ends
    const side = round ? line / 2 : 0
    const [px, py] = [left + x * width, top + y * height]
    box.left = Math.min(box.left, px - side)
    box.right = Math.max(box.right, px + side)
    box.top = Math.min(box.top, py - (line / 2) * height)
    box.bottom = Math.max(box.bottom, py + (line / 2) * height)
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([MmHhVvLlCz])([^MmHhVvLlCz]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number)
    expect(rest.replace(/-?(?:\d+\.\d+|\.\d+|\d+)|\s/g, '')).toBe('')
    for (let at = 0; at < values.length; ) {
      const next = () => values[at++] ?? Number.NaN
      if (command === 'M') [x, y] = [next(), next()]
      else if (command === 'm' || command === 'l') [x, y] = [x + next(), y + next()]
      else if (command === 'H') x = next()
      else if (command === 'h') x += next()
      else if (command === 'v') y += next()
      // control points of our curves lie between their ends
      else if (command === 'C') [, , , , x, y] = [next(), next(), next(), next(), next(), next()]
      else throw new Error(`unknown command ${command}`)
      reach()
    }
  }
  return box
}

/** Half a pixel: a hairline on an edge is half outside. */
const EDGE = 0.8

function expectInside({ width, height, marks, labels }: Drawing) {
  for (const mark of marks) {
    const box = boxOf(mark)
    for (const value of Object.values(box)) expect(Number.isFinite(value), mark.d.slice(0, 80)).toBe(true)
    expect(box.left).toBeGreaterThanOrEqual(-EDGE)
    expect(box.top).toBeGreaterThanOrEqual(-EDGE)
    expect(box.right).toBeLessThanOrEqual(width + EDGE)
    expect(box.bottom).toBeLessThanOrEqual(height + EDGE)
  }
  for (const label of labels) {
    expect(label.size).toBeGreaterThan(0)
    expect(label.x).toBeGreaterThanOrEqual(0)
    expect(label.x).toBeLessThanOrEqual(width)
    expect(label.y - label.size * 0.8).toBeGreaterThanOrEqual(-4)
    expect(label.y).toBeLessThanOrEqual(height)
  }
}

describe.each(descriptions)('$form of any table', (description) => {
  test('lies inside its frame, in finite numbers and few bytes', () => {
    let drawn = 0
    fc.assert(
      fc.property(tables, (table) => {
        const stored = signatureOf(table, description as Description)
        if (!stored) return
        drawn++
        expect(JSON.stringify(stored).length).toBeLessThan(8000)
        for (const frame of [largeFrame, smallFrame, { width: 1040, height: 300 }]) {
          const drawing = drawSignature(stored.data, frame)
          expectInside(drawing)
          expect(JSON.stringify(drawing).length).toBeLessThan(frame === smallFrame ? 6000 : 14_000)
        }
      }),
      // a smaller table says no more, and looking for it takes minutes
      { endOnFailure: true },
    )
    expect(drawn).toBeGreaterThan(4)
  })
})

test('each word of a ladder keeps to the width of its step', () => {
  const words = ['unfortunately', 'disappointing', 'wonderful', 'incomprehensibility', 'dirty', 'great', 'clean']
  const { data } =
    signatureOf({ columns: ['t'], rows: words.map((word) => [word]) }, { form: 'ladder', text: 't' }) ?? {}
  for (const frame of [largeFrame, smallFrame]) {
    const { labels } = drawSignature(data ?? { form: 'bars', counts: '' }, frame)
    const step = frame.width / labels.length
    expect(labels.length).toBeGreaterThan(2)
    for (const { text, size } of labels) expect(widthOfText(String(text)) * size).toBeLessThanOrEqual(step)
  }
})

test('the same data make the same drawing', () => {
  const table = { columns: ['k'], rows: [['a'], ['b'], ['a']] }
  const draw = () =>
    drawSignature(signatureOf(table, { form: 'bars', column: 'k' })?.data ?? { form: 'bars', counts: '' })
  expect(draw()).toEqual(draw())
  expect(draw().marks[0]?.d).toMatch(/^M0/)
})

test('each bar has its value below it, cut to the width of the bar; a small drawing has no words', () => {
  const kinds = [
    'true',
    'false',
    'the quick brown fox jumps over the lazy dog',
    '床前明月光疑是地上霜举头望明月低头思故乡',
  ]
  const rows = kinds.flatMap((kind, place) => Array.from({ length: 9 - place }, () => [kind]))
  const { data } = signatureOf({ columns: ['k'], rows }, { form: 'bars', column: 'k' }) ?? {}
  if (!data) throw new Error('nothing to draw')
  const { labels } = drawSignature(data)
  const texts = labels.map(({ text }) => (typeof text === 'string' ? text : text.cn))
  expect(texts).toEqual(['true', 'false', 'the quick brown fo…', '床前明月光疑是地上霜…'])
  expect(labels.map(({ x, anchor }) => [x, anchor])).toEqual([68.5, 208.5, 348.5, 488.5].map((x) => [x, 'middle']))
  expect(drawSignature(data, smallFrame).labels).toEqual([])
})

test('where bars are too narrow for their values, the values are left out', () => {
  const rows = Array.from({ length: 24 }, (_, place) => [place < 12 ? `k${place}` : `a long value ${place}`])
  const { data } = signatureOf({ columns: ['k'], rows }, { form: 'bars', column: 'k' }) ?? {}
  const { labels } = drawSignature(data ?? { form: 'bars', counts: '' })
  expect(labels.map(({ text }) => text)).toHaveLength(12)
})

test('a line of a calendar covers neighbours of one level, a dash for each cell', () => {
  const { marks } = drawSignature({
    form: 'calendar',
    unit: 'week',
    keys: [],
    panels: [{ years: [{ year: 2001, cells: `00-5${'-'.repeat(49)}` }] }],
  })
  expect(marks.map(({ d, opacity }) => [d, opacity])).toEqual([
    ['M0 0h2', 0.1],
    ['M3 0h1', 1],
  ])
})

test('a calendar whose days all differ from their neighbours drops its oldest years and stays small', () => {
  const years = [2001, 2002, 2003, 2004, 2005, 2006].map((year) => ({ year, cells: '012345'.repeat(60) }))
  const { marks, labels } = drawSignature({ form: 'calendar', unit: 'day', keys: [], panels: [{ years }] })
  expect(JSON.stringify(marks).length).toBeLessThan(12_000)
  expect(labels.at(-1)?.text).toBe('2006')
  expect(labels.length).toBeLessThan(6)
})

test('criteria of any weights fill a hundred cells inside the frame, in few bytes', () => {
  const criterion = fc.record({
    title: fc.record({ cn: fc.string({ maxLength: 12 }), en: fc.string({ maxLength: 20 }) }),
    weight: fc.double({ min: 0.01, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(criterion, { minLength: 1, maxLength: 12 }), (criteria) => {
      const stored = signatureOfCriteria(criteria)
      for (const frame of [largeFrame, smallFrame]) {
        const drawing = drawSignature(stored?.data ?? { form: 'bars', counts: '' }, frame)
        expectInside(drawing)
        expect(drawing.marks.flatMap(({ d }) => [...d.matchAll(/M/g)])).toHaveLength(100)
        expect(JSON.stringify(drawing).length).toBeLessThan(4500)
      }
    }),
    { numRuns: 30 },
  )
  expect(signatureOfCriteria([])).toBeNull()
})
