import { style } from '@vanilla-extract/css'
import { blockRadius, edge } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, lineBody, media, space, textSize } from '../theme/scale.css.ts'

export const area = style({
  ...edge.rest,
  inlineSize: '100%',
  minBlockSize: '88px',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: blockRadius,
  color: vars.color.textDefault,
  fontSize: textSize.body,
  lineHeight: lineBody,
  resize: 'vertical',
  selectors: {
    '&[data-grows]': { fieldSizing: 'content', maxBlockSize: '60vh' },
    '&[data-hovered]': edge.hovered,
    '&[data-invalid]': edge.invalid,
    '&:read-only': { background: vars.color.bgSunken },
    '&:disabled': { ...edge.disabled, cursor: 'default', resize: 'none' },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:focus': focusRing,
  },
  // An iPhone zooms into fields with a font below 16 px.
  '@media': { [media.phone]: { fontSize: textSize.card } },
})
