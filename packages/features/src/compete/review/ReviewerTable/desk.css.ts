import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, openEntry, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const hairline = `1px solid ${vars.color.borderHairline}`

export const desk = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 360px',
  minBlockSize: 'calc(100vh - 98px)',
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = style({ background: vars.color.bgSurface, borderInlineEnd: hairline, minInlineSize: 0 })
/** Beside an open project the list has no room on a narrow screen: a link leads back to it. */
export const besideProject = style({ '@media': { [media.tabletDown]: { display: 'none' } } })
export const backToTable = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: size.targetMin,
})
export const back = style([backToTable, { '@media': { [media.desktop]: { display: 'none' } } }])
export const listHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
})
export const heading = style({ ...text.card })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.targetPhone,
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: hairline,
  position: 'relative',
  color: 'inherit',
  ':hover': { background: vars.color.bgHover, color: 'inherit', textDecoration: 'none' },
  selectors: openEntry,
})
export const number = style({ ...text.table, ...tabular, color: vars.color.textMuted })
export const name = style({ ...text.table, fontWeight: 600, overflowWrap: 'anywhere' })
export const score = style({ ...text.card, ...tabular })

export const reading = style({
  padding: `${space[3]} ${space[6]} ${space[8]}`,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minInlineSize: 0,
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[8]} ${space[10]}`,
  background: vars.color.bgSurface,
  boxShadow: vars.shadow['2'],
  '@media': { [media.phone]: { padding: space[5] } },
})
export const paperTitle = style({ ...text.section, fontSize: textSize.titleS })
export const summary = style({ ...text.lead, color: vars.color.textMuted })

export const panel = style({
  background: vars.color.bgSurface,
  borderInlineStart: hairline,
  padding: `${space[3]} ${space[5]} ${space[6]}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
