import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const ways = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const label = style({ ...text.table, fontWeight: 600 })
export const area = style({
  fontFamily: vars.font.mono,
  fontSize: textSize.table,
  lineHeight: 1.5,
  inlineSize: '100%',
  padding: space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  resize: 'vertical',
})
export const problems = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
