import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layer, media } from '../theme/scale.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  justifyContent: 'flex-end',
  background: vars.color.bgScrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-side=start]': { justifyContent: 'flex-start' },
    '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' },
  },
})

export const drawer = style({
  display: 'flex',
  inlineSize: 'min(420px, calc(100vw - 48px))',
  blockSize: '100dvh',
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  boxShadow: vars.shadow['3'],
  animation: `${fromEnd} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '[data-side=start] > &': { animationName: fromStart },
    '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
