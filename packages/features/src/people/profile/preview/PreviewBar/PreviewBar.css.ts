import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const bar = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingBlock: space[4],
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const readers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[2] })
