import { style } from '@vanilla-extract/css'

/** As wide as a page's side column. */
export const column = style({ maxInlineSize: '320px' })
