import { vars } from '@shulei/ui/theme/contract.css.ts'
import { evenGrid } from '@shulei/ui/theme/evenGrid.css.ts'
import { media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Sections of a page side by side. */
export const sections = style([evenGrid(3), { gap: `${space[8]} ${space[10]}` }])
export const section = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `2px solid ${vars.color.borderStrong}`,
})
export const heading = style(text.subhead)
export const live = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const liveHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
export const liveTitle = style(text.section)
export const note = style({ ...text.table, color: vars.color.textSubtle })
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[5]} ${space[14]}` })

export const tiles = style([evenGrid(4), { gap: space[4] }])
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  minInlineSize: 0,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { borderColor: vars.color.borderStrong } },
})
export const drawing = style({ padding: space[4], background: vars.color.bgSunken })
export const words = style({ display: 'grid', alignContent: 'start', gap: space[2], padding: space[4] })
export const link = style({
  ...text.card,
  display: 'inline-block',
  minBlockSize: size.targetMin,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const fact = style({ ...text.table, color: vars.color.textMuted, ...tabular, whiteSpace: 'normal' })

/** A row of the path of lessons: number, words, drawing. */
export const path = style({ display: 'grid', counterReset: 'lesson' })
export const lesson = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr) 200px',
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  counterIncrement: 'lesson',
  '::before': {
    content: 'counter(lesson)',
    ...tabular,
    fontSize: textSize.figure,
    lineHeight: 1,
    fontWeight: 700,
    color: vars.color.textSubtle,
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: '2em minmax(0, 1fr)', '::before': { fontSize: textSize.titleS } },
  },
})
export const lessonDrawing = style({ '@media': { [media.phone]: { display: 'none' } } })

/** The notices of the bounty board, as paper on a wall. */
export const board = style([evenGrid(4), { gap: space[5] }])
export const paper = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space[6],
  padding: space[5],
  minBlockSize: '220px',
  background: vars.color.bgSurface,
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { background: vars.color.bgHover } },
})
export const question = style({
  ...text.subhead,
  display: 'inline-block',
  minBlockSize: size.targetMin,
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const paperFoot = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
})
export const from = style({ ...text.micro, color: vars.color.textMuted })
