import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const panels = style({ display: 'grid', minInlineSize: 0 })
export const state = style({
  ...text.table,
  color: vars.color.textMuted,
  // beside the buttons, in two lines rather than below them
  flex: '1 1 10em',
  selectors: { '&[data-weak]': { color: vars.color.dangerText } },
})
export const problem = style({ ...text.table, color: vars.color.dangerText })

export const fields = style({ ...text.table, display: 'grid', gap: space[4], minInlineSize: 0 })
export const pair = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const subhead = style(text.card)
export const time = style({ ...text.table, display: 'grid', gap: space[1] })
export const made = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
})
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const rows = style({ display: 'grid', minInlineSize: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const rowWords = style({ flex: '1 1 160px', display: 'grid', minInlineSize: 0 })
export const rowName = style({ ...text.table, display: 'flex', flexWrap: 'wrap', gap: space[2], fontWeight: 600 })
export const rowNote = style({ ...text.micro, ...tabular, color: vars.color.textMuted, whiteSpace: 'normal' })
export const mark = style({ ...text.micro, color: vars.color.successText })

export const menu = style({ display: 'grid', gap: space[4], minInlineSize: 0, paddingBlockEnd: space[3] })
export const entry = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const entryHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[1],
})
