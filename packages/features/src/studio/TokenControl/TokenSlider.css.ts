import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const slider = style({ flex: '1 1 80px', minInlineSize: '72px', paddingInline: '8px' })

/** A line in the middle of a target as high as the field beside it. */
export const track = style({
  position: 'relative',
  blockSize: '36px',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: '-8px',
    insetBlock: 'calc(50% - 2px)',
    borderRadius: '2px',
    background: vars.color.borderDefault,
  },
  '@media': {
    [media.phone]: { blockSize: size.targetPhone },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
  },
})
export const fill = style({
  background: `linear-gradient(${vars.color.accentSolid}, ${vars.color.accentSolid}) center / 100% 4px no-repeat`,
  marginInlineStart: '-8px',
  paddingInlineEnd: '8px',
  '@media': {
    [media.forcedColors]: {
      backgroundImage: 'linear-gradient(Highlight, Highlight)',
      forcedColorAdjust: 'none',
    },
  },
})
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '16px',
  blockSize: '16px',
  border: `2px solid ${vars.color.accentSolid}`,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  selectors: {
    // a target of 32 px around 16 px of drawing
    '&::after': { content: '', position: 'absolute', inset: '-10px', borderRadius: '50%' },
    '&[data-hovered]': { background: vars.color.bgSelected },
    '&[data-dragging]': { background: vars.color.accentSolid },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.phone]: { selectors: { '&::after': { inset: '-16px' } } },
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
})
