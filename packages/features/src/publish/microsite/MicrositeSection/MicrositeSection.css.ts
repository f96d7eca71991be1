import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[4],
})

export const title = style({
  ...text.section,
  fontSize: textSize.titleS,
  ...displayFace,
})

export const note = style({ ...text.table, color: vars.color.textSubtle })
