import { style } from '@vanilla-extract/css'
import { pigmentGround, pigmentInk } from '../seed/pigment.css.ts'
import { family, media, size } from '../theme/scale.css.ts'

export const avatar = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  // The height is given too, because a row stretches a box without one.
  inlineSize: size.avatarS,
  blockSize: size.avatarS,
  borderRadius: '50%',
  overflow: 'hidden',
  selectors: {
    '&[data-size="xs"]': { inlineSize: size.avatarXs, blockSize: size.avatarXs },
    '&[data-size="m"]': { inlineSize: size.avatarM, blockSize: size.avatarM },
    '&[data-size="profile"]': {
      inlineSize: size.avatarProfile,
      blockSize: size.avatarProfile,
      borderRadius: '8px',
      '@media': { [media.phone]: { inlineSize: '84px', blockSize: '84px' } },
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', background: pigmentGround })

export const letter = style({
  fill: pigmentInk,
  fontFamily: family.body,
  fontSize: '19px',
  fontWeight: 600,
  textAnchor: 'middle',
})

export const figure = style({ fill: pigmentInk })

export const image = style({
  position: 'absolute',
  inset: 0,
  // Width and height stay auto, because browsers draw a broken-picture icon over the letter when the picture has a size.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
})
