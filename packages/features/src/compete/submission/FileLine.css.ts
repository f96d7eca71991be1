import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingInline: space[2],
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: textSize.micro,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
