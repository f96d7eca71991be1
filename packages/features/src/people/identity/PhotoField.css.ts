import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1.5],
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  border: 0,
})
export const labelNote = style({ fontWeight: 400, color: vars.color.textSubtle })
export const note = style({ ...text.table, color: vars.color.textMuted })

/** Reserves the height before the picture is drawn. */
export const preview = style({ display: 'grid', blockSize: '120px', marginBlockStart: space[2] })
export const picture = style({
  maxInlineSize: '100%',
  blockSize: '120px',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: `min(4px, ${vars.radius.card})`,
})
