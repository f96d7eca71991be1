import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, lineBody, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const article = style({})

export const summary = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  borderRadius: '2px',
  color: vars.color.textLink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})

export const toOpen = style({ selectors: { [`${article}[open] &`]: { display: 'none' } } })
export const toClose = style({ selectors: { [`${article}:not([open]) &`]: { display: 'none' } } })

export const body = style({
  ...text.body,
  lineHeight: lineBody,
  display: 'grid',
  gap: space[3],
  maxInlineSize: '42em',
  paddingBlock: space[2],
  whiteSpace: 'pre-line',
})
