import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { CARD, GAP, MOST, shelfColumns } from './shelf-columns.style.ts'

const width = createContainer()
/** Share of a row that a card has, beside the gaps between the columns. */
const share = (columns: number) => `calc((100% - ${(columns - 1) * GAP}px) / ${columns})`

export const room = style({ containerName: width, containerType: 'inline-size' })

/** The cards of a row fill it, so that no place beside the last one stays empty. */
export const shelf = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${GAP}px`,
  selectors: {
    // the first scroll is on the right, where vertical Chinese starts
    '&[data-form=scroll]:not(:lang(en))': { direction: 'rtl' },
  },
  '@media': { [media.phone]: { gap: space[3] } },
})

export const place = style({
  direction: 'ltr',
  display: 'grid',
  minInlineSize: 0,
  flex: `1 0 min(100%, max(${CARD}px, ${share(MOST)}))`,
  // the foot of a card asks for its width
  selectors: { '[data-form=card] > &': { containerType: 'inline-size' } },
})

// more than six fill their rows as they come
for (let cards = 1; cards <= 6; cards++) {
  globalStyle(`[data-cards='${cards}'] > ${place}`, { flexBasis: '100%' })
  for (let fit = 2; fit <= MOST; fit++) {
    globalStyle(`[data-cards='${cards}'] > ${place}`, {
      '@container': {
        [`${width} (min-width: ${fit * CARD + (fit - 1) * GAP}px)`]: { flexBasis: share(shelfColumns(cards, fit)) },
      },
    })
  }
}
