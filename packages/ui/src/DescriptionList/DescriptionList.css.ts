import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text } from '../theme/scale.css.ts'

export const list = style({
  display: 'grid',
  // a long term leaves its value most of the line
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: space[6],
  rowGap: space[3],
  lineHeight: 1.5,
  selectors: {
    '&[data-look=stacked]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      rowGap: space[4],
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3] } },
})
/** In rows the two columns line up over all pairs. */
export const pair = style({
  selectors: { '[data-look=rows] > &': { display: 'contents' } },
  '@media': { [media.phone]: { selectors: { '[data-look=rows] > &': { display: 'block' } } } },
})
export const term = style({ ...text.table, minInlineSize: '96px', lineHeight: 1.6, color: vars.color.textSubtle })
export const value = style({ fontSize: '15px', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })
