import { style } from '@vanilla-extract/css'

/** Its room is kept while the drawing is on its way. The drawing itself asks for none: it is as wide as what holds it. */
export const ring = style({ inlineSize: '220px', maxInlineSize: '100%', aspectRatio: '620 / 476' })
