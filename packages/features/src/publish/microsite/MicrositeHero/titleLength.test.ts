import { expect, test } from 'vitest'
import { titleLength } from './titleLength.ts'

test.each([
  ['逐浪', 'short'],
  ['更上一层', 'medium'],
  ['Chasing Waves', 'medium'],
  ['2026 全国海洋智能预报挑战赛', 'long'],
  ['Ten thousand lamps over the city', 'long'],
  ['', 'short'],
] as const)('%s is %s', (title, length) => {
  expect(titleLength(title)).toBe(length)
})
