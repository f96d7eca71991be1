import { style } from '@vanilla-extract/css'
import { focusRing, space } from '../theme/scale.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const panel = style({
  paddingBlockStart: space[5],
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
})
