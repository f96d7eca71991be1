import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const field = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const label = style({ fontSize: textSize.table, lineHeight: 1.5, fontWeight: 600 })
export const labelNote = style({ marginInlineStart: space[1], fontWeight: 400, color: vars.color.textMuted })
export const note = style({ ...text.table, color: vars.color.textMuted })
/** Facts below the criteria. */
export const facts = style({ ...text.table, color: vars.color.textMuted, marginBlockStart: space[3] })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const title = style({ ...text.subhead, overflowWrap: 'anywhere' })
export const summary = style({ ...text.body, overflowWrap: 'anywhere' })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const score = style({ ...text.figure, ...tabular })
export const comments = style({ display: 'grid', gap: space[3] })
export const comment = style({
  ...text.body,
  borderInlineStart: `3px solid ${vars.color.accentSolid}`,
  paddingInlineStart: space[3],
  overflowWrap: 'anywhere',
})
export const criteria = style({ display: 'grid', gap: space[3] })
export const criterion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const weight = style({ ...text.card, ...tabular })
