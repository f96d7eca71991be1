import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[10] })
export const person = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatarProfile} minmax(0, 1fr)`,
  gap: space[8],
  alignItems: 'center',
  // every second person stands on the other side
  selectors: { '&:nth-child(even)': { gridTemplateColumns: `minmax(0, 1fr) ${size.avatarProfile}` } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
      selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
export const picture = style({
  selectors: { [`${person}:nth-child(even) &`]: { order: 2 } },
  '@media': { [media.phone]: { selectors: { [`${person}:nth-child(even) &`]: { order: 0 } } } },
})
export const words = style({
  minInlineSize: 0,
  display: 'grid',
  gap: space[2],
  padding: `${space[5]} ${space[6]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
export const quote = style({ ...displayFace, fontSize: textSize.section, lineHeight: 1.6, overflowWrap: 'anywhere' })
export const name = style({
  ...text.card,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textLink },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
export const role = style({ ...text.table, color: vars.color.textSubtle })
