import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '../theme/scale.css.ts'

export const countdown = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  rowGap: space[1],
  '@media': { [media.phone]: { columnGap: space[2.5] } },
})

export const part = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  fontSize: textSize.table,
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

export const ended = style({ fontSize: textSize.card, fontWeight: 600, lineHeight: '30px' })
