import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, media, space, text } from '../theme/scale.css.ts'
import { overhang } from './shapes.style.ts'

const above = createVar()
const below = createVar()

/** The box holds all of the needle: `above` and `below` are its ends beyond the drawing, the knob included. */
export const ruler = style({
  position: 'relative',
  inlineSize: '100%',
  vars: { [above]: `${overhang.row.above}px`, [below]: `${overhang.row.below}px` },
  blockSize: `calc(14px + ${above} + ${below})`,
  selectors: {
    '&[data-form="schedule"]': {
      vars: { [above]: `${overhang.schedule.above}px`, [below]: `${overhang.schedule.below}px` },
      blockSize: `calc(34px + ${above} + ${below})`,
    },
    '&[data-form="axis"]': {
      vars: { [above]: '0px', [below]: '0px' },
      alignSelf: 'stretch',
      blockSize: 'auto',
      minBlockSize: '22px',
      '@media': {
        [media.tabletDown]: { vars: { [above]: `${overhang.axis.above}px` }, blockSize: `calc(22px + ${above})` },
      },
    },
  },
})

export const drawing = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: above,
  inlineSize: '100%',
  blockSize: `calc(100% - ${above} - ${below})`,
  overflow: 'visible',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

export const line = style({ stroke: vars.color.borderDefault, strokeWidth: 1 })

/** A past stage is grey and keeps its pattern; a faded colour would fall below the contrast of graphics. */
const past = '[data-past] > &'
/** Twice the visible stroke, because the SVG around the bar clips the outer half. */
export const signup = style({
  fill: vars.color.bgSurface,
  stroke: vars.color.stageSignup,
  strokeWidth: 3,
  selectors: { [past]: { stroke: vars.color.borderStrong } },
})
export const listAGround = style({
  fill: `color-mix(in srgb, ${vars.color.stageA} 30%, ${vars.color.bgSurface})`,
  selectors: { [past]: { fill: vars.color.bgSurface } },
})
/** 3 px on, 3 px off, slanted by 25°: the dashes of one very thick line. */
export const listAHatch = style({
  stroke: vars.color.stageA,
  strokeWidth: 400,
  strokeDasharray: '3.3 3.3',
  selectors: { [past]: { stroke: vars.color.borderStrong } },
})
export const listB = style({
  fill: vars.color.stageB,
  selectors: { [past]: { fill: vars.color.borderStrong } },
})

export const needle = style({ stroke: vars.color.stageNow, strokeWidth: 2 })
export const knob = style({
  fill: vars.color.stageNow,
  selectors: { '[data-form="axis"] &': { display: 'none', '@media': { [media.tabletDown]: { display: 'inline' } } } },
})

/** Below the width of the axis the rows fold, and each ruler shows its own knob. */
export const axis = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '38px',
  overflow: 'visible',
  '@media': { [media.tabletDown]: { display: 'none' } },
})
export const month = style({
  ...text.micro,
  ...forcedText,
  fill: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})
export const today = style({
  ...text.micro,
  ...forcedText,
  fill: vars.color.stageNow,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
})

export const key = style({
  ...text.micro,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.color.textMuted,
})
export const swatch = style({ display: 'block', flex: 'none', overflow: 'hidden' })
