import { expect, test } from 'vitest'
import { colourPairsIn, uncheckedPairs } from './colourPairs.ts'

test('every text on a ground that a style sheet sets is a pair that all themes are held to', () => {
  expect(uncheckedPairs()).toEqual([])
})

test('text and ground of one rule are found, also below it', () => {
  const source = `export const tag = style({
    background: vars.color.bgSunken,
    color: vars.color.textMuted,
    selectors: { '&[data-tone=live]': { background: vars.color.stageA, color: vars.color.data1 }, '&:hover': { color: vars.color.textLink } },
  })`
  expect(colourPairsIn(source)).toEqual(['color-data-1 on color-stage-a', 'color-text-muted on color-bg-sunken'])
})
