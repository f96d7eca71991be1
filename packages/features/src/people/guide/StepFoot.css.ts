import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `${vars.border.width} solid ${vars.color.borderHairline}`,
})
export const on = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { flex: 1, justifyContent: 'flex-end' } },
})
