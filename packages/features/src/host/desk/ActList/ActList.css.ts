import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text as step } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const list = style({ ...column, margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  ...column,
  gap: space[0.5],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const sentence = style({ ...step.table, lineHeight: 1.6, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const who = style({ fontWeight: 600 })
export const meta = style({ ...step.micro, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })

/** Opens the long texts of a line. */
export const more = style({
  ...step.micro,
  inlineSize: 'fit-content',
  minBlockSize: size.targetMin,
  color: vars.color.textLink,
  cursor: 'pointer',
})

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({ ...column, alignContent: 'start', gap: space[1] })
export const whose = style({ ...step.micro, color: vars.color.textMuted, fontWeight: 600 })
export const text = style({
  ...step.table,
  margin: 0,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})
