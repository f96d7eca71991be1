import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const box = style({ ...text.table, ...column, gap: space[1], color: vars.color.textMuted })
export const words = style({ overflowWrap: 'anywhere' })
export const unsure = style({ color: vars.color.warningText, overflowWrap: 'anywhere' })
export const choose = style({ justifySelf: 'start', marginBlockStart: space[1] })

export const form = style({ ...column, gap: space[5] })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const field = style({ ...column, gap: space[1], justifyItems: 'start' })
export const whole = style({ inlineSize: '100%' })
export const lead = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
/** A group of fields without the frame of browsers. */
export const orders = style({ ...column, gap: space[4], minInlineSize: 0, margin: 0, padding: 0, border: 'none' })
export const legend = style({ ...text.table, padding: 0, fontWeight: 600 })
export const columns = style({ ...column, gap: space[4] })
export const rest = style({ ...text.table, color: vars.color.textMuted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] })
