import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tabular, text } from '../theme/scale.css.ts'

export const counter = style({
  ...text.table,
  ...tabular,
  lineHeight: 1.5,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.dangerText, fontWeight: 700 } },
})
