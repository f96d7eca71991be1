import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[5], maxInlineSize: '640px' })

/** Two short fields side by side, if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '40px',
})
export const state = style({ ...text.table, color: vars.color.textMuted })
