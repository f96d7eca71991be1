import { vars } from '@shulei/ui/theme/contract.css.ts'
import { text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const blocked = style({
  ...text.table,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})
