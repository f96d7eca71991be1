import { style } from '@vanilla-extract/css'

/** As wide as the column beside a page. */
export const column = style({ maxInlineSize: '320px' })
