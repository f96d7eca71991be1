import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` } },
})

export const device = style({ ...text.card, overflowWrap: 'anywhere' })
export const time = style({ ...text.table, color: vars.color.textMuted })

export const bar = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.textMuted,
})
