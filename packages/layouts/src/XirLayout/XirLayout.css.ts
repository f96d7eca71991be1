import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${size.sideNav} minmax(0, 1fr)`,
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const page = style({
  minInlineSize: 0,
  padding: `${space[6]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[4]} 0` } },
})
