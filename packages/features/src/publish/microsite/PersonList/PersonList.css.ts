import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4] })
export const person = style({ display: 'flex', gap: space[3], alignItems: 'center', minInlineSize: 0 })
export const words = style({ minInlineSize: 0 })
export const name = style({ ...text.body, lineHeight: 1.5, fontWeight: 600 })
export const role = style({ ...text.table, color: vars.color.textSubtle })
