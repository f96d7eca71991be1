import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Hangs on the edge of the window, beside the column of the page and not over it. */
export const sideBar = style({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockEnd: space[8],
  zIndex: layer.sideBar,
  display: 'flex',
  flexDirection: 'column-reverse',
  '@media': {
    [media.phone]: { insetBlockEnd: space[4] },
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
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  background: vars.color.bgRaised,
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.textDefault, background: vars.color.bgHover },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[data-hidden]': { visibility: 'hidden' }, '& + &': { borderBlockEnd: 0 } },
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})

/** Phones have no room beside the page; the same address stands in the footer. */
export const mail = style({ '@media': { [media.phone]: { display: 'none' } } })
