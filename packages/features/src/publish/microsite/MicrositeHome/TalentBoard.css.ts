import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const board = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: '56px',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const rank = style({ ...displayFace, ...tabular, fontSize: textSize.section, color: vars.color.textDefault })
export const words = style({ minInlineSize: 0, paddingBlock: space[2] })
export const name = style({
  ...text.body,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  fontWeight: 600,
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textLink },
})
export const place = style({ ...text.table, color: vars.color.textSubtle, overflowWrap: 'anywhere' })
