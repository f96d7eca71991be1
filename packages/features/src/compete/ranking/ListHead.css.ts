import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const words = style({ display: 'grid', gap: space[1] })
export const title = style(text.section)
export const lead = style({ ...text.body, maxInlineSize: '46em', color: vars.color.textMuted })
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[3],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})
