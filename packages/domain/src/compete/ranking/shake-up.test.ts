import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOf, drawnScores, mayLead, overlap } from './shake-up.ts'

/** A generator of standard normal numbers by a seed. */
function normals(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state + 0.5) / 2_147_483_648
  }
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
}

const ROWS = 400
const rows = Uint32Array.from({ length: ROWS }, (_, row) => row)

/** Mean absolute errors of simulated teams on drawn rows: every team has the same spread and its own skill. */
function simulate(skills: readonly number[], seed: number, draws = 120) {
  const normal = normals(seed)
  const losses = skills.map((skill) => Float64Array.from({ length: ROWS }, () => Math.abs(normal()) + skill))
  const mean = (loss: Float64Array) => (drawn: Uint32Array) =>
    drawn.reduce((sum, row) => sum + (loss[row] as number), 0) / drawn.length
  const scores = losses.map((loss) => mean(loss)(rows))
  const drawn = losses.map((loss, team) =>
    drawnScores(rows, mean(loss), { score: scores[team] as number, draws, seed }),
  )
  return { scores, drawn, bands: bandsOf('mae', drawn, []) }
}

test('teams of equal skill overlap, and a clearly better team stands alone at the top', () => {
  let equal = 0
  const runs = 40
  for (let seed = 1; seed <= runs; seed++) {
    const { bands } = simulate([0.5, 0.5, 0], seed * 7919)
    const [first, second, best] = bands as [(typeof bands)[0], (typeof bands)[0], (typeof bands)[0]]
    if (overlap(first, second)) equal += 1
    expect([best.rankLow, best.rankHigh]).toEqual([1, 1])
    expect(overlap(best, first) || overlap(best, second)).toBe(false)
    expect(mayLead(bands)).toBe(1)
  }
  // 95 of 100 by the meaning of the bands, with room for chance
  expect(equal / runs).toBeGreaterThanOrEqual(0.85)
})

test('a band holds the score itself, and its ranks lie between 1 and the number of teams', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 1e6 }),
      (skills, others, seed) => {
        const { scores, drawn } = simulate(skills, seed, 60)
        for (const [team, band] of bandsOf('mae', drawn, others).entries()) {
          expect(band.scoreHigh).toBeLessThanOrEqual(scores[team] as number)
          expect(band.scoreLow).toBeGreaterThanOrEqual(scores[team] as number)
          expect(band.rankLow).toBeGreaterThanOrEqual(1)
          expect(band.rankLow).toBeLessThanOrEqual(band.rankHigh)
          expect(band.rankHigh).toBeLessThanOrEqual(skills.length + others.length)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('the direction of the metric turns the ends, and the same seed gives the same draws', () => {
  const drawn = [
    [1, 2, 3],
    [2, 3, 4],
  ]
  expect(bandsOf('rmse', drawn, [])[0]).toEqual({ scoreLow: 3, scoreHigh: 1, rankLow: 1, rankHigh: 1 })
  expect(bandsOf('auc', drawn, [])[0]).toEqual({ scoreLow: 1, scoreHigh: 3, rankLow: 2, rankHigh: 2 })
  expect(bandsOf('auc', drawn, [10, 0])[1]).toMatchObject({ rankLow: 2, rankHigh: 2 })
  expect(simulate([0, 1], 5).drawn).toEqual(simulate([0, 1], 5).drawn)
  const none = drawnScores(rows, () => Number.NaN, { score: 0.5, draws: 3, seed: 1 })
  expect(none).toEqual([0.5, 0.5, 0.5])
})

test('a long list is drawn in part, with differences as narrow as those of the whole list', () => {
  const long = Uint32Array.from({ length: 80_000 }, (_, row) => row)
  const normal = normals(3)
  const loss = Float64Array.from(long, () => normal())
  const mean = (drawn: Uint32Array) => drawn.reduce((sum, row) => sum + (loss[row] as number), 0) / drawn.length
  const score = mean(long)
  const draws = drawnScores(long, mean, { score, draws: 60, seed: 11 })
  const deviation = Math.sqrt(draws.reduce((sum, one) => sum + (one - score) ** 2, 0) / draws.length)
  // the standard error of a mean of 80,000 standard normal numbers is 0.0035
  expect(deviation).toBeGreaterThan(0.0025)
  expect(deviation).toBeLessThan(0.0047)
})
