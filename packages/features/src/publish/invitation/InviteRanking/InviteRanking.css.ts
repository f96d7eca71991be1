import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
})

/** A name with a mark beside it; the mark goes to the next line when there is no room. */
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
