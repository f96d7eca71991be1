import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} ${space[10]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const title = style({ ...text.title, marginInlineEnd: 'auto' })
export const sheet = style({ background: vars.color.bgSurface, padding: `${space[4]} ${space[5]}`, minInlineSize: 0 })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const team = style({ ...text.micro, color: vars.color.textMuted })
export const missing = style({ ...text.micro, color: vars.color.warningText })
export const outlier = style({ ...text.micro, color: vars.color.dangerText })
export const name = style({ display: 'grid', gap: space[0.5], paddingBlock: space[2] })

/** From 0 to 100: the span of all totals as a bar, the mean as a mark. */
export const spread = style({ display: 'block', inlineSize: '160px', blockSize: space[3] })
export const axis = style({ fill: vars.color.borderDefault })
export const span = style({ fill: vars.color.accentSolid })
export const mean = style({ fill: vars.color.textDefault })
export const figure = style({ ...tabular })
