import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const footer = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  background: vars.color.bgSurface,
  color: vars.color.textMuted,
})
