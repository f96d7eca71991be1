import { style } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { focusRing, layer, space } from '../scale.css.ts'

export const bar = style({ blockSize: '14px', background: vars.color.accentSolid })
export const box = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '112px',
  background: vars.color.bgRaised,
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
})
export const radii = {
  control: style({ borderRadius: vars.radius.control }),
  card: style({ borderRadius: vars.radius.card }),
  pill: style({ borderRadius: vars.radius.pill }),
}
export const shadows = {
  1: style({ boxShadow: vars.shadow['1'], border: 0 }),
  2: style({ boxShadow: vars.shadow['2'], border: 0 }),
  3: style({ boxShadow: vars.shadow['3'], border: 0 }),
}
export const ring = style(focusRing)
export const onHeader = style({
  background: vars.color.headerBg,
  color: vars.color.headerText,
  padding: space[6],
  vars: { [vars.color.focusRing]: vars.color.headerText },
})
export const track = style({
  position: 'relative',
  blockSize: '40px',
  background: vars.color.bgSunken,
  borderRadius: vars.radius.control,
})
const runner = {
  position: 'absolute',
  insetBlock: '6px',
  insetInlineStart: '6px',
  inlineSize: '28px',
  background: vars.color.actionBg,
  borderRadius: vars.radius.control,
} as const
export const fast = style({
  ...runner,
  transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-moved] &': { insetInlineStart: 'calc(100% - 34px)' } },
})
export const base = style({
  ...runner,
  transition: `inset-inline-start ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[data-moved] &': { insetInlineStart: 'calc(100% - 34px)' } },
})
export const stack = style({ position: 'relative', blockSize: '330px' })
export const sheet = style({
  position: 'absolute',
  inlineSize: '46%',
  blockSize: '64px',
  padding: space[3],
  background: vars.color.bgRaised,
  border: `1px solid ${vars.color.borderDefault}`,
  boxShadow: vars.shadow['2'],
  zIndex: layer.base,
})
