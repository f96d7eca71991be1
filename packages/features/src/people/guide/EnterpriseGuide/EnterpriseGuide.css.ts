import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const needs = style({ display: 'grid', gap: space[3] })
export const needsName = style({ ...text.card })
export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
/** The texts before sending, each page with the link that changes it. */
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
})
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` })
export const rule = style({ ...text.table, color: vars.color.textMuted })
