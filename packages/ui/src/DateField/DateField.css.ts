import { style } from '@vanilla-extract/css'
import { frame } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '../theme/scale.css.ts'

/** The frame of an input, with date segments inside. */
export const dateFrame = style([
  frame,
  {
    flexWrap: 'wrap',
    selectors: {
      '&:focus-within:not(:has(button:focus))': focusRing,
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
export const between = style({ color: vars.color.textMuted })
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  marginInlineStart: 'auto',
  marginInlineEnd: `-${space[1.5]}`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.phone]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-6px' } } } },
})

export const calendar = style({ padding: space[3] })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })
export const month = style({ ...text.card, ...tabular, textAlign: 'center' })
export const grid = style({ ...tabular, borderSpacing: 0, marginBlockStart: space[1] })
export const weekday = style({
  inlineSize: size.target,
  blockSize: '32px',
  padding: 0,
  fontSize: textSize.micro,
  fontWeight: 400,
  color: vars.color.textSubtle,
  textAlign: 'center',
})
const insideRange = '[data-range] &[data-selected]:not([data-selection-start]):not([data-selection-end])'
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: vars.radius.control,
  fontSize: textSize.table,
  cursor: 'pointer',
  outline: 'none',
  position: 'relative',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.bgHover },
    '&[data-today]': { fontWeight: 700 },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '5px',
      inlineSize: '14px',
      blockSize: '2px',
      background: vars.color.stageNow,
    },
    '&[data-selected]': { background: vars.color.bgSelected, borderRadius: 0 },
    [insideRange]: { color: vars.color.textDefault },
    '&[data-selection-start], &[data-selection-end], [data-single] &[data-selected]': {
      background: vars.color.accentSolid,
      color: vars.color.accentOnSolid,
      borderRadius: vars.radius.control,
    },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
    '&[data-focus-visible][data-selected]': { outlineOffset: '2px', zIndex: 1 },
  },
  '@media': {
    [media.phone]: { inlineSize: '42px', blockSize: size.targetPhone },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [insideRange]: { color: 'HighlightText' },
      },
    },
  },
})
