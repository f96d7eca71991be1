import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const foot = style({ display: 'grid', gap: space[3] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[3] })
export const note = style({ ...text.table, ...tabular, color: vars.color.textMuted, whiteSpace: 'normal' })
export const unsaved = style({ ...text.table, color: vars.color.warningText })
