import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0` } },
})
export const title = style(text.title)
export const form = style({ display: 'flex', gap: space[2], alignItems: 'end' })
/** As high as the field beside it. */
export const submit = style({ display: 'grid', blockSize: size.input })
export const field = style({ flex: 1, minInlineSize: 0 })
export const count = style({ ...text.table, color: vars.color.textMuted })
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const heading = style(text.subhead)
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const link = style({
  ...text.card,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
/** In a sentence. A `TextLink` would bring a file of other pages with it. */
export const login = style({
  color: vars.color.textLink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.textLinkHover, textDecorationThickness: '2px' },
})
export const note = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
