import { contrastRatio } from '@shulei/ui/theme/contrast.ts'
import { contrastPairs } from '@shulei/ui/theme/pairs.ts'
import { isColourToken, tokenNames } from '@shulei/ui/theme/tokens.ts'
import { smallestDifference, visions } from '@shulei/ui/theme/vision.ts'
import { describe, expect, test } from 'vitest'
import { isDark, nightOf } from './night.ts'
import { themes } from './registry.ts'

test('the contract has at most 90 names', () => {
  expect(tokenNames.length).toBeLessThanOrEqual(90)
})

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test.each(contrastPairs)('%s on %s reaches %d', (foreground, ground, minimum) => {
    expect(contrastRatio(tokens[foreground], tokens[ground])).toBeGreaterThanOrEqual(minimum)
  })
})

describe.each(Object.entries(themes).filter(([, tokens]) => !isDark(tokens)))('the night of %s', (_, tokens) => {
  const night = nightOf(tokens)
  test('is dark', () => expect(isDark(night)).toBe(true))
  test.each(contrastPairs)('%s on %s reaches %d', (foreground, ground, minimum) => {
    expect(contrastRatio(night[foreground], night[ground])).toBeGreaterThanOrEqual(minimum)
  })
})

test.each(tokenNames.filter(isColourToken))(
  '%s of the wireframe is a grey, so that a colour seen in it is hard-coded',
  (name) => {
    const [, red, green, blue] = /^#(..)(..)(..)/.exec(themes.wireframe?.[name] ?? '') ?? []
    expect([green, blue]).toEqual([red, red])
  },
)

/** The wireframe theme is exempt: its purpose is to show hard-coded colours. */
const coloured = Object.entries(themes).filter(([name]) => name !== 'wireframe')

describe.each(coloured)('the data colours of %s', (_, tokens) => {
  const six = ([1, 2, 3, 4, 5, 6] as const).map((n) => tokens[`color-data-${n}`])
  test.each(visions)('can be told apart in %s vision', (vision) => {
    expect(smallestDifference(six, vision)).toBeGreaterThanOrEqual(10)
  })
})
