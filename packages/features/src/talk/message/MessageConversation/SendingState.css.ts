import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const state = style({
  ...text.micro,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.textSubtle,
  selectors: { '&[data-failed]': { ...text.table, color: vars.color.dangerText } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[2] })
