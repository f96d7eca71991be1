import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '../theme/scale.css.ts'

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  rowGap: space[3],
  '@media': {
    [media.phone]: {
      columnGap: space[6],
      // two and two, where a line of three would leave one alone
      selectors: {
        '&:has(> :nth-child(4):last-child)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
        },
      },
    },
  },
})

export const label = style({ ...text.table, lineHeight: 1.7, color: vars.color.textSubtle })

export const value = style({
  overflowWrap: 'normal',
  fontVariantNumeric: tabular.fontVariantNumeric,
  fontSize: textSize.section,
  fontWeight: 700,
  lineHeight: 1.3,
  color: vars.color.textDefault,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  selectors: { '[data-size=l] > &': { fontSize: textSize.figure, lineHeight: 1.2 } },
  '@media': {
    [media.phone]: { fontSize: textSize.sectionS, selectors: { '[data-size=l] > &': { fontSize: textSize.titleS } } },
  },
})

export const note = style({ ...text.table, fontWeight: 400, color: vars.color.textSubtle })
