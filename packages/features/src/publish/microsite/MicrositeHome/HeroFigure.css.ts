import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[3],
  // the drawing alone says how wide a figure is
  inlineSize: 0,
  minInlineSize: '100%',
})
export const title = style(text.card)
export const note = style({ ...text.table, color: vars.color.textSubtle })
