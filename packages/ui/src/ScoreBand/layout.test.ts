import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWidth } from '../chart/textWidth.ts'
import {
  type BandLabel,
  beforeMarks,
  layoutMarks,
  overMark,
  placeLabels,
  roomNames,
  rooms,
  spotOf,
  TEXT,
} from './layout.ts'
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

/** Width that a name of a flag is given. */
const bold = (text: string) => Math.ceil(textWidth(text, TEXT) * 1.08) + 2

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

test.each(roomNames)(
  'on a %s the line of a zone has its badges behind it and all others before it, at equal scores too',
  (room) => {
    fc.assert(
      fc.property(field, fc.nat(), fc.integer({ min: 0, max: 400 }), (shares, pick, wider) => {
        const held = shares.length === 0 ? 0 : 1 + (pick % shares.length)
        const spots = shares.map((at) => spotOf(at, uncut))
        const swarm = layoutMarks(spots, room, [held])
        const [last = 1, next = last] = shares.slice(held - 1)
        const line = beforeMarks(spotOf((last + next) / 2, uncut), held, { spots, swarm, room })
        const width = rooms[room] + wider
        const at = line.share * width + line.px
        for (const [index, spot] of spots.entries()) {
          const start = spot.share * width + spot.px + (swarm.spots[index]?.dx ?? 0)
          if (index < held) expect(start).toBeGreaterThanOrEqual(at - 0.02)
          else expect(start + swarm.size).toBeLessThanOrEqual(at + 0.02)
        }
      }),
      { numRuns: 100, examples: [[[1, ...Array<number>(6).fill(0.97), 0, 0, 0], 5, 0]] },
    )
  },
)

test.each(roomNames)('on a %s the name of a zone stands on its ground or across its line, or is left out', (room) => {
  const width = rooms[room]
  const texts = fc.constantFrom(['前 3', '前 10'] as const, ['Top 3', 'Top 10'] as const)
  fc.assert(
    fc.property(texts, share, share, ([gold, silver], a, b) => {
      const names = [
        { id: 'gold', text: gold, at: Math.max(a, b) },
        { id: 'silver', text: silver, at: Math.min(a, b) },
      ].map(({ at, ...name }) => ({ ...name, spot: spotOf(at, uncut), anchor: 'start' as const, isOver: true }))
      const placed = placeLabels(names, width)
      expect(placed.map(({ id }) => id)).toContain('gold')
      for (const { id, text, spot, lean } of placed) {
        const line = names.find((name) => name.id === id)?.spot ?? { share: 0, px: 0 }
        const start = spot.share * width + spot.px - lean * bold(text)
        expect(start).toBeLessThanOrEqual(line.share * width + line.px + 0.02)
        expect(start + bold(text)).toBeGreaterThanOrEqual(line.share * width + line.px - 0.02)
      }
    }),
    { examples: [[['Top 3', 'Top 10'], 0.97, 0.8]] },
  )
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

test.each(roomNames)(
  'on a %s a flag stands over its badge, the frame beside no other badge, and both names where there is room',
  (room) => {
    const width = rooms[room]
    fc.assert(
      fc.property(
        field.filter(({ length }) => length > 0),
        fc.nat(),
        fc.constantFrom('本队 第 13 名', 'Our team, rank 113'),
        fc.constantFrom('潮间带', 'The very first team', '一个名字很长很长的队伍'),
        (shares, pick, ownText, leaderText) => {
          const own = pick % shares.length
          const spots = shares.map((at) => spotOf(at, uncut))
          const swarm = layoutMarks(spots, room)
          const middle = (index: number) =>
            (spots[index]?.share ?? 0) * width +
            (spots[index]?.px ?? 0) +
            (swarm.spots[index]?.dx ?? 0) +
            swarm.size / 2
          const flag = (id: string, text: string, index: number) =>
            overMark({ id, text, spot: spots[index] ?? { share: 0, px: 0 } }, swarm, index)
          const flags = [flag('own', ownText, own), ...(own === 0 ? [] : [flag('leader', leaderText, 0)])]
          const placed = placeLabels(flags, width).map(({ id, text, spot, lean }) => ({
            id,
            start: spot.share * width + spot.px - lean * bold(text),
            size: bold(text),
          }))
          // the own flag is never left out
          expect(placed.some(({ id }) => id === 'own')).toBe(true)
          for (const { id, start, size } of placed) {
            const at = middle(id === 'own' ? own : 0)
            expect(start).toBeLessThanOrEqual(at + 0.02)
            expect(start + size).toBeGreaterThanOrEqual(at - 0.02)
          }
          // with room for both names beside each other, each over its badge, none is left out or moves the own one
          const [ownSize = 0, leaderSize = 0] = flags.map(({ text }) => bold(text))
          const centred = Math.max(0, Math.min(middle(own) - ownSize / 2, width - ownSize))
          if (own > 0 && middle(0) - leaderSize / 2 >= centred + ownSize + 8 && middle(0) + leaderSize / 2 <= width) {
            expect(placed).toHaveLength(2)
            expect(placed[0]?.start).toBeCloseTo(centred, 1)
          }
          const frame = swarm.spots[own] ?? { dx: 0, up: 0 }
          for (const [index, { up }] of swarm.spots.entries()) {
            if (index === own) continue
            const apart = Math.max(Math.abs(middle(index) - middle(own)), Math.abs(up - frame.up)) - swarm.size
            expect(apart).toBeGreaterThanOrEqual(swarm.gap - 0.03)
          }
        },
      ),
      { numRuns: 80 },
    )
  },
)

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
        .map(({ id, text, spot, lean }) => ({
          x: spot.share * width + spot.px - lean * textWidth(text, TEXT),
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
    {
      examples: [
        [
          Array.from({ length: 2 }, () => ({
            at: 3.4967654318902575e-18,
            text: '前 3' as const,
            anchor: 'start' as const,
            isMinor: false,
          })),
          'phone',
        ],
      ],
    },
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
