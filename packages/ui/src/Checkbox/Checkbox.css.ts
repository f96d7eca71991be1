import { style } from '@vanilla-extract/css'
import { edge } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, textSize } from '../theme/scale.css.ts'

/** Clickable row of box and text. */
export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: size.targetMin,
  maxInlineSize: '100%',
  fontSize: textSize.body,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.phone]: {
      paddingBlock: space[2.5],
      // the hint reaches into the padding of the target above it
      selectors: { '&:not(:last-child)': { marginBlockEnd: `-${space[2]}` } },
    },
  },
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.box,
  blockSize: size.box,
  marginBlockStart: space[0.5],
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: vars.color.bgSurface,
  color: vars.color.accentOnSolid,
  selectors: {
    '[data-hovered] > &': edge.hovered,
    ':is([data-selected], [data-indeterminate]) > &': {
      borderColor: vars.color.accentSolid,
      background: vars.color.accentSolid,
    },
    '[data-invalid] > &': edge.invalid,
    '[data-disabled] > &': { borderColor: vars.color.borderDefault, background: vars.color.bgSunken },
    '[data-disabled]:is([data-selected], [data-indeterminate]) > &': { color: vars.color.textDisabled },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        ':is([data-selected], [data-indeterminate]) > &': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

/** Hidden instead of transparent, because forced colours would paint a transparent tick. */
export const tick = style({
  visibility: 'hidden',
  selectors: { ':is([data-selected], [data-indeterminate]) > * > &': { visibility: 'visible' } },
})

export const content = style({ minInlineSize: 0 })
/** Hint and error line up with the text, not with the box. */
export const foot = style({ paddingInlineStart: `calc(${size.box} + ${space[2]})` })
