import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const hero = style({ background: vars.color.heroBg, color: vars.color.heroText, overflow: 'hidden' })

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  paddingBlock: space[6],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    [media.phone]: { paddingInline: space[4] },
  },
})

export const words = style({ display: 'grid', gap: space[5], justifyItems: 'start' })
export const live = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  ...text.table,
  color: vars.color.heroMuted,
  flexWrap: 'wrap',
})
/** English lines are twice as long as Chinese ones: two lines stay two lines. */
export const claim = style({
  ...text.display,
  whiteSpace: 'pre-line',
  selectors: { '&:lang(en)': { fontSize: textSize.displayEn } },
})
export const lead = style({ ...text.lead, color: vars.color.heroMuted, maxInlineSize: '28em', textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const deadline = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  inlineSize: '100%',
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.color.heroMuted} 35%, transparent)`,
})
export const deadlineLabel = style({ ...text.table, color: vars.color.heroMuted })
export const deadlineEnd = style({ ...text.micro, color: vars.color.heroMuted })
export const stage = style({ minInlineSize: 0 })
export const caption = style({
  ...text.table,
  color: vars.color.heroMuted,
  textAlign: 'center',
  marginBlockStart: space[2],
})
