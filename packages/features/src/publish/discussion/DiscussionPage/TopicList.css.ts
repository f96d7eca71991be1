import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const write = style({
  padding: `${space[4]} ${space[6]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/** The title's link covers the row. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[4],
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  selectors: {
    '&:hover': { background: vars.color.bgHover },
    '&:focus-within': { background: vars.color.bgHover },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3], padding: space[4] },
  },
})

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })

/** Tags, title and mark flow as one text, so that the mark follows the last word of a long title. */
export const head = style({ minInlineSize: 0, lineHeight: 1.7 })

export const tag = style({ marginInlineEnd: space[2] })
export const news = style({ marginInlineStart: space[2] })

export const title = style({
  color: vars.color.textDefault,
  fontSize: textSize.card,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.textLink, textDecoration: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
    [`${row}[data-unread] &`]: { fontWeight: 700 },
  },
})

export const meta = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const dot = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  verticalAlign: 'middle',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.color.actionBg,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const count = style({
  ...text.micro,
  ...tabular,
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: space[14],
  color: vars.color.textSubtle,
  '@media': {
    [media.phone]: { gridColumn: 2, display: 'block' },
  },
})

export const countNumber = style({
  color: vars.color.textDefault,
  fontSize: textSize.subhead,
  fontWeight: 700,
  lineHeight: 1.4,
  '@media': { [media.phone]: { fontSize: textSize.micro } },
})

export const foot = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
