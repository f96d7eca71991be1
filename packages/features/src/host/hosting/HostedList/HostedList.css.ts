import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const words = style({ ...column, flex: '1 1 280px', minInlineSize: 0, gap: space[1] })
export const name = style({
  ...text.card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const meta = style({ ...text.table, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const side = style({
  ...column,
  justifyItems: 'end',
  gap: space[2],
  '@media': { [media.phone]: { inlineSize: '100%', justifyItems: 'start' } },
})
/** A click selects the code alone. */
export const code = style({
  ...text.subhead,
  color: vars.color.textDefault,
  userSelect: 'all',
  fontFamily: vars.font.mono,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
