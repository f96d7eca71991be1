import { expect, test } from 'vitest'
import { colourPairsIn, uncheckedDrawings, uncheckedPairs, unreasonedFades } from './colourPairs.ts'

test('every pair of text and ground in a style sheet is a contrast pair of all themes', () => {
  expect(uncheckedPairs()).toEqual([])
})

test('every colour of a drawing is in a contrast pair of all themes and their nights', () => {
  expect(uncheckedDrawings()).toEqual([])
})

test('nothing that carries data is faded below the contrast of its pair', () => {
  expect(unreasonedFades()).toEqual([])
})

test('finds text and ground of one rule and of its nested rules', () => {
  const source = `export const tag = style({
    background: vars.color.bgSunken,
    color: vars.color.textMuted,
    selectors: { '&[data-tone=live]': { background: vars.color.stageA, color: vars.color.data1 }, '&:hover': { color: vars.color.textLink } },
  })`
  expect(colourPairsIn(source)).toEqual(['color-data-1 on color-stage-a', 'color-text-muted on color-bg-sunken'])
})
