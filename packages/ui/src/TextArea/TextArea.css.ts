import { style } from '@vanilla-extract/css'
import { blockRadius } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, lineBody, media, space } from '../theme/scale.css.ts'

export const area = style({
  inlineSize: '100%',
  minBlockSize: '88px',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: blockRadius,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  fontSize: '15px',
  lineHeight: lineBody,
  resize: 'vertical',
  selectors: {
    '&[data-grows]': { fieldSizing: 'content', maxBlockSize: '60vh' },
    '&[data-hovered]': { borderColor: vars.color.textDefault },
    '&[data-invalid]': {
      borderColor: vars.color.dangerSolid,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerSolid}`,
    },
    '&:read-only': { background: vars.color.bgSunken },
    '&:disabled': {
      background: vars.color.bgSunken,
      borderColor: vars.color.borderDefault,
      color: vars.color.textDisabled,
      cursor: 'default',
      resize: 'none',
    },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:focus': focusRing,
  },
  // Below 16 px an iPhone zooms into the field.
  '@media': { [media.phone]: { fontSize: '16px' } },
})
