import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { text } from '../theme/scale.css.ts'

export const stack = style({ display: 'flex', alignItems: 'center' })
export const person = style({
  flex: 'none',
  borderRadius: '50%',
  // The ring shows the ground, so that overlapping faces stay apart.
  boxShadow: `0 0 0 2px ${vars.color.bgSurface}`,
  selectors: { '& + &': { marginInlineStart: '-7px' } },
})
export const more = style({
  ...text.micro,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  marginInlineStart: '6px',
})
