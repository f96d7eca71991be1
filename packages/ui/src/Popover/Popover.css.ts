import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, size } from '../theme/scale.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** The floating sheet, shared by `Popover`, `Menu` and `Select`. React Aria places it and keeps it above dialogs. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 'calc(100vw - 16px)',
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  boxShadow: vars.shadow['2'],
  outline: 'none',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const popover = style([
  sheet,
  {
    borderRadius: `min(8px, calc(${vars.radius.card} + 2px))`,
    boxShadow: vars.shadow['3'],
    selectors: { '&[data-size=m]': { inlineSize: size.popover }, '&[data-size=s]': { inlineSize: '280px' } },
  },
])

export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' })

/** React Aria places the arrow by a transform on its element, so the drawing inside has the rotation. */
export const arrow = style({
  display: 'none',
  selectors: {
    '[data-placement] > &': { display: 'block' },
    '[data-placement=bottom] > &': { transform: 'rotate(180deg)' },
    '[data-placement=left] > &': { transform: 'rotate(-90deg)' },
    '[data-placement=right] > &': { transform: 'rotate(90deg)' },
  },
})
export const arrowShape = style({ fill: vars.color.bgRaised, stroke: vars.color.borderDefault, strokeWidth: 1 })
