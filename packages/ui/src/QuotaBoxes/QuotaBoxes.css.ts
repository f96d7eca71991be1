import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text } from '../theme/scale.css.ts'

export const quota = style({
  ...text.table,
  fontVariantNumeric: tabular.fontVariantNumeric,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  color: vars.color.textMuted,
})

export const boxes = style({ display: 'inline-flex', gap: space[1], flex: 'none' })

export const box = style({
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: `min(2px, ${vars.radius.control})`,
  border: `1.5px solid ${vars.color.borderStrong}`,
  selectors: { '&[data-used]': { borderColor: vars.color.textMuted, background: vars.color.textMuted } },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-used]': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
    [media.print]: { selectors: { '&[data-used]': { boxShadow: 'inset 0 0 0 7px currentColor' } } },
  },
})
