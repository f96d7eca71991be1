import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space } from '../theme/scale.css.ts'

export const textLink = style({
  color: vars.color.textLink,
  // A name may be written from right to left, or hold signs that turn what follows: neither reaches beyond the link.
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  borderRadius: '2px',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecorationThickness: '2px' },
    '&[data-tone=inherit]': { color: 'inherit' },
    '&[data-tone=muted]': { color: vars.color.textMuted },
    '&[data-tone=muted]:hover': { color: vars.color.textDefault },
    // Outside a sentence the place alone says that it is a link; the target grows instead.
    '&[data-standalone]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      maxInlineSize: '100%',
      minInlineSize: size.targetMin,
      minBlockSize: size.targetMin,
      textDecoration: 'none',
    },
    '&[data-standalone]:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
    '&[data-current]': { color: vars.color.textDefault, fontWeight: 600 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-standalone]': { minBlockSize: size.targetPhone, paddingInlineEnd: space[1] } },
    },
    [media.forcedColors]: { color: 'LinkText' },
    [media.print]: { color: 'inherit' },
  },
})
