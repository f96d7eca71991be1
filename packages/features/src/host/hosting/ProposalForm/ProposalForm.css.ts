import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** What was found, and beside it the form. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
/** Stays in sight while the form beside it is filled in. */
export const found = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[4]})`,
  minInlineSize: 0,
  '@media': { [media.tabletDown]: { position: 'static' } },
})
export const form = style({ ...column, gap: space[6] })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, textWrap: 'pretty' })

export const fileName = style({ overflowWrap: 'anywhere' })
export const columnName = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], whiteSpace: 'nowrap' })
export const line = style({ whiteSpace: 'nowrap' })
/** One line, whose end is left out. */
export const cut = style({
  display: 'inline-block',
  flex: 'none',
  maxInlineSize: '200px',
  '@media': { [media.phone]: { maxInlineSize: '140px' } },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
})
export const rest = style({ paddingInline: space[5], '@media': { [media.phone]: { paddingInline: space[4] } } })
