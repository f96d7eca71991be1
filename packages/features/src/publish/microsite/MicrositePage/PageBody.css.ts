import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  gap: space[10],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} ${space[18]}`,
  '@media': { [media.phone]: { paddingInline: space[4], gap: space[8] } },
})
