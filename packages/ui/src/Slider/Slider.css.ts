import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text } from '../theme/scale.css.ts'

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
})
export const output = style({
  ...text.table,
  ...tabular,
  color: vars.color.textMuted,
})

/** A line in the middle of a target that is high enough for a finger. */
export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: '32px',
  // Half a thumb on either side, so that the thumb stays inside the frame.
  marginInline: space[2.5],
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
/** React Aria stretches the fill over the whole target, so the line is painted in its middle. */
export const fill = style({
  background: `linear-gradient(${vars.color.accentSolid}, ${vars.color.accentSolid}) center / 100% 4px no-repeat`,
  // Starts at the frame, not half a thumb inside it.
  marginInlineStart: `-${space[2.5]}`,
  paddingInlineEnd: space[2.5],
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
    // A target of 32 px around a drawing of 20 px.
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
