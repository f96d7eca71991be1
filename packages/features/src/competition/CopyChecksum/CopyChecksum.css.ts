import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const checksum = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: vars.color.textSubtle,
})
export const checksumName = style({ flex: 'none' })
export const checksumValue = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: textSize.micro })
