import { expect, test } from 'vitest'
import { petal, strongest } from './rose.ts'

const shares = [
  [0.1, 0.2],
  [0.05, 0.05],
  [0, 0],
  [0.3, 0.3],
]

test('the strongest direction reaches the rim with all its bands', () => {
  expect(strongest(shares)).toBeCloseTo(0.6)
  const rim = petal({ direction: [0.3, 0.3], index: 0, of: 4, band: 1, most: 0.6, centre: 0, radius: 100 })
  const [, y] = /^M[-\d.]+ [-\d.]+L([-\d.]+ [-\d.]+)A100 100/.exec(rim) ?? []
  expect(y).toBeDefined()
})

test('a calm gives empty shapes without NaN', () => {
  expect(strongest([])).toBeGreaterThan(0)
  expect(petal({ direction: [0], index: 0, of: 1, band: 0, most: strongest([]), centre: 0, radius: 9 })).not.toMatch(
    /NaN|Infinity/,
  )
})
