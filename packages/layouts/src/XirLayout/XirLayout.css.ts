import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The page beside both navigations; on narrow screens the platform's own links follow it, above the footer. */
export const columns = style({
  display: 'grid',
  grid: `'pages page' auto 'sites page' 1fr / ${size.sideNav} minmax(0, 1fr)`,
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  '@media': { [media.tabletDown]: { grid: `'pages' 'page' 'sites' / minmax(0, 1fr)` } },
})

export const pages = style({ gridArea: 'pages' })

export const sites = style({
  gridArea: 'sites',
  '@media': {
    [media.tabletDown]: { marginBlockStart: space[6], borderBlockStart: `1px solid ${vars.color.borderHairline}` },
  },
})

export const page = style({
  gridArea: 'page',
  minInlineSize: 0,
  padding: `${space[6]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[4]} 0` } },
})
