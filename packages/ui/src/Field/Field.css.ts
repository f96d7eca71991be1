import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, text, textSize } from '../theme/scale.css.ts'

/** Limits the radius of multi-line controls, which would otherwise become ovals in a theme with pill controls. */
export const blockRadius = `min(${vars.radius.control}, 12px)`

/**
 * Edge of a control, at rest and in its states. A style spreads these, because the selector of a state differs between
 * controls.
 */
export const edge = {
  rest: { border: `${vars.border.width} solid ${vars.color.borderStrong}`, background: vars.color.bgSurface },
  hovered: { borderColor: vars.color.textDefault },
  invalid: { borderColor: vars.color.dangerSolid, boxShadow: `inset 0 0 0 1px ${vars.color.dangerSolid}` },
  disabled: {
    background: vars.color.bgSunken,
    borderColor: vars.color.borderDefault,
    color: vars.color.textDisabled,
  },
} as const

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], minInlineSize: 0 })

export const label = style({ fontSize: textSize.table, fontWeight: 600, lineHeight: 1.4 })
export const labelNote = style({ fontWeight: 400, color: vars.color.textSubtle, marginInlineStart: '0.4em' })

/** Frame of an input: the control itself, or a control with something before or after it. */
export const frame = style({
  ...edge.rest,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.input,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: vars.color.textDefault,
  fontSize: textSize.body,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered], &:hover': edge.hovered,
    '&[data-invalid], &:has([data-invalid])': edge.invalid,
    // A disabled stepper or clear button does not disable the field.
    '&[data-disabled], &:has(> :disabled:not(button))': edge.disabled,
    // Hidden inputs carry the value of a date, and always match `:read-only`.
    '&:has(> input:read-only:not(:disabled, [type=file], [type=hidden], [hidden]))': {
      background: vars.color.bgSunken,
    },
    '&:focus-within:has(input:focus)': focusRing,
    '&[data-size=s]': { minBlockSize: size.controlM, fontSize: textSize.table },
  },
  '@media': {
    [media.phone]: { fontSize: textSize.card, selectors: { '&[data-size=s]': { minBlockSize: size.targetPhone } } },
    [media.forcedColors]: {
      selectors: { '&[data-disabled], &:has(> :disabled:not(button))': { borderColor: 'GrayText' } },
    },
  },
})

/** The input inside a frame; the frame shows the focus. */
export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 1.5,
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:disabled': { color: vars.color.textDisabled, WebkitTextFillColor: 'currentColor', cursor: 'default' },
  },
})

export const affix = style({ display: 'flex', alignItems: 'center', flex: 'none', color: vars.color.textMuted })

/** Line under a control: hint or error at the start, counter at the end. */
export const foot = style({ display: 'flex', gap: space[4], justifyContent: 'space-between' })
export const notes = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 })
export const hint = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
export const error = style({
  ...text.table,
  lineHeight: 1.5,
  display: 'flex',
  gap: space[1.5],
  color: vars.color.dangerText,
})
/** Centres a 15 px icon on the first line of a 14 px text. */
export const errorIcon = style({ flex: 'none', paddingBlockStart: space[0.5] })
