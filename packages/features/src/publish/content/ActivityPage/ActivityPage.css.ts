import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The date of the meeting beside the words. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const date = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  inlineSize: '148px',
  blockSize: '148px',
  background: vars.color.bgInverse,
  color: vars.color.textInverse,
  borderRadius: vars.radius.card,
  '@media': {
    [media.phone]: {
      inlineSize: 'auto',
      blockSize: 'auto',
      gridAutoFlow: 'column',
      justifyContent: 'start',
      gap: space[3],
      padding: `${space[3]} ${space[4]}`,
    },
    [media.print]: { border: `1px solid ${vars.color.borderStrong}` },
  },
})
export const day = style({
  ...text.display,
  lineHeight: 1,
  ...tabular,
  '@media': { [media.phone]: { fontSize: text.figure.fontSize } },
})
export const month = style({ ...text.card, ...tabular })
export const words = style({ display: 'grid', gap: space[3], minInlineSize: 0, justifyItems: 'start' })
export const title = style(headline)
export const lead = style({ ...text.lead, maxInlineSize: '44em', color: vars.color.textMuted, textWrap: 'pretty' })
export const facts = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.textMuted,
})

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
export const h2 = style(text.section)

/** Rows of the agenda: time, then what happens. */
export const agenda = style({ display: 'grid' })
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
export const slotTime = style({ ...text.card, ...tabular, color: vars.color.textMuted })
export const slotTitle = style(text.card)
export const slotText = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '42em' })
export const slotWho = style({ ...text.micro, color: vars.color.textSubtle, marginBlockStart: space[1] })

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[4],
})
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
export const role = style({ ...text.table, color: vars.color.textMuted })
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: space[4],
})
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: { '&:has(a:hover)': { borderColor: vars.color.borderStrong } },
})
export const tileLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const tasks = style({ display: 'grid', gap: space[4], counterReset: 'task' })
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  counterIncrement: 'task',
  '::before': {
    content: 'counter(task)',
    ...tabular,
    fontSize: textSize.figure,
    lineHeight: 1,
    fontWeight: 700,
    color: vars.color.textSubtle,
    minInlineSize: '1.2em',
  },
  '@media': { [media.phone]: { '::before': { fontSize: textSize.titleS } } },
})
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[10] })
