import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...column, gap: space[6], '@media': { [media.tabletDown]: { gap: space[5] } } })
export const form = style({ ...column, gap: space[6] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const sent = style({ ...text.table, color: color.successText })

export const preview = style({ ...column, gap: space[3] })
export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const label = style({ ...text.table, fontWeight: 600 })
/** A notice in a list of notices. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: color.bgCanvas,
})
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.control,
  background: color.bgSunken,
  color: color.textMuted,
})
export const noticeWords = style({ ...column, gap: space[1] })
const empty = { '&[data-empty]': { color: color.textSubtle } } as const
export const noticeTitle = style({ ...text.card, overflowWrap: 'anywhere', selectors: empty })
export const time = style({ ...text.micro, color: color.textMuted, fontWeight: 400 })
const words = { ...text.table, lineHeight: 1.6, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const
export const noticeText = style({ ...words, selectors: empty })

export const list = style({ ...column, margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  ...column,
  gap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.borderHairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
export const rowTitle = style({ ...text.card, overflowWrap: 'anywhere' })
export const rowText = style({ ...words, maxInlineSize: '46em' })
export const meta = style({ ...text.micro, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
