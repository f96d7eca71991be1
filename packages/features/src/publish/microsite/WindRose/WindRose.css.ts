import { vars } from '@shulei/ui/theme/contract.css.ts'
import { forcedText, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const bands = [
  `color-mix(in srgb, ${vars.color.actionBg} 32%, ${vars.color.bgSurface})`,
  `color-mix(in srgb, ${vars.color.actionBg} 64%, ${vars.color.bgSurface})`,
  vars.color.actionBg,
  vars.color.data2,
]

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[5],
  minInlineSize: 0,
})
/** The names of the winds may be wider than their place in the drawing. */
export const drawing = style({ inlineSize: '290px', maxInlineSize: '100%', blockSize: 'auto', overflow: 'visible' })
export const grid = style({ fill: 'none', stroke: vars.color.dataGrid })
/** Each band has an outline, because the weakest are too pale to be told from the ground. */
export const petal = style({ stroke: vars.color.actionBg, strokeWidth: 0.8 })
export const text = style({ ...forcedText, fontSize: textSize.micro, fill: vars.color.textMuted, textAnchor: 'middle' })
export const key = style({ display: 'grid', gap: space[1], fontSize: textSize.micro, color: vars.color.textMuted })
export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '::before': {
    content: '',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: '3px',
    border: `1px solid ${vars.color.actionBg}`,
    background: 'currentColor',
  },
})

for (const [i, colour] of bands.entries()) {
  globalStyle(`${petal}[data-band='${i}']`, { fill: colour })
  globalStyle(`${band}[data-band='${i}']::before`, { background: colour })
}
