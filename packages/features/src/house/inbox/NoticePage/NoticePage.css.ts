import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  outline: 'none',
  selectors: {
    '&[data-column]': { maxInlineSize: '848px', marginInline: 'auto', padding: `${space[6]} ${space[6]} 0` },
  },
  '@media': {
    [media.phone]: { selectors: { '&[data-column]': { padding: `${space[5]} ${space[4]} 0` } } },
  },
})
