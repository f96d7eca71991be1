import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The page column of the competition's tabs. */
export const page = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: space[6],
  '@media': { [media.phone]: { padding: space[4] } },
})
