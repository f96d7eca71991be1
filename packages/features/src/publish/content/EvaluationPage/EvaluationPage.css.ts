import { vars } from '@shulei/ui/theme/contract.css.ts'
import { evenGrid } from '@shulei/ui/theme/evenGrid.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const ladders = style([evenGrid(3), { gap: space[5] }])
export const ladder = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
export const name = style(text.card)
export const formula = style({ ...text.table, fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
/** A score in a narrow column stays whole. */
export const figure = style({ whiteSpace: 'nowrap' })
export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
