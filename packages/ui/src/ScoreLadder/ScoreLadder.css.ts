import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text, textSize, visuallyHidden } from '../theme/scale.css.ts'

export const ladder = style({ position: 'relative' })
export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
})

export const axis = style({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
/** Covers the axis where it is cut. */
export const gap = style({
  stroke: vars.color.bgSurface,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})
/** From a post to its label. */
export const leader = style({
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  selectors: { '[data-kind=own] > &': { stroke: vars.color.accentSolid } },
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const post = style({
  fill: vars.color.bgSurface,
  stroke: vars.color.dataRest,
  strokeWidth: 2,
  selectors: {
    '[data-kind=leader] > &': { fill: vars.color.dataRest },
    '[data-kind=own] > &': { fill: vars.color.accentSolid, stroke: vars.color.accentSolid },
  },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: {
        '[data-kind=leader] > &': { fill: 'CanvasText' },
        '[data-kind=own] > &': { fill: 'Highlight', stroke: 'Highlight' },
      },
    },
  },
})
export const list = style({ display: 'grid', paddingInlineStart: space[10] })
export const item = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '36px',
  minInlineSize: 0,
  color: vars.color.textMuted,
  selectors: { '&[data-kind=own], &[data-kind=leader]': { color: vars.color.textDefault } },
})
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-kind=own] > &, [data-kind=leader] > &': { fontWeight: 600 } },
})
export const note = style({
  ...text.micro,
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: { '[data-kind=own] > &': { color: vars.color.accentText }, '[data-kind=baseline] > &': visuallyHidden },
})
export const value = style({
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: textSize.table,
  selectors: { '[data-kind=own] > &, [data-kind=leader] > &': { fontWeight: 700 } },
})

const shine = keyframes({ from: { background: vars.color.accentSoft } })
/** The row's ground lights up once after its score has improved. */
export const improved = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${shine} 2.4s ease-out` } },
})
