import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const languageSwitch = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.controlM,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.headerMuted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.headerText, textDecoration: 'none' },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})

export const current = style({ color: vars.color.headerText, fontWeight: 700 })
