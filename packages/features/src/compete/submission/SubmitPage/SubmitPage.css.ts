import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The form with the team's part beside it, below it on narrow screens. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})

/** On narrow screens the ladder follows the way of a new submission, so that its row is seen to slide. */
export const narrowLadder = style({
  display: 'none',
  '@media': { [media.tabletDown]: { selectors: { '&:not(:empty)': { display: 'block' } } } },
})

export const stack = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: space[5] } },
})
