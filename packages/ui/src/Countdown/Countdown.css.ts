import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, tabular, text } from '../theme/scale.css.ts'

export const countdown = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '14px',
  rowGap: '4px',
  '@media': { [media.phone]: { columnGap: '10px' } },
})

export const part = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '3px',
  fontSize: '14px',
  lineHeight: 1.4,
  color: vars.color.textMuted,
  selectors: { '[data-ground=hero] > &': { color: vars.color.heroMuted } },
})

export const figure = style({
  ...text.figure,
  letterSpacing: '-0.01em',
  color: vars.color.textDefault,
  selectors: { '[data-ground=hero] > * > &': { color: vars.color.heroText } },
})

export const ended = style({ fontSize: '16px', fontWeight: 600, lineHeight: '30px' })
