import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The own team with the rules beside it; on narrow screens the team comes first. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5] } },
})
