import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[5], maxInlineSize: '640px' })

export const agreement = style({
  maxBlockSize: '420px',
  overflowY: 'auto',
  paddingBlock: space[4],
  paddingInline: space[5],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgCanvas,
  ':focus-visible': focusRing,
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const problems = style({ ...text.table, color: vars.color.dangerText })

export const note = style({
  ...text.table,
  lineHeight: 1.6,
  marginBlockStart: space[3],
  color: vars.color.textMuted,
})
export const state = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const stateActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
