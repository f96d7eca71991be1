import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const box = style({ outline: 'none' })
export const fields = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const label = style({ ...text.table, fontWeight: 700 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const whose = style({ ...text.table, color: vars.color.textMuted })
export const value = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[3] })
