import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
})
export const ownTitle = style({ ...text.card })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: space[4],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
})
export const name = style({ ...text.card, minInlineSize: 0, overflowWrap: 'anywhere' })
export const meta = style({ ...text.table, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const manifesto = style({
  ...text.body,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const person = style({
  overflowWrap: 'anywhere',
  borderRadius: '2px',
  color: vars.color.textLink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[1],
})
