import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  selectors: { '&[data-counts]': { background: `color-mix(in srgb, ${vars.color.bgSelected} 45%, transparent)` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
export const words = style({ display: 'grid', gap: space[0.5], minInlineSize: 0, paddingInline: space[3] })
export const name = style({ ...text.table, display: 'block', overflowWrap: 'anywhere', color: vars.color.textMuted })
export const no = style({ ...text.card, display: 'block' })
export const side = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[3],
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const picked = style({ ...text.table, ...tabular, color: vars.color.textMuted })
