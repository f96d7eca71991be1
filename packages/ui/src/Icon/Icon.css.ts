import { style } from '@vanilla-extract/css'

/** Beside a text without room a drawing would give way before a word does. */
export const icon = style({ flex: 'none' })
