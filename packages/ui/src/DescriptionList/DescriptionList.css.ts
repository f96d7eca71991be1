import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text, textSize } from '../theme/scale.css.ts'

export const list = style({
  display: 'grid',
  // A long term leaves most of the line to its value.
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: space[6],
  rowGap: space[3],
  lineHeight: 1.5,
  selectors: {
    '&[data-variant=stacked]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      rowGap: space[4],
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3] } },
})
/** In `rows` the two columns align over all pairs. */
export const pair = style({
  selectors: { '[data-variant=rows] > &': { display: 'contents' } },
  '@media': { [media.phone]: { selectors: { '[data-variant=rows] > &': { display: 'block' } } } },
})
export const term = style({ ...text.table, minInlineSize: '96px', lineHeight: 1.6, color: vars.color.textSubtle })
export const value = style({ fontSize: textSize.body, minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })
