import { expect, test } from 'vitest'
import { hashText, pick, seededRandom } from './seed.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const take = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
  expect(take('u1')).toEqual(take('u1'))
  expect(take('u1')).not.toEqual(take('u2'))
})

test('numbers stay in [0, 1) and are spread out', () => {
  const next = seededRandom('spread')
  const values = Array.from({ length: 2000 }, next)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(values.reduce((a, b) => a + b) / values.length).toBeCloseTo(0.5, 1)
})

test('consecutive ids use every choice about equally', () => {
  const counts = new Array(8).fill(0)
  for (let id = 0; id < 8000; id++) counts[pick(String(id), 8)]++
  for (const count of counts) {
    expect(count).toBeGreaterThan(850)
    expect(count).toBeLessThan(1150)
  }
})

test('the hash stays the same, because a change would alter every generated picture', () => {
  expect(hashText('')).toBe(hashText(''))
  expect([hashText('208417'), hashText('顾南星')]).toMatchInlineSnapshot(`
    [
      771865714,
      653829847,
    ]
  `)
})
