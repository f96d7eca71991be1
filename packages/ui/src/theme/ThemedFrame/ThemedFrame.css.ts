import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'

export const box = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.color.bgSunken,
  // Drawn outside the box, whose inner size has the proportions of the window.
  boxShadow: `0 0 0 1px ${vars.color.borderDefault}`,
})

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  ':focus-visible': { outlineOffset: '-6px', outlineWidth: '6px' },
})
