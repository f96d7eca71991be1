import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from '../chart/textWidth.ts'
import { type BandLabel, layoutMarks, placeLabels, roomNames, rooms, spotOf, TEXT } from './layout.ts'
import { PLOT } from './ScoreBand.css.ts'

const uncut = { worse: false, better: false }
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Best first, as in a ranking; many equal scores are likely. */
const field = fc
  .array(fc.oneof(share, fc.constantFrom(0, 0.5, 0.97, 1)), { maxLength: 120 })
  .map((shares) => shares.toSorted((a, b) => b - a))

function boxes(shares: readonly number[], room: (typeof roomNames)[number], wider = 0) {
  const spots = shares.map((at) => spotOf(at, uncut))
  const { size, spots: found } = layoutMarks(spots, room)
  const width = rooms[room] + wider
  return found.map(({ dx, up }, index) => {
    const { share: part, px } = spots[index] ?? { share: 0, px: 0 }
    return { x: part * width + px + dx, up, size, place: part * width + px }
  })
}

test.each(roomNames)('badges on a %s never overlap, stay inside and keep their order', (room) => {
  fc.assert(
    fc.property(field, fc.integer({ min: 0, max: 400 }), (shares, wider) => {
      const all = boxes(shares, room, wider)
      for (const [index, { x, up, size }] of all.entries()) {
        expect(x).toBeGreaterThanOrEqual(-0.01)
        expect(x + size).toBeLessThanOrEqual(rooms[room] + wider + 0.01)
        expect(up + size).toBeLessThanOrEqual(PLOT)
        const better = all[index - 1]
        if (better) expect(x < better.x - 0.5 || up < better.up).toBe(true)
        for (const other of all.slice(0, index)) {
          const apart = Math.abs(other.x - x) >= size - 0.02 || Math.abs(other.up - up) >= size
          expect(apart).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('eighteen teams with different scores stand within their size of their place, and are large', () => {
  const shares = Array.from({ length: 18 }, (_, index) => 1 - (index / 17) ** 2)
  for (const { x, size, place } of boxes(shares, 'desktop')) {
    expect(size).toBe(24)
    expect(Math.abs(x + size / 2 - place)).toBeLessThanOrEqual(size)
  }
})

test('teams with one score stand on each other, the first on top', () => {
  const [first, second] = boxes([0.4, 0.4], 'desktop')
  expect(first?.x).toBe(second?.x)
  expect(first?.up).toBeGreaterThan(second?.up ?? 0)
})

test('a score beyond a cut stands in the gutter, apart from the axis', () => {
  const cut = { worse: true, better: false }
  expect(spotOf(-4, cut)).toEqual({ share: 0, px: 14 })
  expect(spotOf(0, cut).px).toBeGreaterThan(14 + 24)
  expect(spotOf(1, cut)).toEqual({ share: 1, px: -14 })
})

test('labels never overlap, stay inside and keep the order of their places; the first ones are kept', () => {
  const labels = fc.array(
    fc.record({
      at: share,
      text: fc.constantFrom('前 3', '本队 第 13 名', 'Strong baseline'),
      anchor: fc.constantFrom('start' as const, 'end' as const, undefined),
      isMinor: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(labels, fc.constantFrom(...roomNames), (made, room) => {
      const width = rooms[room]
      const wished = made.map(
        ({ at, anchor, ...rest }, id): BandLabel => ({
          ...rest,
          id: String(id),
          spot: spotOf(at, uncut),
          ...(anchor && { anchor }),
        }),
      )
      const placed = placeLabels(wished, width)
        .map(({ id, text, spot }) => ({
          x: spot.share * width + spot.px,
          size: textWidth(text, TEXT),
          at: made[Number(id)]?.at ?? 0,
        }))
        .sort((a, b) => a.x - b.x)
      expect(placed.length).toBeGreaterThan(0)
      for (const [index, { x, size, at }] of placed.entries()) {
        expect(x).toBeGreaterThanOrEqual(-0.01)
        expect(x + size).toBeLessThanOrEqual(width)
        const next = placed[index + 1]
        if (!next) continue
        expect(x + size).toBeLessThan(next.x)
        expect(at).toBeLessThan(next.at + 1e-9)
      }
    }),
  )
})

test('a name that belongs where a bare number stands takes its place, and leaves a number elsewhere', () => {
  const cut = { worse: true, better: false }
  const labels: BandLabel[] = [
    { id: 'best', text: '0.9312', spot: { share: 1, px: 0 }, anchor: 'end', isMinor: true },
    { id: 'worst', text: '0.6698', spot: spotOf(0, cut), anchor: 'start', isMinor: true },
    { id: 'worse', text: '0.4127', spot: { share: 0, px: 0 }, anchor: 'start' },
    { id: 'weak', text: 'Weak baseline', spot: spotOf(0.01, cut) },
  ]
  const ids = (made: readonly BandLabel[]) => placeLabels(made, rooms.desktop).map(({ id }) => id)
  expect(ids(labels)).toEqual(['best', 'worse', 'weak'])
  expect(ids(labels.map(({ isMinor, ...label }) => label))).toEqual(['best', 'worst', 'worse'])
})
