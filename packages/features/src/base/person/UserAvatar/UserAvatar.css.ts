import { focusRing, size } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Keeps a target of 24 px around the smallest picture. */
export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: size.targetMin,
  minBlockSize: size.targetMin,
  borderRadius: '50%',
  selectors: { '&:focus-visible': focusRing },
})
