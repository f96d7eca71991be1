import { style } from '@vanilla-extract/css'

/** Without this an icon in a narrow line would shrink before the text wraps. */
export const icon = style({ flex: 'none' })
