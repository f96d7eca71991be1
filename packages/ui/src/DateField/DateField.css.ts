import { style } from '@vanilla-extract/css'
import { frame } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, tabular } from '../theme/scale.css.ts'

/** The frame of an input, with date segments inside. */
export const dateFrame = style([
  frame,
  {
    flexWrap: 'wrap',
    selectors: {
      '&:focus-within': focusRing,
      '&:has(> [data-disabled])': { background: vars.color.bgSunken, borderColor: vars.color.borderDefault },
    },
  },
])
export const segments = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  outline: 'none',
})
export const segment = style({
  paddingBlock: space[0.5],
  paddingInline: space[0.5],
  borderRadius: `min(3px, ${vars.radius.control})`,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-type=literal]': { paddingInline: 0, color: vars.color.textMuted },
    '&[data-focused]': { background: vars.color.accentSolid, color: vars.color.accentOnSolid },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-invalid]:not([data-focused])': { color: vars.color.dangerText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
})
