import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const mark = style({ flex: 'none' })
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 })
export const faint = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, opacity: 0.5 })
export const solid = style({ fill: 'currentColor' })
export const spot = style({ fill: vars.color.heroAccent })
export const seal = style({ fill: vars.color.actionBg })
export const letter = style({
  fill: vars.color.actionText,
  fontFamily: family.display,
  fontSize: '20px',
  fontWeight: 700,
  textAnchor: 'middle',
})
