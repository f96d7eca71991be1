import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, onHero, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = {
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
} as const

export const page = style({ ...column, display: 'grid', gap: space[10], paddingBlockStart: space[10] })
export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
})

/** A notice on the board: framed and pinned; the reward is as large as the question. */
export const notice = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: `${space[6]} ${space[5]} ${space[5]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineStart: '50%',
    inlineSize: '15px',
    blockSize: '15px',
    marginInlineStart: `-${space[2]}`,
    borderRadius: '50%',
    background: vars.color.heroAccent,
    border: `2px solid ${vars.color.bgCanvas}`,
  },
})
export const from = style({ ...text.table, color: vars.color.textMuted })
export const question = style({ ...text.subhead, fontWeight: 800 })
export const reward = style({ ...text.figure, ...tabular, color: vars.color.accentText })
export const foot = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  color: vars.color.textMuted,
})

/** Three steps with large figures, as on a printed programme. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: space[6],
  counterReset: 'step',
})
export const step = style({
  borderBlockStart: `3px solid ${vars.color.actionBg}`,
  paddingBlockStart: space[3],
  counterIncrement: 'step',
  '::before': {
    ...tabular,
    content: 'counter(step, decimal-leading-zero)',
    fontSize: textSize.titleS,
    fontWeight: 700,
    color: vars.color.textSubtle,
  },
})
export const stepName = style({ ...text.card, marginBlock: `${space[1]} ${space[1]}` })
export const stepText = style({ ...text.table, color: vars.color.textMuted, lineHeight: 1.6 })

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[10]}` })
export const figure = style({
  ...tabular,
  fontSize: textSize.title,
  lineHeight: 1.1,
  fontWeight: 700,
  color: vars.color.heroAccent,
})
export const figureName = style({ ...text.table, color: vars.color.heroMuted })
export const onNight = style({ ...onHero, padding: space[5] })

export const messages = style({ display: 'grid' })
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  padding: `${space[4]} 0`,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const messageTitle = style({ ...text.body, fontWeight: 600, lineHeight: 1.5 })
export const messageText = style({ ...text.table, color: vars.color.textMuted })
export const time = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const form = style({ display: 'grid', gap: space[5], maxInlineSize: '480px' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})
export const title = style(text.section)
