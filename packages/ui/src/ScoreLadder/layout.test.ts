import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladder } from './layout.ts'

const line = 36
const of = (...scores: number[]) => scores.map((score, index) => ({ id: String(index), score }))
const list = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 8 }).map((all) => of(...all))
const direction = fc.constantFrom('lower' as const, 'higher' as const)

test('the smaller score stands at the top where lower is better, the greater one elsewhere', () => {
  const scores = of(5, 1, 3)
  expect(ladder(scores, { better: 'lower', line }).places.map(({ item }) => item.score)).toEqual([1, 3, 5])
  expect(ladder(scores, { better: 'higher', line }).places.map(({ item }) => item.score)).toEqual([5, 3, 1])
})

test('a score halfway between the ends has its post halfway between theirs', () => {
  const [best, middle, worst] = ladder(of(0.8, 0.7, 0.6), { better: 'higher', line }).places
  expect(middle?.post).toBeCloseTo(((best?.post ?? 0) + (worst?.post ?? 0)) / 2)
})

test('labels keep their distance and order, and posts stay inside and in order, for any scores', () => {
  fc.assert(
    fc.property(list, direction, (scores, better) => {
      const { places, height } = ladder(scores, { better, line })
      for (const [index, place] of places.entries()) {
        expect(place.post).toBeGreaterThanOrEqual(line / 2 - 1e-6)
        expect(place.post).toBeLessThanOrEqual(height - line / 2 + 1e-6)
        const before = places[index - 1]
        if (!before) continue
        expect(place.label - before.label).toBe(line)
        expect(place.post).toBeGreaterThanOrEqual(before.post - 1e-6)
        if (place.item.score === before.item.score) expect(place.post).toBeCloseTo(before.post)
      }
    }),
  )
})

test('the axis is cut only before a single score far behind all others', () => {
  expect(ladder(of(347, 358, 520), { better: 'lower', line }).cut).not.toBeNull()
  expect(ladder(of(347, 430, 520), { better: 'lower', line }).cut).toBeNull()
  const { places, cut, height } = ladder(of(347, 358, 400, 1967), { better: 'lower', line })
  expect(cut).toBe(height - line)
  expect(places.at(-1)?.post).toBe(height - line / 2)
  expect(places.at(-2)?.post).toBe(height - line * 1.5)
})

test('scores that are not finite are left out, equal scores share a post, and no score needs no room', () => {
  expect(ladder(of(Number.NaN, 1), { better: 'lower', line }).places).toHaveLength(1)
  expect(new Set(ladder(of(2, 2, 2), { better: 'lower', line }).places.map(({ post }) => post)).size).toBe(1)
  expect(ladder([], { better: 'lower', line })).toEqual({ places: [], height: 0, cut: null })
})
