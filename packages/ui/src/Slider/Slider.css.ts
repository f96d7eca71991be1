import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, tabular, text } from '../theme/scale.css.ts'

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: '12px',
  minInlineSize: 0,
})
export const output = style({
  ...text.table,
  ...tabular,
  color: vars.color.textMuted,
})

/** A line in the middle of a target as high as a finger. */
export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: '32px',
  // Half a thumb on either side, so that the thumb never leaves the frame around.
  marginInline: '10px',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '-10px',
      insetBlock: '14px',
      borderRadius: '2px',
      background: vars.color.borderDefault,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': {
    [media.phone]: { blockSize: size.targetPhone, selectors: { '&::before': { insetBlock: '20px' } } },
    [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } },
  },
})
/** React Aria stretches it over the whole target: the line is painted in its middle. */
export const fill = style({
  background: `linear-gradient(${vars.color.accentSolid}, ${vars.color.accentSolid}) center / 100% 4px no-repeat`,
  // From the frame on, not from half a thumb inside it.
  marginInlineStart: '-10px',
  paddingInlineEnd: '10px',
  selectors: {
    '[data-disabled] > &': {
      backgroundImage: `linear-gradient(${vars.color.borderStrong}, ${vars.color.borderStrong})`,
    },
  },
  '@media': {
    [media.forcedColors]: { backgroundImage: 'linear-gradient(Highlight, Highlight)', forcedColorAdjust: 'none' },
  },
})
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.accentSolid}`,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  selectors: {
    // A target of 32 px around 20 px of drawing.
    '&::after': { content: '', position: 'absolute', inset: '-8px', borderRadius: '50%' },
    '&[data-hovered]': { background: vars.color.bgSelected },
    '&[data-dragging]': { background: vars.color.accentSolid },
    '&[data-disabled]': { borderColor: vars.color.borderStrong, background: vars.color.bgSunken },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.phone]: { selectors: { '&::after': { inset: '-14px' } } },
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
})
