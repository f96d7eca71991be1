import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, displayFace, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { inlineSize: '100%', maxInlineSize: '800px', marginInline: 'auto' } as const

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  background: vars.color.bgCanvas,
})

/** The dark band with the brand, the step and its reason; the card of the form overlaps its lower edge. */
export const band = style({
  paddingBlock: `${space[4]} ${space[18]}`,
  paddingInline: space[4],
  background: vars.color.heroBg,
  color: vars.color.heroText,
  '@media': { [media.phone]: { paddingBlockEnd: space[14] } },
})
export const inner = style({
  ...column,
  display: 'grid',
  gap: space[8],
  '@media': { [media.phone]: { gap: space[5] } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  color: 'inherit',
  ':hover': { color: 'inherit', textDecoration: 'none' },
})
export const leave = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  color: vars.color.heroMuted,
  ':hover': { color: vars.color.heroText },
})
export const words = style({ display: 'grid', gap: space[2] })
export const guideName = style({ ...text.table, color: vars.color.heroMuted })
export const title = style({ ...text.title, ...displayFace })
export const lead = style({ ...text.lead, maxInlineSize: '60ch', color: vars.color.heroMuted })

export const body = style({
  flex: 1,
  paddingInline: space[4],
  paddingBlockEnd: space[14],
  '@media': { [media.phone]: { paddingInline: space[3] } },
})
export const card = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  marginBlockStart: `calc(-1 * ${space[10]})`,
  padding: space[8],
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  '@media': { [media.phone]: { gap: space[5], padding: space[4] } },
})
export const kept = style({
  ...column,
  ...text.table,
  paddingBlockStart: space[4],
  color: vars.color.textMuted,
  textAlign: 'center',
})
