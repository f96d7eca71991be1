import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({
  display: 'block',
  padding: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const results = style({ display: 'grid', gap: space[3], padding: space[3] })
export const count = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  gap: space[3],
  minBlockSize: size.targetPhone,
  padding: space[2],
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
})
export const words = style({ display: 'grid', alignContent: 'center', flex: 1, minInlineSize: 0 })
export const name = style({ ...text.card, overflowWrap: 'anywhere' })
export const excerpt = style({
  ...text.table,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
})
export const when = style({ ...text.micro, color: vars.color.textMuted })

globalStyle(`${excerpt} mark`, { background: vars.color.accentSoft, color: vars.color.textDefault, fontWeight: 600 })
