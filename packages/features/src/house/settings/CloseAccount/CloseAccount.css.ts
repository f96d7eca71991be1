import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space[5] })
export const form = style({ display: 'grid', gap: space[5], maxInlineSize: '640px' })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const list = style({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[5] })
