import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const heading = style({ ...text.subhead })
/** Free text: wraps long words and keeps line breaks. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const note = style({ ...text.table, marginBlockStart: space[1], color: vars.color.textMuted })
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'start',
  paddingBlock: space[3],
  paddingInline: space[4],
  background: vars.color.bgSunken,
  borderRadius: vars.radius.card,
})
