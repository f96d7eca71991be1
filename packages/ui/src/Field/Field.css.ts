import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, text } from '../theme/scale.css.ts'

/** Controls of more than one line must not become lozenges in a theme with pill controls. */
export const blockRadius = `min(${vars.radius.control}, 12px)`

/** The edge of a control, at rest and in its states, to be spread into a style: how a state is told differs from control to control. */
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

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })

export const label = style({ fontSize: '14px', fontWeight: 600, lineHeight: 1.4 })
export const labelNote = style({ fontWeight: 400, color: vars.color.textSubtle, marginInlineStart: '0.4em' })

/** The frame of an input: the control itself, or a group of a control with something before or after it. */
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
  fontSize: '15px',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered], &:hover': edge.hovered,
    '&[data-invalid], &:has([data-invalid])': edge.invalid,
    // A stepper or a clearing button that is off says nothing about the field.
    '&[data-disabled], &:has(> :disabled:not(button))': edge.disabled,
    // hidden inputs carry the value of a date, and always match `:read-only`
    '&:has(> input:read-only:not(:disabled, [type=file], [type=hidden], [hidden]))': {
      background: vars.color.bgSunken,
    },
    '&:focus-within:has(input:focus)': focusRing,
    '&[data-size=s]': { minBlockSize: size.controlM, fontSize: '14px' },
  },
  '@media': {
    [media.phone]: { fontSize: '16px', selectors: { '&[data-size=s]': { minBlockSize: size.targetPhone } } },
    [media.forcedColors]: {
      selectors: { '&[data-disabled], &:has(> :disabled:not(button))': { borderColor: 'GrayText' } },
    },
  },
})

/** The bare input inside a frame: the frame shows focus. */
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

/** The line under a control: hint or error at the start, counter at the end. */
export const foot = style({ display: 'flex', gap: space[4], justifyContent: 'space-between' })
export const notes = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const hint = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
export const error = style({
  ...text.table,
  lineHeight: 1.5,
  display: 'flex',
  gap: '6px',
  color: vars.color.dangerText,
})
/** Centres a 15 px icon on the first line of a 14 px text. */
export const errorIcon = style({ flex: 'none', paddingBlockStart: '3px' })
