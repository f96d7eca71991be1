import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space } from '../theme/scale.css.ts'

export const textLink = style({
  color: vars.color.textLink,
  // Isolates the direction of a name: right-to-left letters or direction marks in it must not affect the text around the
  // link.
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
    // Outside a sentence the position identifies a link, so it needs no underline; its target is larger instead.
    '&[data-standalone]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1.5],
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
