import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text, textSize } from '../theme/scale.css.ts'

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  lineHeight: 1.5,
  selectors: {
    '&[data-verdict=blocked]': { background: `color-mix(in srgb, ${vars.color.dangerSoft} 45%, transparent)` },
  },
  '@media': { [media.phone]: { alignItems: 'flex-start', paddingInline: space[4] } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  background: vars.color.bgSunken,
  color: vars.color.textSubtle,
  selectors: {
    '[data-verdict=ok] > &': { background: vars.color.successSoft, color: vars.color.successText },
    '[data-verdict=blocked] > &': { background: vars.color.dangerSolid, color: vars.color.bgSurface },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const main = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  minInlineSize: 0,
})
export const words = style({ flex: '1 1 260px', minInlineSize: 0 })
export const title = style({
  fontSize: textSize.body,
  fontWeight: 500,
  selectors: { '[data-verdict=blocked] &': { fontWeight: 700 } },
})
export const fact = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
