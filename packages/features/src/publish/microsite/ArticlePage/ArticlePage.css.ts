import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[10],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[18]}`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} ${space[14]}` } },
})
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[4],
})
export const neighbour = style({
  display: 'grid',
  gap: space[1],
  minBlockSize: size.controlL,
  padding: space[5],
  color: vars.color.textDefault,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  ':hover': { color: vars.color.textLink },
})
export const side = style({ ...text.table, color: vars.color.textSubtle })
export const title = style({ ...displayFace, fontSize: textSize.subhead, lineHeight: 1.4, overflowWrap: 'anywhere' })
