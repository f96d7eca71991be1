import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space[4] })

export const foot = style({ ...text.table, color: vars.color.textMuted })
