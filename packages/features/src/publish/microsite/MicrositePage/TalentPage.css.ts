import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: space[4],
})
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[3]} ${space[4]}`,
  padding: space[5],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    // whoever leads a list stands above the others: all members of its first team
    '&[data-first]': { borderBlockStart: `4px solid ${vars.color.heroAccent}` },
  },
})
export const rank = style({
  ...displayFace,
  ...tabular,
  gridColumn: '1 / 3',
  fontSize: textSize.title,
  lineHeight: 1.1,
})
export const of = style({ ...text.table, color: vars.color.textSubtle, marginInlineStart: space[2], letterSpacing: 0 })
export const words = style({ minInlineSize: 0 })
export const name = style({
  ...text.card,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textLink },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
export const team = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const link = style({ gridColumn: '1 / 3', ...text.table })
export const note = style({ ...text.table, color: vars.color.textSubtle })
