import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.css.ts'

const { color } = vars
const mix = (a: string, share: number, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`

/** Colours from malachite to azurite, as in blue-green landscape painting. */
const green = createVar()
const blue = createVar()

/**
 * Far ridges blend into the hero's ground, so that the picture looks like morning in light themes and like night in dark
 * ones.
 */
export const landscape = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '220px',
  vars: {
    [green]: color.stageSignup,
    [blue]: mix(color.data3, 38, mix(color.stageA, 80, 'black')),
  },
  '@media': {
    [media.phone]: { blockSize: '120px' },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
})

export const sky = style({ fill: mix(color.heroBg, 93, green) })
export const sun = style({ fill: color.actionBg })
export const ridge = style({
  selectors: {
    '&[data-depth="0"]': { fill: mix(green, 50, color.heroBg) },
    '&[data-depth="1"]': { fill: mix(green, 76, color.heroBg) },
    '&[data-depth="2"]': { fill: mix(mix(green, 62, blue), 92, 'black') },
    '&[data-depth="3"]': { fill: mix(blue, 90, 'black') },
    '&[data-depth="4"]': { fill: mix(blue, 68, 'black') },
  },
})
