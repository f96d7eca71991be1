import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const gutter = { '@media': { [media.phone]: { paddingInline: space[4] } } } as const

/** A full-width strip in the ground of a page's head. */
export const band = style({
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
})

export const bandRow = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  ...gutter,
})

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} 0`,
  inlineSize: '100%',
} as const

/** The page and a side column at its end. */
export const withAside = style({
  ...columns,
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { paddingInline: space[4] },
  },
})

/** A navigation of 200 px and the page. */
export const withNav = style({
  ...columns,
  gridTemplateColumns: '200px minmax(0, 1fr)',
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0, gap: space[4] },
    [media.phone]: { paddingInline: space[4] },
  },
})
