import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const board = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '40px',
  minInlineSize: 0,
})
export const rank = style({ ...tabular, fontWeight: 700, minInlineSize: '22px' })
export const name = style({ flex: 1, minInlineSize: 0, fontWeight: 600 })
export const count = style({ ...text.body, ...tabular, color: vars.color.textDefault })
