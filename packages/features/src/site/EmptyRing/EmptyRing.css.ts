import { style } from '@vanilla-extract/css'

/** Reserves the space of the drawing, which loads late and is as wide as its container. */
export const ring = style({ inlineSize: '220px', maxInlineSize: '100%', aspectRatio: '620 / 476' })
