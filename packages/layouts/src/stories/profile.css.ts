import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const identity = style({
  display: 'flex',
  gap: space[6],
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[2] } },
})
export const picture = style({
  flex: 'none',
  alignSelf: 'start',
  border: `4px solid ${vars.color.bgCanvas}`,
  borderRadius: '10px',
  overflow: 'hidden',
})
export const words = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingBlockStart: space[14],
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
})
export const nameRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const name = style({ ...text.title, fontSize: textSize.figure, lineHeight: 1.2 })
export const meta = style({
  ...text.table,
  color: vars.color.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
})
export const counts = style({
  ...text.table,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  color: vars.color.textMuted,
})
export const strong = style({ color: vars.color.textDefault, fontWeight: 700 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const entry = style({
  ...text.table,
  borderInlineStart: `2px solid ${vars.color.borderDefault}`,
  paddingInlineStart: space[3],
  marginBlockEnd: space[3],
})
export const entryHead = style({ fontWeight: 700, display: 'block' })
export const sub = style({ ...text.micro, color: vars.color.textSubtle })
