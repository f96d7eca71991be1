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
export const items = style({
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  overflow: 'clip',
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${size.avatarS} minmax(0, 1fr)`,
  gap: space[4],
  padding: `${space[4]} ${space[6]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
    '&:hover': { background: vars.color.bgHover },
  },
  '@media': { [media.phone]: { padding: space[4], gap: space[3] } },
})
/** As large as a badge, so that all words begin on one line. */
export const letter = style({
  ...text.table,
  display: 'grid',
  placeItems: 'center',
  blockSize: size.avatarS,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
  fontWeight: 600,
})
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
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
