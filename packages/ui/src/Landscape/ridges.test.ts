import { expect, test } from 'vitest'
import { HEIGHT, landscape, WIDTH } from './ridges.ts'

test('the same person always has the same landscape, another person another one', () => {
  expect(landscape('208417')).toEqual(landscape('208417'))
  expect(landscape('208417')).not.toEqual(landscape('208418'))
})

test('five closed ridges span the picture in level steps, and the farthest stays visible', () => {
  for (let id = 0; id < 100; id++) {
    const { ridges } = landscape(String(id))
    expect(ridges).toHaveLength(5)
    for (const d of ridges) {
      expect(d).toMatch(/^M0 220L0 [\d.]+(H\d+V?[\d.]*)+Z$/)
      expect(d).toContain(`H${WIDTH}V${HEIGHT}Z`)
    }
    const heights = [...ridges[0]!.matchAll(/V(\d+)H/g)].map((m) => Number(m[1]))
    expect(Math.max(...heights)).toBeLessThan(HEIGHT)
    expect(Math.min(...heights)).toBeGreaterThan(20)
  }
})

test('the sun is in the sky', () => {
  for (let id = 0; id < 100; id++) {
    const { sun } = landscape(String(id))
    expect(sun.x).toBeGreaterThan(sun.radius)
    expect(sun.x).toBeLessThan(WIDTH - sun.radius)
  }
})
