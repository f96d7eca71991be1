import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text } from '../theme/scale.css.ts'

const { color } = vars
export const bars = style({
  display: 'grid',
  gap: space[3],
  selectors: { '&[data-wide]': { display: 'block', columns: '2 200px', columnGap: space[6] } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space[1],
  breakInside: 'avoid',
  selectors: { '[data-wide] > &:not(:last-child)': { marginBlockEnd: space[3] } },
})
export const label = style({
  ...text.table,
  color: color.textDefault,
  selectors: { '[data-tone="mine"] > &': { fontWeight: 600 } },
})
export const amount = style({ ...text.table, ...tabular, color: color.textMuted })
export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  overflow: 'visible',
  selectors: { '[data-tone] > &': { gridColumn: '1 / -1' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const ground = style({
  fill: color.bgSunken,
  selectors: {
    '[data-tone="mine"] &': { fill: `color-mix(in srgb, ${color.accentSolid} 18%, transparent)` },
    '[data-form="marker"] > &': { fill: color.accentSoft },
  },
})
export const fill = style({
  fill: color.dataRest,
  selectors: {
    '[data-tone="mine"] &': { fill: color.accentSolid },
    '[data-tone="gold"] &': { fill: color.rankGold },
    '[data-tone="silver"] &': { fill: color.rankSilver },
    '[data-tone="1"] &': { fill: color.data1 },
    '[data-tone="2"] &': { fill: color.data2 },
    '[data-tone="3"] &': { fill: color.data3 },
    '[data-tone="4"] &': { fill: color.data4 },
    '[data-tone="5"] &': { fill: color.data5 },
    '[data-tone="6"] &': { fill: color.data6 },
    '[data-form="marker"] > &': { fill: color.accentSolid },
  },
})
export const alone = style({ display: 'block' })
export const empty = style({ ...text.table, color: color.textSubtle })
