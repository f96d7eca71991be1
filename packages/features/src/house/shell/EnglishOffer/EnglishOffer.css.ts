import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  paddingInline: space[4],
  background: vars.color.bgSunken,
  color: vars.color.textDefault,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlS,
  color: vars.color.textLink,
  textDecoration: 'underline',
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
