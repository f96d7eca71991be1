import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, textSize } from '../theme/scale.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: textSize.table,
  lineHeight: 1.4,
  color: vars.color.textSubtle,
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  selectors: {
    '&:not(:first-child)::before': { content: '"/" / ""', paddingInline: space[1.5], color: vars.color.textSubtle },
  },
})

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.textSubtle,
  textDecoration: 'none',
  selectors: {
    'a&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { selectors: { 'a&': { minBlockSize: size.targetPhone } } } },
})
