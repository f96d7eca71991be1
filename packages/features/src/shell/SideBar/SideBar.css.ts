import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const sideBar = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: space[8],
  zIndex: layer.sideBar,
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.phone]: { insetInlineEnd: space[3], insetBlockEnd: space[4] },
    [media.print]: { display: 'none' },
  },
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlM,
  blockSize: size.controlM,
  padding: 0,
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgRaised,
  color: vars.color.textMuted,
  boxShadow: vars.shadow['1'],
  cursor: 'pointer',
  ':hover': { color: vars.color.textDefault, borderColor: vars.color.borderStrong },
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})
