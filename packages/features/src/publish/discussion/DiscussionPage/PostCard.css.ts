import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  scrollMarginBlockStart: space[18],
  selectors: {
    '&:target': { background: `color-mix(in srgb, ${vars.color.bgSelected} 45%, transparent)` },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { gap: space[3], padding: space[4] } },
})

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minInlineSize: 0 })

export const line = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[2] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const name = style({ ...text.card, minInlineSize: 0 })

export const meta = style({ ...text.micro, color: vars.color.textMuted })

export const floor = style({
  ...text.micro,
  ...tabular,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { minInlineSize: space[6], paddingBlock: space[1], textAlign: 'end' } },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const removed = style({ ...text.table, color: vars.color.textSubtle })

export const mentions = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  marginBlockStart: space[2],
  color: vars.color.textMuted,
})
