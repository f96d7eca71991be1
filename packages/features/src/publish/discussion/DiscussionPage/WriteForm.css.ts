import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [media.phone]: { justifyContent: 'stretch', flexWrap: 'wrap' } },
})

export const mention = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxInlineSize: '420px',
})

export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
