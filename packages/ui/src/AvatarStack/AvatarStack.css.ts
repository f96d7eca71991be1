import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, size, text } from '../theme/scale.css.ts'

export const stack = style({ display: 'flex', alignItems: 'center' })
export const person = style({
  flex: 'none',
  borderRadius: '50%',
  // The ring shows the ground, so that overlapping faces stay apart.
  boxShadow: `0 0 0 2px ${vars.color.bgSurface}`,
  selectors: { '& + &': { marginInlineStart: '-7px' } },
})
/** What can be pressed lies apart: around the smallest face the target is still 24 px. */
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
  marginInlineStart: '6px',
})
