import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, forcedText, space, tabular, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space[5],
  padding: space[6],
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
export const group = style({ textAlign: 'center', minInlineSize: 0 })
export const drawing = style({ marginInline: 'auto' })
export const name = style({ fontFamily: family.display, fontSize: textSize.lead, fontWeight: 700, lineHeight: 1.5 })
export const bar = style({
  fill: vars.color.dataRest,
  selectors: { '&[data-most]': { fill: vars.color.actionBg } },
})
export const value = style({
  ...tabular,
  ...forcedText,
  fontSize: textSize.micro,
  fill: vars.color.textMuted,
  textAnchor: 'middle',
})
export const line = style({ stroke: vars.color.borderStrong })
