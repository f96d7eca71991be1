import { media } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const banner = style({
  position: 'relative',
  blockSize: '220px',
  overflow: 'hidden',
  '@media': { [media.phone]: { blockSize: '120px' } },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  // Both sides stay auto: browsers draw their broken-picture icon over what lies below a picture whose size is given.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
})
