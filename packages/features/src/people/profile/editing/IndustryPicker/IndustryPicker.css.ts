import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: space[3], minInlineSize: 0, border: 0 })

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[4], inlineSize: '100%' })
export const count = style({ ...text.table, ...tabular, color: vars.color.textMuted })

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[1]} ${space[5]}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.narrowPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
