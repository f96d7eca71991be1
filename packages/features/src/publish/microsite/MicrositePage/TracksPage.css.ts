import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const track = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) max-content',
  gap: space[8],
  padding: space[8],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], padding: space[5] },
  },
})
export const no = style({
  ...displayFace,
  fontSize: textSize.display,
  lineHeight: 1,
  color: vars.color.accentText,
  '@media': { [media.tabletDown]: { display: 'none' } },
})
export const words = style({ minInlineSize: 0, display: 'grid', gap: space[2], alignContent: 'start' })
export const label = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textSubtle,
  fontWeight: 600,
})
export const name = style({ ...displayFace, fontSize: textSize.title, lineHeight: 1.3, overflowWrap: 'anywhere' })
export const line = style({ ...text.lead, color: vars.color.textDefault })
export const summary = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '42em' })
export const times = style({ marginBlockStart: space[4] })
export const next = style({
  ...text.table,
  ...tabular,
  whiteSpace: 'normal',
  color: vars.color.textMuted,
  marginBlockStart: space[2],
})
export const side = style({ display: 'grid', gap: space[5], alignContent: 'space-between', justifyItems: 'start' })
