import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layer, media } from '../theme/scale.css.ts'

/** Nearly full within 5000 ms; the rest is filled when the page has loaded. */
const run = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(.4)' },
  to: { transform: 'scaleX(.96)' },
})
const finish = keyframes({
  '0%': { transform: 'scaleX(.96)', opacity: 1 },
  '50%': { transform: 'scaleX(1)', opacity: 1 },
  '100%': { transform: 'scaleX(1)', opacity: 0 },
})

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.progress,
  blockSize: '3px',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

export const fill = style({
  blockSize: '100%',
  background: vars.color.actionBg,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  selectors: {
    '[data-state=running] > &': {
      transform: 'scaleX(.96)',
      animation: `${run} 5000ms cubic-bezier(.1,.6,.3,1) forwards`,
    },
    '[data-state=done] > &': { animation: `${finish} 400ms ${vars.motion.ease} forwards` },
    '[data-state=failed] > &': { transform: 'scaleX(1)', background: vars.color.dangerSolid },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
