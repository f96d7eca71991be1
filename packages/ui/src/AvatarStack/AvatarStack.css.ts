import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, size, space, text } from '../theme/scale.css.ts'

export const stack = style({ display: 'flex', alignItems: 'center' })
export const person = style({
  flex: 'none',
  borderRadius: '50%',
  // A ring in the ground's colour separates overlapping faces.
  boxShadow: `0 0 0 2px ${vars.color.bgSurface}`,
  selectors: { '& + &': { marginInlineStart: `-${space[2]}` } },
})
/** Links do not overlap, so that even the smallest face keeps a target of 24 px. */
export const linked = style({ flex: 'none', selectors: { '& + &': { marginInlineStart: '1px' } } })
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.targetMin,
  minBlockSize: size.targetMin,
  borderRadius: '50%',
  selectors: { '&:focus-visible': focusRing },
})
export const more = style({
  ...text.micro,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  marginInlineStart: space[1.5],
})
