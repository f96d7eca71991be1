import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [media.phone]: { justifyContent: 'stretch', flexWrap: 'wrap' } },
})
