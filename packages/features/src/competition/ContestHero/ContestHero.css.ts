import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const hero = style({
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
})

export const inner = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingBlockStart: '18px',
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const head = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[8],
  '@media': { [media.tabletDown]: { flexDirection: 'column', alignItems: 'stretch', gap: space[3] } },
})

export const words = style({ display: 'grid', gap: space[1], flex: 1, minInlineSize: 0 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] })

export const title = style(headline)

export const summary = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '46em' })
export const facts = style({ ...text.table, color: vars.color.textSubtle })

/** Grows with long rewards up to a third of the head, then its figures wrap. */
export const figures = style({
  flex: 'none',
  maxInlineSize: '480px',
  '@media': { [media.tabletDown]: { maxInlineSize: 'none' } },
})

/** On phones the bar runs to both edges of the screen, so that a cut tab says that there are more. */
export const tabBar = style({
  minInlineSize: 0,
  marginBlockStart: space[1],
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[4]})`, paddingInlineStart: '6px' } },
})
