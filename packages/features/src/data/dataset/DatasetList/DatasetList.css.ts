import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0` } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] })
export const titles = style({ display: 'grid', gap: space[1], flex: '1 1 320px', minInlineSize: 0 })
export const title = style(text.title)
export const lead = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '46em' })
export const search = style({ inlineSize: '420px', maxInlineSize: '100%' })
export const searchForm = style({ display: 'flex', gap: space[2], alignItems: 'end' })
export const searchField = style({ flex: 1, minInlineSize: 0 })

const surface = {
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
} as const

export const categories = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.phone]: { padding: space[4] } },
})
export const categoryList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(196px, 100%), 1fr))',
  gap: `0 ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[3] } },
})
export const category = style({
  ...text.table,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[1.5],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: vars.color.textDefault,
  textDecoration: 'none',
  ':hover': { background: vars.color.bgHover },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-current]': { background: vars.color.bgSelected, color: vars.color.textLink, fontWeight: 600 },
  },
})
export const categoryName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const categoryCount = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })

export const moreCategories = style({ selectors: { '&[open]': { display: 'grid', gap: space[2] } } })
export const moreButton = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: vars.color.textLink,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.color.bgHover },
  ':focus-visible': focusRing,
  '::after': {
    content: '',
    inlineSize: '6px',
    blockSize: '6px',
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
  },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] })
export const more = style({})
export const rest = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[2],
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.phone]: { padding: space[4] } },
})

export const summary = style({
  ...text.table,
  color: vars.color.textMuted,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  flexWrap: 'wrap',
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(332px, 100%), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tile = style({
  ...surface,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  ':hover': { borderColor: vars.color.borderStrong },
})
export const tilePicture = style({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  background: vars.color.bgCanvas,
  selectors: { '&[data-kind="drawing"]': { paddingBlock: space[3], paddingInline: space[5] } },
})
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const formatMark = style({
  ...text.figure,
  justifySelf: 'center',
  color: vars.color.textSubtle,
})
export const tileBody = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[4]} ${space[5]} ${space[3]}`,
})
export const tileTop = style({
  ...text.micro,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.color.textSubtle,
})
export const tileTitle = style(text.card)
export const tileLink = style({
  color: 'inherit',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.textLinkHover, textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' } },
})
export const tileSummary = style({
  ...text.table,
  lineHeight: 1.6,
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})
export const tileTags = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
export const tileFacts = style({
  ...text.micro,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textSubtle,
})
