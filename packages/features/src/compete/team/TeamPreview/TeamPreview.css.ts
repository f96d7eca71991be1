import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
  '@media': { [media.phone]: { padding: space[4] } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const names = style({ minInlineSize: 0 })
export const label = style({ ...text.micro, color: vars.color.textSubtle })
export const name = style({ ...text.card, overflowWrap: 'anywhere' })
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const person = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
})
export const personName = style({ overflowWrap: 'anywhere' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space[4],
  rowGap: space[3],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const figure = style({ margin: 0, fontSize: textSize.card, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const most = style({ fontWeight: 400, color: vars.color.textSubtle })
