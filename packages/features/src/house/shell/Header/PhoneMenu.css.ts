import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const menu = style({ '@media': { [media.tabletUp]: { display: 'none' } } })

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetPhone,
  blockSize: size.targetPhone,
  marginInlineEnd: `-${space[2.5]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { background: vars.color.bgHover, color: vars.color.textDefault },
  },
})

/** Spans the full width of the header, its containing block. */
export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  gap: space[2],
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  background: vars.color.headerBg,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
  boxShadow: vars.shadow['2'],
})

export const places = style({ display: 'grid' })

export const place = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.targetPhone,
  color: vars.color.headerMuted,
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.headerBorder}` },
    '&[aria-current]': { color: vars.color.headerText, fontWeight: 600 },
  },
})
