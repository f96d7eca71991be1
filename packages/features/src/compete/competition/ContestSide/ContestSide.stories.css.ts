import { style } from '@vanilla-extract/css'

/** The width of a page's side column. */
export const column = style({ maxInlineSize: '340px' })
