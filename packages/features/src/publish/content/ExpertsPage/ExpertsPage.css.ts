import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: space[5],
})
export const expert = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  padding: space[6],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { borderColor: vars.color.borderStrong } },
})
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const name = style(text.subhead)
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const role = style({ ...text.table, fontWeight: 600 })
export const organization = style({ ...text.table, color: vars.color.textMuted })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
