import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text as typeText } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const editor = style({ display: 'grid', gap: space[5] })
export const list = style({ display: 'grid', listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[2] } },
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
  },
})
export const words = style({
  ...typeText.table,
  lineHeight: 1.55,
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = style({
  fontWeight: 700,
  selectors: { '&[data-unnamed]': { fontWeight: 400, color: vars.color.textSubtle } },
})
export const time = style({ ...tabular, color: vars.color.textSubtle })
export const empty = style({ ...typeText.table, color: vars.color.textSubtle })
export const text = style({ whiteSpace: 'pre-line' })
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})
export const undo = style({
  ...typeText.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: space[3],
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
  overflowWrap: 'anywhere',
})
