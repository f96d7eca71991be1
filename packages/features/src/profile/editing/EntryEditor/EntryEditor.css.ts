import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const editor = style({ display: 'grid', gap: space[5] })
export const list = style({ display: 'grid', listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
  },
})
export const words = style({
  ...text.table,
  lineHeight: 1.55,
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: 700 })
export const time = style({ ...tabular, color: vars.color.textSubtle })
export const empty = style({ ...text.table, color: vars.color.textSubtle })
export const question = style({
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
})
