import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const slider = style({ flex: '1 1 80px', minInlineSize: '72px', paddingInline: space[2] })

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
  marginInlineStart: `-${space[2]}`,
  paddingInlineEnd: space[2],
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
    // a target of 32 px around the handle of 16 px
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
