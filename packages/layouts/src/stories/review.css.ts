import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, openEntry, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 360px',
  minBlockSize: 'calc(100vh - 98px)',
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const list = style({
  background: vars.color.bgSurface,
  borderInlineEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.tabletDown]: { display: 'none' } },
})
export const listHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${space[3]} ${space[4]}`,
})
export const heading = style({ ...text.card })
export const note = style({ ...text.table, color: vars.color.textSubtle })
export const plan = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  position: 'relative',
  selectors: openEntry,
})
export const planName = style({ ...text.table, fontWeight: 600 })
export const score = style({ ...tabular, fontWeight: 700 })
export const reading = style({
  padding: `${space[3]} ${space[6]} ${space[8]}`,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const bar = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.textMuted,
})
export const end = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space[3] })
export const paper = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[8]} ${space[10]}`,
  background: vars.color.bgSurface,
  boxShadow: vars.shadow['2'],
  '@media': { [media.phone]: { padding: space[5] } },
})
export const paperTitle = style({ ...text.section, fontSize: textSize.titleS })
export const remark = style({ borderInlineStart: `3px solid ${vars.color.warningSolid}`, paddingInlineStart: space[4] })
export const panel = style({
  background: vars.color.bgSurface,
  borderInlineStart: `1px solid ${vars.color.borderHairline}`,
  padding: `${space[3]} ${space[5]} ${space[6]}`,
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [media.tabletDown]: { borderInlineStart: 0, borderBlockStart: `2px solid ${vars.color.accentSolid}` } },
})
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  paddingBlockEnd: space[1],
})
export const totalFigure = style({ ...text.figure, ...tabular, fontSize: textSize.title })
export const criterion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  paddingBlockEnd: space[3],
})
export const stepper = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const points = style({ ...tabular, fontWeight: 700, minInlineSize: '28px', textAlign: 'center' })
export const meter = style({ gridColumn: '1 / -1' })
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: space[3] })
