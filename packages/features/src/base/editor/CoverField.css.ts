import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const cover = style({ display: 'grid', gap: space[3] })
export const coverHead = style({ ...text.table, fontWeight: 700 })
export const coverHint = style({ ...text.table, color: vars.color.textMuted })
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '420px',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
  selectors: {
    '&[data-shape="2:1"]': { aspectRatio: '2 / 1' },
    '&[data-shape="5:2"]': { aspectRatio: '5 / 2' },
  },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
