import { globalStyle, style } from '@vanilla-extract/css'
import { columnsFor } from './columnsFor.ts'
import { media } from './scale.css.ts'

/** Most parts whose columns are counted; more stand in the most columns. */
const COUNTED = 12

/** Matches nothing where the reader's browser does not know `:has`; the most columns are used then. */
const withParts = (parts: number) => `:has(> :nth-child(${parts}):last-child)`

/**
 * Class of a grid as wide as a page whose parts have equal rank: at most `most` columns on a desktop, two on a tablet, one on a phone,
 * and no part stands alone in the last row. Gaps belong to the class that is composed with it.
 */
export function evenGrid(most: 3 | 4): string {
  const counts = Array.from({ length: COUNTED }, (_, index) => index + 1)
  const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  const grid = style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns(2) },
      [media.desktop]: {
        gridTemplateColumns: columns(most),
        selectors: Object.fromEntries(
          counts
            .filter((parts) => columnsFor(parts, most) !== most)
            .map((parts) => [`&${withParts(parts)}`, { gridTemplateColumns: columns(columnsFor(parts, most)) }]),
        ),
      },
    },
  })
  const wholeRow = { gridColumn: '1 / -1' }
  globalStyle(`${grid} > :last-child:nth-child(odd)`, { '@media': { [media.tablet]: wholeRow } })
  for (const parts of counts.filter((one) => one > 2 && columnsFor(one, most) === 2 && one % 2 === 1)) {
    globalStyle(`${grid}${withParts(parts)} > :last-child`, { '@media': { [media.desktop]: wholeRow } })
  }
  return grid
}
