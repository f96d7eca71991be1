import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

export const year = style({ ...tabular, color: vars.color.textSubtle })

export const competition = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  borderRadius: '2px',
  fontWeight: 700,
  color: vars.color.textDefault,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { fontSize: textSize.body } },
})

export const note = style({
  ...text.micro,
  display: 'block',
  fontWeight: 400,
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const position = style({ display: 'grid', gap: space[0.5], inlineSize: '128px' })
