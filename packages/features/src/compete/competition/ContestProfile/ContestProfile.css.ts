import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const team = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const teamWords = style({ minInlineSize: 0 })
export const teamName = style({ ...text.subhead, lineHeight: 1.3 })
export const note = style({ ...text.micro, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })

export const manifesto = style({
  ...text.body,
  maxInlineSize: '42em',
  marginBlockStart: space[4],
  selectors: { '&[data-empty]': { color: vars.color.textSubtle } },
})

export const label = style({ ...text.table, color: vars.color.textSubtle, marginBlockStart: space[5] })
export const members = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  columnGap: space[5],
  rowGap: space[2],
  marginBlockStart: space[2],
})
export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  fontWeight: 500,
})
export const memberLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  borderRadius: '2px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
})

export const rankNote = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] })
export const chart = style({ marginBlockStart: space[5] })
