import { expect, test } from 'vitest'
import { layoutSteps, type StepSeries, WIDTH } from './layout.ts'

const series = (id: string, ...values: number[]): StepSeries => ({
  id,
  label: id,
  tone: 1,
  points: values.map((value, at) => ({ at, value })),
})
const options = { height: 100, better: 'higher' } as const

test('a better score is drawn higher, also when lower scores win', () => {
  const up = layoutSteps([series('a', 1, 2)], options)!.lines[0]!.points
  expect(up[1]![1]).toBeLessThan(up[0]![1])
  const down = layoutSteps([series('a', 2, 1)], { ...options, better: 'lower' })!.lines[0]!.points
  expect(down[1]![1]).toBeLessThan(down[0]![1])
})

test('every line runs to the right edge', () => {
  const { lines } = layoutSteps([series('a', 1, 2, 3), series('b', 2)], options)!
  for (const line of lines) expect(line.points.at(-1)![0]).toBe(WIDTH)
})

test('labels of lines that end together do not overlap', () => {
  const { labels } = layoutSteps([series('a', 1, 5), series('b', 1, 5), series('c', 1, 5)], options)!
  const ys = labels.map((l) => l.y).sort((a, b) => a - b)
  expect(ys[1]! - ys[0]!).toBeGreaterThanOrEqual(18)
  expect(ys[2]! - ys[1]!).toBeGreaterThanOrEqual(18)
})

test('a label tells where its line ends, also when it had to move', () => {
  const { labels, lines } = layoutSteps([series('a', 1, 5), series('b', 1, 5), series('c', 1, 2)], options)!
  expect(labels.map(({ end }) => end)).toEqual(lines.map(({ points }) => points.at(-1)![1]))
  expect(labels[0]!.y).not.toBe(labels[0]!.end)
})

test('cuts a long name, so that the lines keep their width', () => {
  expect(
    layoutSteps([{ ...series('a', 1), label: '梯度消失在海平面之下的第二支队伍' }], options)!.labelWidth,
  ).toBeLessThanOrEqual(155)
})

test('draws one score as a level line', () => {
  const [a, b] = layoutSteps([series('a', 0.7)], options)!.lines[0]!.points
  expect(a![1]).toBe(b![1])
})

test('returns null when there is nothing to draw', () => {
  expect(layoutSteps([], options)).toBeNull()
  expect(layoutSteps([series('a', Number.NaN)], options)).toBeNull()
})

test('draws at most three grid lines', () => {
  expect(layoutSteps([series('a', 0.6, 0.8721)], options)!.grid.length).toBeLessThanOrEqual(3)
})
