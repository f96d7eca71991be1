import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[5],
  marginBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const title = style(text.card)
export const sentence = style(text.body)
export const note = style({ ...text.table, color: vars.color.textMuted })
export const file = style({ overflowWrap: 'anywhere' })
