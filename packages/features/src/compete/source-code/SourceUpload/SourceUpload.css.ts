import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

/** File and note, side by side if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: space[5],
})
export const field = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const label = style({
  fontSize: textSize.table,
  lineHeight: 1.5,
  fontWeight: 600,
  color: vars.color.textDefault,
})
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
