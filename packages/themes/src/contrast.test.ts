import { contrastRatio } from '@shulei/ui/theme/contrast.ts'
import { contrastPairs } from '@shulei/ui/theme/pairs.ts'
import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { tokenNames } from '@shulei/ui/theme/tokens.ts'
import { describe, expect, test } from 'vitest'
import { themes } from './registry.ts'

test('the contract stays small enough to hold in one view', () => {
  expect(tokenNames.length).toBeLessThanOrEqual(90)
})

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test('gives a value for every name of the contract and none besides', () => {
    expect(Object.keys(tokens).sort()).toEqual([...tokenNames].sort())
    expect(Object.keys(resolveTokens(tokens))).toHaveLength(tokenNames.length)
  })

  test.each(contrastPairs)('%s on %s reaches %d', (foreground, ground, minimum) => {
    expect(contrastRatio(tokens[foreground], tokens[ground])).toBeGreaterThanOrEqual(minimum)
  })
})
