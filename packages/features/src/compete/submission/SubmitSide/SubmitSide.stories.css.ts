import { style } from '@vanilla-extract/css'

/** As wide as the side column. */
export const column = style({ maxInlineSize: '340px' })
