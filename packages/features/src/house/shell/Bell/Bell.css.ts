import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const bell = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.controlM,
  blockSize: size.controlM,
  borderRadius: vars.radius.control,
  color: vars.color.headerText,
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  selectors: { '&[aria-expanded=true]': { background: vars.color.bgHover, color: vars.color.textDefault } },
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})

/** The badge grows away from the bell, so that 99+ does not cover it. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: '55%',
  lineHeight: 0,
  '@media': { [media.phone]: { insetBlockStart: '3px' } },
})
