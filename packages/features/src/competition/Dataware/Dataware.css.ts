import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const dataset = style({ display: 'grid', gap: space[6], minInlineSize: 0 })

export const origin = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[8],
  rowGap: space[5],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const originTitle = style({ ...text.card, marginBlockEnd: space[1.5] })
export const strong = style({ fontWeight: 600 })
export const words = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, whiteSpace: 'pre-line' })

export const failed = style({
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const fileName = style({ ...text.card, fontSize: textSize.body, display: 'block' })
export const fileNote = style({ ...text.table, display: 'block', color: vars.color.textMuted })

/** File size below the name: phones have no room for a column of its own. */
export const phoneSize = style({
  ...text.table,
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'block' } },
})

export const oneLine = style({ display: 'inline-block', whiteSpace: 'nowrap', overflowWrap: 'normal' })

export const checksum = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  color: vars.color.textSubtle,
})
export const checksumName = style({ flex: 'none' })
export const checksumValue = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: textSize.micro })
export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone, marginInlineStart: `-${space[3]}` },
  },
})

export const protocol = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const protocolText = style({
  inlineSize: '100%',
  maxBlockSize: '320px',
  overflowY: 'auto',
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgCanvas,
  ':focus-visible': focusRing,
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})

export const columnSearch = style({
  display: 'block',
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const columnForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const columnField = style({
  flex: '0 1 320px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
})
export const columnCount = style({ ...text.table, color: vars.color.textSubtle })

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 6fr)',
  gap: space[6],
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
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignContent: 'start',
  columnGap: space[4],
  rowGap: space[3],
  minInlineSize: 0,
  '@media': {
    [media.tabletDown]: { gridColumn: '1 / -1' },
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
/** A long value takes the whole line. */
export const stat = style({ minInlineSize: 0, selectors: { '&[data-long]': { gridColumn: '1 / -1' } } })
export const statTerm = style({ ...text.micro, color: vars.color.textSubtle })
export const statValue = style({ ...text.table, fontVariantNumeric: 'tabular-nums' })
