import { style } from '@vanilla-extract/css'
import { frame as fieldFrame, input } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space } from '../theme/scale.css.ts'

export const frame = style([fieldFrame, { paddingInlineEnd: 0, gap: 0 }])
export const figure = style([input, { fontVariantNumeric: 'tabular-nums lining-nums' }])

export const unit = style({ flex: 'none', paddingInline: space[2], color: vars.color.textMuted })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '32px',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.borderHairline}`,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&[data-hovered]': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&[data-pressed]': { background: vars.color.bgSunken },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.phone]: { inlineSize: size.targetPhone } },
})
