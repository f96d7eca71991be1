import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, textSize } from '../theme/scale.css.ts'

/** Label and hint are one text. On a phone the hint reaches into the padding of the target above it. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.targetMin,
  fontSize: textSize.body,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' } },
  '@media': {
    [media.phone]: {
      paddingBlock: space[2.5],
      selectors: { '&:not(:last-child)': { marginBlockEnd: `-${space[2]}` } },
    },
  },
})

export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '24px',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.bgSurface,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] > &': { borderColor: vars.color.accentSolid, background: vars.color.accentSolid },
    '[data-disabled] > &': { borderColor: vars.color.borderDefault, background: vars.color.bgSunken },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})

/** Off is a ring at the start, on is a tick on a solid disc at the end, so that the state is visible without colour. */
export const knob = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.pill,
  background: vars.color.borderStrong,
  transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] > * > &': {
      insetInlineStart: '22px',
      background: vars.color.accentOnSolid,
      color: vars.color.accentSolid,
    },
    '[data-disabled] > * > &': { background: vars.color.textDisabled, color: vars.color.bgSunken },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' } },
})
/** Hidden instead of transparent, because forced colours would paint a transparent tick. */
export const tick = style({
  visibility: 'hidden',
  selectors: { '[data-selected] > * > * > &': { visibility: 'visible' } },
})

export const content = style({ flex: 1, minInlineSize: 0 })
