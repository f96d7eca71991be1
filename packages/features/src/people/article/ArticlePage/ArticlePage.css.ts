import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '760px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0`, gap: space[5] } },
})

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
export const head = style({ display: 'grid', gap: space[4] })
export const title = style({ ...headline, overflowWrap: 'anywhere' })
export const summary = style({ ...text.lead, color: vars.color.textMuted, whiteSpace: 'pre-line' })

export const line = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: vars.color.textMuted,
})
export const author = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })

export const cover = style({
  inlineSize: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
})

export const body = style({ overflowWrap: 'anywhere' })

export const foot = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
