import { expect, test } from 'vitest'
import { badgeCells, badgePath } from './cells.ts'

const seeds = Array.from({ length: 500 }, (_, id) => `team-${id}`)

test('every pattern is mirrored and neither nearly empty nor a block', () => {
  for (const seed of seeds) {
    const cells = badgeCells(seed)
    const keys = new Set(cells.map(String))
    expect(keys.size).toBe(cells.length)
    for (const [column, row] of cells) expect(keys).toContain(String([4 - column, row]))
    expect(cells.length).toBeGreaterThanOrEqual(8)
    expect(cells.length).toBeLessThanOrEqual(17)
  }
})

test('the same team always has the same pattern, and few teams share one', () => {
  expect(badgeCells('潮间带')).toEqual(badgeCells('潮间带'))
  expect(new Set(seeds.map((seed) => badgeCells(seed).join(' '))).size).toBeGreaterThan(480)
})

test('the path covers each cell of the pattern once', () => {
  for (const seed of seeds.slice(0, 60)) {
    const covered = [...badgePath(seed, 2).matchAll(/M(\d) (\d)h(\d)v1h-\3/g)].flatMap(([, column, row, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(column) - 2 + step},${Number(row) - 2}`),
    )
    expect(covered.toSorted()).toEqual(badgeCells(seed).map(String).toSorted())
  }
})
