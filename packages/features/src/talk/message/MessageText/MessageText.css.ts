import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Title card below the text that contains its address. */
export const card = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: size.targetPhone,
  marginBlock: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textLink,
  textDecoration: 'none',
  whiteSpace: 'normal',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.forcedColors]: { color: 'LinkText' } },
})
export const kind = style({ ...text.micro, color: vars.color.textMuted })
export const title = style({ ...text.card, overflowWrap: 'anywhere' })
