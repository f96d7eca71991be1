import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = {
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
} as const

export const column1 = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlockStart: space[10],
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[10],
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  alignContent: 'start',
  // both columns of a pair end together
  selectors: { [`${pair} > &`]: { gridTemplateRows: 'auto 1fr', alignContent: 'stretch' } },
})
export const sectionHead = style({ display: 'flex', alignItems: 'baseline', gap: space[3], flexWrap: 'wrap' })
export const heading = style(text.section)
export const note = style({ ...text.table, color: vars.color.textSubtle })
export const aside = style({
  ...text.table,
  marginInlineStart: 'auto',
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  flexWrap: 'wrap',
})
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
})

export const activity = style({ display: 'grid', alignContent: 'stretch' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const eventText = style({ ...text.body, overflowWrap: 'anywhere' })
export const eventStrong = style({ fontWeight: 600 })
export const eventScore = style({ fontWeight: 600, ...tabular })
export const eventTime = style({ ...text.micro, color: vars.color.textSubtle })
export const inlineLink = style({ color: 'inherit', fontWeight: 600 })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
  gap: space[4],
})
export const tile = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: `${space[4]} ${space[5]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  ':hover': { borderColor: vars.color.borderStrong },
})
export const tileLink = style({
  ...text.card,
  color: 'inherit',
  overflowWrap: 'anywhere',
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
})
export const tileMeta = style({ ...text.table, color: vars.color.textSubtle })
export const tilePicture = style({ marginBlockStart: space[2] })
export const tileFoot = style({
  ...text.micro,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  color: vars.color.textSubtle,
  marginBlockStart: space[2],
})
export const leaders = style({
  display: 'grid',
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const teamCell = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const teamWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const teamName = style({ fontWeight: 600 })
