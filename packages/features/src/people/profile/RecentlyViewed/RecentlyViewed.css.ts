import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space[3],
  listStyle: 'none',
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '56px',
})
export const picture = style({ minInlineSize: 0 })
export const words = style({ minInlineSize: 0 })
/** The whole item is the link. */
export const link = style({
  ...text.table,
  display: 'block',
  fontWeight: 600,
  color: vars.color.textDefault,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
})
export const note = style({ ...text.micro, color: vars.color.textSubtle })
