import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** A narrow column keeps switches close to their labels. Inside a card it leaves the 640 px of a form. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: `calc(640px + 2 * ${space[6]} + 2px)`,
  outline: 'none',
})

export const title = style(text.title)
