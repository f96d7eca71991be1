import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const { color } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const list = { margin: 0, padding: 0, listStyle: 'none' } as const

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const main = style({ ...column, gap: space[6], '@media': { [media.tabletDown]: { gap: space[5] } } })

export const needs = style({ ...column, ...list })
export const need = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.borderHairline}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
})
/** Centred on the first line of the words beside it. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '24px',
  color: color.textMuted,
  selectors: {
    '&[data-tone=danger]': { color: color.dangerText },
    '&[data-tone=warning]': { color: color.warningText },
    '&[data-tone=success]': { color: color.successText },
  },
})
export const needWords = style({ ...column, gap: space[2] })
export const needTitle = style({ ...text.card, fontVariantNumeric: 'tabular-nums' })
export const note = style({
  ...text.table,
  lineHeight: 1.6,
  color: color.textMuted,
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
})
export const failures = style({ ...column, ...list, gap: space[3] })
export const failure = style({
  ...column,
  gap: space[0.5],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.borderDefault}`,
})
export const failedBy = style({ ...text.micro, color: color.textMuted, overflowWrap: 'anywhere' })
export const teamName = style({ color: color.textDefault, fontWeight: 600 })
export const reason = style({ ...text.table, lineHeight: 1.6, overflowWrap: 'anywhere', textWrap: 'pretty' })

/** Steps that go down from the start to the end; on phones rows, whose bars go back. */
export const funnel = style({
  ...list,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const step = style({
  ...column,
  alignContent: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space[1] } },
})
export const stepColumn = style({
  inlineSize: '100%',
  blockSize: '112px',
  marginBlockEnd: space[3],
  '@media': { [media.phone]: { display: 'none' } },
})
export const stepRow = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'block', gridColumn: '1 / -1', inlineSize: '100%', blockSize: '8px', order: 3 },
  },
})
/** People, and teams in a darker tone of the same colour. */
export const stepBar = style({
  fill: color.dataRest,
  selectors: { '[data-unit=teams] &': { fill: color.stageB } },
  '@media': {
    [media.forcedColors]: { selectors: { '&, [data-unit=teams] &': { fill: 'CanvasText' } } },
  },
})
export const stepCount = style({
  ...text.subhead,
  ...tabular,
  '@media': { [media.phone]: { fontSize: textSize.card, order: 2 } },
})
export const stepName = style({ ...text.table, paddingInlineEnd: space[1], '@media': { [media.phone]: { order: 1 } } })
export const stepShare = style({
  ...text.micro,
  color: color.textMuted,
  paddingInlineEnd: space[1],
  '@media': { [media.phone]: { order: 4, gridColumn: '1 / -1' } },
})

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  marginBlockEnd: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const chart = style({ ...column, gap: space[2] })
export const chartName = style({ ...text.table, color: color.textMuted })
export const chartSum = style({ ...text.card, ...tabular, color: color.textDefault })
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: '64px', overflow: 'visible' })
export const dayBar = style({ fill: color.dataRest, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } })
export const base = style({ stroke: color.borderStrong, strokeWidth: 1 })
export const axis = style({
  ...text.micro,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})

export const keys = style({ ...column, gap: space[5], margin: 0 })
export const key = style({ ...column, gap: space[2] })
export const keyName = style({ ...text.table, fontWeight: 600 })
/** A click selects the whole text. */
const whole = { margin: 0, userSelect: 'all', overflowWrap: 'anywhere', fontFamily: vars.font.mono } as const
export const link = style({
  ...text.table,
  ...whole,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: color.bgSunken,
})
export const code = style({ ...text.section, ...whole, letterSpacing: '0.06em' })
export const copy = style({ margin: 0 })
