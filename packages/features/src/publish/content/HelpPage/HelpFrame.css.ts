import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, openEntry, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[14],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
})
export const nav = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[6]})`,
  '@media': { [media.tabletDown]: { position: 'static' }, [media.print]: { display: 'none' } },
})
export const list = style({
  display: 'grid',
  '@media': { [media.tabletDown]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` } },
})
export const entry = style({
  ...text.body,
  position: 'relative',
  display: 'block',
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.textDefault }, ...openEntry },
})
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space[4]})`,
})
export const heading = style(text.section)
export const updated = style({ ...text.micro, color: vars.color.textSubtle })
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
/** The name of a group stands beside its questions, on the line of the first one. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  columnGap: space[8],
  rowGap: space[1],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderDefault}`,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space[4]})`,
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const groupTitle = style({
  ...text.subhead,
  paddingBlock: space[2],
  '@media': { [media.tabletDown]: { paddingBlock: 0 } },
})
export const search = style({ display: 'flex', alignItems: 'end', gap: space[2], maxInlineSize: '520px' })
export const field = style({ flex: 1, minInlineSize: 0 })
/** The line is there before it says anything, because readers are told of changes only. */
export const count = style({
  ...text.table,
  color: vars.color.textMuted,
  selectors: { '&:empty': { position: 'absolute' } },
})
/** Scroll target: a jump stops below the page header with the question in view, not at the answer's first line. */
export const answer = style({
  paddingBlockEnd: space[4],
  scrollMarginBlockStart: `calc(${vars.size.header} + 72px)`,
})
