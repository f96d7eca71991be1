import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, layer, media, space } from '../theme/scale.css.ts'

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.progress,
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: vars.radius.control,
  background: vars.color.bgInverse,
  color: vars.color.textInverse,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
    '&:hover': { color: vars.color.textInverse },
    '&:focus': focusRing,
  },
  '@media': { [media.print]: { display: 'none' } },
})
