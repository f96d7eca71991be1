import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })
export const skill = style({ display: 'flex', maxInlineSize: '100%' })
export const none = style({ ...text.table, color: vars.color.textSubtle })
