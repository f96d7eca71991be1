import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text, textSize } from '../theme/scale.css.ts'

/** Shared by `EmptyState` and `ErrorState`. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[10],
  paddingInline: space[6],
  textAlign: 'center',
  selectors: { '&[data-size=s]': { paddingBlock: space[6] } },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const art = style({
  inlineSize: '100%',
  maxInlineSize: '280px',
  color: vars.color.textSubtle,
  display: 'grid',
  placeItems: 'center',
})
export const title = style({ ...text.card, color: vars.color.textDefault, textWrap: 'balance' })
export const description = style({
  ...text.table,
  lineHeight: 1.6,
  color: vars.color.textMuted,
  maxInlineSize: '42em',
  textWrap: 'pretty',
})
export const detail = style({
  fontSize: textSize.micro,
  lineHeight: 1.4,
  fontFamily: vars.font.mono,
  color: vars.color.textSubtle,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[3],
})
export const icon = style({ color: vars.color.dangerText })
