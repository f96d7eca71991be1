import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const topics = style({ display: 'grid', gap: space[2.5], listStyle: 'none' })
export const topic = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
})
export const count = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const bar = style({ gridColumn: '1 / -1', display: 'block', inlineSize: '100%', blockSize: '4px' })
export const ground = style({ fill: vars.color.bgSunken, '@media': { [media.forcedColors]: { fill: 'Canvas' } } })
export const fill = style({ fill: vars.color.data1, '@media': { [media.forcedColors]: { fill: 'Highlight' } } })
