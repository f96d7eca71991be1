import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  gap: space[6],
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[2] } },
})

/** The picture has a border in the colour of its background. */
export const picture = style({
  flex: 'none',
  alignSelf: 'start',
  borderRadius: '8px',
  boxShadow: `0 0 0 5px ${vars.color.bgCanvas}`,
  overflow: 'hidden',
})

/** Text beside the part of the picture that is below the banner. */
export const words = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: space[14],
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
})

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
})

export const name = style({
  ...text.title,
  minInlineSize: 0,
  fontSize: textSize.figure,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const id = style({ ...text.table, ...tabular, color: vars.color.textSubtle })

export const introduction = style({
  ...text.body,
  maxInlineSize: '42em',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&[data-empty]': { color: vars.color.textSubtle } },
})

export const facts = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1.5]} ${space[5]}`,
  marginBlockStart: space[1],
  color: vars.color.textMuted,
  listStyle: 'none',
})

export const fact = style({ display: 'flex', gap: space[1.5], minInlineSize: 0, overflowWrap: 'anywhere' })

export const icon = style({ flex: 'none', display: 'grid', placeItems: 'center', blockSize: '1.4em' })

export const part = style({ selectors: { '&[data-empty]': { color: vars.color.textSubtle } } })
