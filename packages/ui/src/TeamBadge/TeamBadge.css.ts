import { style } from '@vanilla-extract/css'
import { pigmentGround, pigmentInk } from '../seed/pigment.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media, size } from '../theme/scale.css.ts'

export const badge = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: size.avatarS,
  aspectRatio: '1',
  // Team badges stay square in every theme, also when controls are pills.
  borderRadius: `min(${vars.radius.control}, 6px)`,
  overflow: 'hidden',
  selectors: {
    '&[data-size="xs"]': { inlineSize: size.avatarXs },
    '&[data-size="m"]': { inlineSize: size.avatarM },
    '&[data-size="fill"]': { inlineSize: '100%' },
    '&[data-size="profile"]': {
      inlineSize: size.avatarProfile,
      '@media': { [media.phone]: { inlineSize: '84px' } },
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', background: pigmentGround })
export const cell = style({ fill: pigmentInk })

export const image = style({
  position: 'absolute',
  inset: 0,
  // Width and height stay auto, because browsers draw a broken-picture icon over the pattern when the picture has a size.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
})
