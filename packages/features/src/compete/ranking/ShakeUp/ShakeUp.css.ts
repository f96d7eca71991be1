import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5] } },
})
export const words = style({ display: 'grid', gap: space[3] })
export const sentence = style({ ...text.body, maxInlineSize: '46em' })
export const note = style({ ...text.table, color: color.textSubtle, maxInlineSize: '46em' })

/** The chart beside the table; while the table scrolls, the chart stays. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const chart = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${space[4]})` } },
})

export const teamName = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const before = style({
  ...text.micro,
  ...tabular,
  display: 'block',
  color: color.textSubtle,
  whiteSpace: 'normal',
})
export const range = style({ display: 'grid', justifyItems: 'end', gap: space[0.5], ...tabular })
export const band = style({
  display: 'block',
  inlineSize: '120px',
  blockSize: '12px',
  '@media': { [media.phone]: { display: 'none' } },
})
export const bandGround = style({ fill: color.bgSunken })
export const bandRange = style({
  fill: color.dataRest,
  opacity: 0.55,
  selectors: { 'tr[data-own] &': { fill: color.accentSolid, opacity: 0.45 } },
})
export const bandRank = style({ fill: color.textDefault, selectors: { 'tr[data-own] &': { fill: color.accentSolid } } })

/** A team's row and its line: the pointer in one lights the other. */
const lit = (place: number) => `${both}:has(tr[data-place="${place}"]:hover) g`
for (let place = 1; place <= 40; place++) {
  globalStyle(`${lit(place)}[data-place]:not([data-place="${place}"])`, { opacity: 0.18 })
  globalStyle(`${both}:has(g[data-place="${place}"]:hover) tr[data-place="${place}"] > *`, {
    background: color.bgHover,
  })
}
