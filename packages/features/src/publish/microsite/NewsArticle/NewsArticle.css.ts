import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const article = style({ display: 'grid', justifyItems: 'start', gap: space[3], overflowWrap: 'anywhere' })
export const title = style(headline)
export const at = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
