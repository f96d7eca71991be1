import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })
export const name = style({ ...text.card, overflowWrap: 'anywhere' })
export const since = style({ ...text.micro, ...tabular, color: vars.color.textMuted })
export const empty = style({ ...text.table, color: vars.color.textMuted })
