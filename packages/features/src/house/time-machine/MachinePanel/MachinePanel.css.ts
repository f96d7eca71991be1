import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const panel = style({ ...text.table, display: 'grid', gap: space[4], minInlineSize: 0 })
export const place = style({ ...text.table, display: 'grid', gap: space[1], minInlineSize: 0 })
