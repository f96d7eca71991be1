import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const report = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${vars.color.dangerSolid}`,
  background: `color-mix(in srgb, ${vars.color.dangerSoft} 45%, transparent)`,
})

export const problems = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.6em', listStyle: 'decimal' })
export const problem = style({
  ...text.table,
  lineHeight: 1.6,
  selectors: { '&::marker': { color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' } },
})
export const warning = style({
  ...text.table,
  lineHeight: 1.6,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${vars.color.warningSolid}`,
  background: `color-mix(in srgb, ${vars.color.warningSoft} 45%, transparent)`,
})

export const details = style({ display: 'grid', gap: space[4] })
export const code = style({ fontFamily: vars.font.mono, fontSize: textSize.micro, overflowWrap: 'anywhere' })
export const preview = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
})
