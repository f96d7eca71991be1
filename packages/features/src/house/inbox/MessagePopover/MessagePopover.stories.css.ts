import { vars } from '@shulei/ui/theme/contract.css.ts'
import { onHeader, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** A page with a header, tall enough for the popover. */
export const room = style({ minBlockSize: '640px', background: vars.color.bgCanvas })
export const corner = style({
  ...onHeader,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: vars.size.header,
  paddingInlineEnd: space[18],
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
})
