import { createVar, style } from '@vanilla-extract/css'
import { blockRadius, edge } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, text, textSize } from '../theme/scale.css.ts'

const box = createVar()
const step = createVar()

export const line = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.color.textMuted,
})

/** The boxes are drawn. One real input covers them and spaces its digits to fit, so that paste and autofill work. */
export const code = style({
  vars: { [box]: '44px', [step]: '52px' },
  position: 'relative',
  display: 'inline-flex',
  gap: space[2],
  maxInlineSize: '100%',
  '@media': { [media.phone]: { vars: { [box]: '38px', [step]: '44px' }, gap: space[1.5] } },
})

export const cell = style({
  ...edge.rest,
  inlineSize: box,
  blockSize: '48px',
  borderRadius: blockRadius,
  selectors: {
    '[data-invalid] > &': edge.invalid,
    '[data-disabled] > &': edge.disabled,
    ':focus-within > &[data-active]': focusRing,
  },
})

/** The field is one step wider than the boxes, so that neither the caret after the last digit nor focusing scrolls the digits. */
export const clip = style({ position: 'absolute', inset: 0, overflow: 'clip' })

export const input = style({
  inlineSize: `calc(100% + ${step})`,
  blockSize: '48px',
  padding: 0,
  paddingInlineStart: `calc((${box} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  color: vars.color.textDefault,
  caretColor: 'transparent',
  fontSize: textSize.sectionS,
  fontWeight: 600,
  lineHeight: '48px',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${step} - 1ch)`,
  outline: 'none',
  selectors: { '&:disabled': { color: vars.color.textDisabled, WebkitTextFillColor: 'currentColor' } },
})
