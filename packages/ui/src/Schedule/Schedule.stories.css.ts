import { style } from '@vanilla-extract/css'

export const narrow = style({ maxInlineSize: '340px' })
