import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
})
export const failure = style({ ...text.table, color: vars.color.dangerText })
