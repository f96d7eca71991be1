import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[5],
  selectors: {
    // the first scroll is on the right, where vertical Chinese starts
    '&[data-form=scroll]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
    '&[data-form=scroll]:not(:lang(en))': { direction: 'rtl' },
  },
  '@media': { [media.phone]: { gap: space[3] } },
})

export const place = style({ direction: 'ltr', display: 'grid' })
