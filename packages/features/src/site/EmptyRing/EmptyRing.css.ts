import { style } from '@vanilla-extract/css'

/**
 * Reserves the space of the drawing, which loads late and is as wide as its container. The server's page has its shapes without
 * their style sheet, which would show them in black: they are hidden until the drawing's own style shows them.
 */
export const ring = style({
  inlineSize: '220px',
  maxInlineSize: '100%',
  aspectRatio: '620 / 476',
  visibility: 'hidden',
})
