import { globalStyle, style } from '@vanilla-extract/css'

/** Reserves the space of the drawing, which loads late and is as wide as its container. */
export const ring = style({ inlineSize: '220px', maxInlineSize: '100%', aspectRatio: '620 / 476' })

// the server's page has the shapes of the drawing without its style sheet, and would show them in black; that sheet shows them
globalStyle(`:where(${ring}) svg`, { visibility: 'hidden' })
