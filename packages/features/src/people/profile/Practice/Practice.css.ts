import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const progress = style({ maxInlineSize: '360px', paddingBlock: space[1] })
export const next = style({ ...text.table, color: vars.color.textDefault })

const list = { ...text.table, display: 'grid', gap: space[1], listStyle: 'none', margin: 0, padding: 0 } as const

/** Name, score and distance, each in a column of its own. */
export const baselines = style({
  ...list,
  gridTemplateColumns: 'fit-content(14em) max-content minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlockStart: space[1],
  // on a phone the distance keeps room for whole words
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content fit-content(6em)', columnGap: space[3] },
  },
})
export const baseline = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  color: vars.color.textMuted,
})
export const figure = style({ ...tabular, textAlign: 'end' })
export const gap = style({
  selectors: { '&[data-beaten]': { color: vars.color.successText } },
})

export const rounds = style({ ...list, gap: space[1.5] })
export const round = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { columnGap: space[3] } },
})
