import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const groups = style({ display: 'grid', gap: space[14] })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
  gap: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: `3px solid ${vars.color.heroAccent}`,
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const title = style({ ...displayFace, fontSize: textSize.titleS, lineHeight: 1.3 })
export const note = style({ ...text.table, color: vars.color.textSubtle, marginBlockStart: space[1] })
export const list = style({ display: 'grid', gap: space[6] })
export const item = style({
  display: 'grid',
  gap: space[1],
  paddingBlockEnd: space[6],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  selectors: { '&:last-child': { borderBlockEndWidth: 0, paddingBlockEnd: 0 } },
})
export const name = style({ ...text.subhead, overflowWrap: 'anywhere' })
export const role = style({ ...text.table, color: vars.color.accentText, fontWeight: 600 })
export const words = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '42em' })
export const link = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
