import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** The people, and beside them the form. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.tabletDown]: { gap: space[6] } },
})
export const side = style({ ...column, gap: space[3] })
export const list = style({ ...column, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
})
export const words = style({ ...column, flex: '1 1 160px', minInlineSize: 0 })
export const name = style({
  ...text.card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  overflowWrap: 'anywhere',
})
export const meta = style({
  ...text.micro,
  color: vars.color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
export const said = style({ ...text.table, color: vars.color.successText, ':empty': { display: 'none' } })
export const form = style({ ...column, gap: space[4] })
export const formTitle = style(text.card)
