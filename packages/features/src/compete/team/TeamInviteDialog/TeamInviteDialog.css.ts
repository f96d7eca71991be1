import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const prompt = style({ display: 'flex', alignItems: 'flex-start', gap: space[4] })
export const words = style({ ...text.body, flex: 1, minInlineSize: 0 })
export const strong = style({ fontWeight: 700 })
export const muted = style({ color: vars.color.textMuted })
export const competition = style({ ...text.card, display: 'block', marginBlockStart: space[1] })
export const result = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const mark = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.dangerText,
  selectors: {
    '[data-outcome=success] > &': { color: vars.color.successText },
    '[data-outcome=past] > &': { color: vars.color.textSubtle },
  },
})
export const resultText = style({ ...text.body, outline: 'none' })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted })
