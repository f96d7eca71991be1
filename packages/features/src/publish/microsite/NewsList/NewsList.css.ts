import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const day = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
export const link = style({
  flex: 1,
  paddingBlock: space[2.5],
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textLink },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
