import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const list = { margin: 0, padding: 0, listStyle: 'none' } as const

export const form = style({ ...column, gap: space[6], '@media': { [media.tabletDown]: { gap: space[5] } } })
export const fields = style({ ...column, gap: space[6] })
/** Chinese and English, or two panels, side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[5],
})
export const note = style({ ...text.table, lineHeight: 1.6, color: color.textMuted, textWrap: 'pretty' })

export const item = style({
  ...column,
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space[5],
  border: 0,
  borderBlockEnd: `1px solid ${color.borderHairline}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const legend = style({ ...text.card, padding: 0, marginBlockEnd: space[3] })

/** Stays in sight while a long form is filled in. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.stickyRow,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  background: color.bgCanvas,
  borderBlockStart: `1px solid ${color.borderHairline}`,
})
export const state = style({ ...text.table, color: color.textMuted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const changes = style({ ...column, gap: space[4] })
export const changeList = style({ ...column, ...list, gap: space[3] })
export const changeName = style({
  ...text.table,
  display: 'block',
  fontWeight: 600,
})
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
})
export const whose = style({ ...text.micro, color: color.textMuted })
export const value = style({ ...text.table, margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const names = style({ ...text.table, ...column, ...list, gap: space[1], overflowWrap: 'anywhere' })

export const raw = style({
  ...text.table,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: color.textSubtle } },
})
