import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { space, tabular, text } from '../scale.css.ts'

export const swatch = style({ display: 'grid', gap: space[0.5], minInlineSize: 0 })
export const chip = style({
  forcedColorAdjust: 'none',
  blockSize: '56px',
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: `min(6px, ${vars.radius.card})`,
})
export const name = style({ ...text.micro, marginBlockStart: space[1], overflowWrap: 'anywhere' })
export const value = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '30px',
  fontWeight: 700,
})
export const weak = style({ color: vars.color.dangerText, fontWeight: 700 })
export const vision = style({
  display: 'grid',
  gridTemplateColumns: '150px repeat(6, minmax(0, 1fr))',
  gap: space[2],
  alignItems: 'center',
})
export const visionName = style({ ...text.table })
export const bar = style({ blockSize: '40px', forcedColorAdjust: 'none' })
