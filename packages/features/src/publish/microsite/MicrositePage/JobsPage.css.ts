import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const job = style({
  display: 'grid',
  gap: space[5],
  padding: space[8],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderInlineStart: `6px solid ${vars.color.actionBg}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: space[5] } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[2]} ${space[4]}` })
export const title = style({ ...displayFace, fontSize: textSize.titleS, lineHeight: 1.3 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const about = style({ ...text.lead, color: vars.color.textMuted, maxInlineSize: '42em' })
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[8],
})
export const listTitle = style({ ...text.card, marginBlockEnd: space[2] })
export const list = style({
  ...text.body,
  display: 'grid',
  gap: space[1],
  listStyle: 'disc',
  paddingInlineStart: space[5],
})
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const who = style({ ...text.table, color: vars.color.textSubtle, marginInlineEnd: 'auto' })
export const name = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  fontWeight: 600,
})
