import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr) 224px',
  gap: space[8],
  paddingBlock: space[5],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[4] },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space[4] },
  },
})
export const columnWhat = style({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 })
export const columnHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const columnName = style({ fontSize: textSize.body, fontWeight: 600 })
export const columnChart = style({ minInlineSize: 0 })
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  columnGap: space[4],
  rowGap: space[3],
  minInlineSize: 0,
  '@media': {
    [media.tabletDown]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // wide enough for a date, so that none breaks inside
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' },
  },
})
/** A long value takes the whole line. */
export const stat = style({ minInlineSize: 0, selectors: { '&[data-long]': { gridColumn: '1 / -1' } } })
export const statTerm = style({ ...text.micro, color: vars.color.textSubtle })
export const statValue = style({ ...text.table, fontVariantNumeric: 'tabular-nums' })
export const words = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, whiteSpace: 'pre-line' })
export const doubt = style({ ...text.table, lineHeight: 1.6, color: vars.color.warningText, overflowWrap: 'anywhere' })
