import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  padding: space[4],
  background: vars.color.bgCanvas,
  outline: 'none',
})

export const card = style({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '540px',
  padding: space[6],
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
})

export const title = style(text.title)
