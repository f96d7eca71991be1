import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** As high as the form and the submissions beside it, so that the ladder can stay in view. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: space[5],
  minInlineSize: 0,
})
/** In view while a new submission moves the team's row. */
export const ladder = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[5]})`,
  ':empty': { display: 'none' },
  '@media': { [media.tabletDown]: { selectors: { '&[data-moved]': { display: 'none' } } } },
})

export const edge = style({ display: 'grid', gap: space[2] })
export const label = style({ ...text.table, color: vars.color.textMuted })
export const over = style(text.card)
export const exact = style({ ...text.table, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const windows = style({ display: 'grid', gap: space[1], paddingBlockStart: space[1] })
export const ends = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})

export const best = style({ display: 'grid', gap: space[3] })
export const standing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] })
export const score = style({ ...tabular, ...text.figure, lineHeight: 1.2 })
export const rank = style({ ...text.table, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const gap = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted })
