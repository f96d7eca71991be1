import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const bar = style({
  padding: `0 ${space[6]} ${space[4]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const search = style({ display: 'block', maxInlineSize: '420px' })
export const find = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const field = style({ flex: 1, minInlineSize: 0 })

export const team = style({ overflowWrap: 'anywhere' })
export const below = style({
  ...text.micro,
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
export const belowOnPhone = style([below, { '@media': { [media.tabletUp]: { display: 'none' } } }])

export const foot = style({
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
