import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  minBlockSize: '56px',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` } },
})
export const words = style({ flex: '1 1 150px', minInlineSize: 0 })
export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const link = style({
  minInlineSize: 0,
  minBlockSize: space[6],
  overflowWrap: 'anywhere',
  borderRadius: '2px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
})
export const joined = style({ ...text.micro, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const notes = style({
  ...text.table,
  display: 'grid',
  gap: space[1],
  flex: '1 1 260px',
  color: vars.color.textMuted,
})
