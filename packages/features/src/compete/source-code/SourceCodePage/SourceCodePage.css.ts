import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0` } },
})
export const head = style({ display: 'grid', gap: space[2] })
export const title = style(text.title)
export const lead = style({ ...text.lead, color: vars.color.textMuted })

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const choice = style({ display: 'grid', gap: space[1], alignContent: 'start', blockSize: '100%' })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2], ...text.card })
export const fact = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const chosen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], minInlineSize: 0 })
export const chosenHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
})
export const chosenTitle = style(text.section)

/** The request of the competition, and the form below it. */
export const ask = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
