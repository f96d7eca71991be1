import { style } from '@vanilla-extract/css'

export const box = style({ maxInlineSize: '620px' })
