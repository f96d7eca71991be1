import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  // rows of filters scroll sideways on phones: they must not widen the page
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0` } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] })
export const title = style({ ...text.title, flex: 1, minInlineSize: '8em' })
export const search = style({ inlineSize: '420px', maxInlineSize: '100%' })
export const searchForm = style({ display: 'flex', gap: space[2], alignItems: 'end' })
export const searchField = style({ flex: 1, minInlineSize: 0 })

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[4]} ${space[5]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: { paddingInline: space[4] },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
  },
})

/** Opens the other filters, on phones with scripts. */
export const more = style({
  display: 'none',
  alignItems: 'center',
  gap: space[3],
  '@media': { [`${media.phone} and (scripting: enabled)`]: { display: 'flex' } },
})
export const chosen = style({ ...text.table, color: vars.color.textMuted })
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': {
    [media.desktop]: { display: 'contents' },
    [`${media.phone} and (scripting: enabled)`]: { selectors: { '&:not([data-open])': { display: 'none' } } },
  },
})

/** A filter with few choices shares its row with the next one. */
globalStyle(`${filters} :has(> ul > :nth-child(6))`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })

export const summary = style({
  ...text.table,
  color: vars.color.textMuted,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  flexWrap: 'wrap',
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const heading = style(text.section)
