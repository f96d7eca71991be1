import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const split = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const label = style({ fontSize: textSize.table, lineHeight: 1.5, fontWeight: 600 })

/** The parts keep their colours where the reader forces others, as rulers do. */
const drawing = style({
  display: 'block',
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.bgSunken,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const bar = style([drawing, { inlineSize: '100%', blockSize: '24px', borderRadius: vars.radius.control }])
export const swatch = style([drawing, { flex: 'none', inlineSize: '14px', blockSize: '14px' }])

export const figures = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
})
export const figure = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const name = style({ color: vars.color.textDefault })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, textWrap: 'pretty' })
