import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Backgrounds for stories. */
export const headerRow = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[5],
  padding: space[5],
  background: vars.color.headerBg,
  color: vars.color.headerText,
})
export const page = style({ minBlockSize: '60vh', background: vars.color.bgCanvas })
export const long = style({ minBlockSize: '180vh', background: vars.color.bgCanvas })
export const column = style({ maxInlineSize: '420px' })
export const three = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
})
