import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space } from '../theme/scale.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: space[3] })

export const bone = style({
  display: 'block',
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: vars.color.bgSunken,
  blockSize: '15px',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {
    '&[data-shape=title]': { blockSize: '24px', inlineSize: '40%' },
    '&[data-shape=last]': { inlineSize: '62%' },
    '&[data-shape=row]': { blockSize: vars.size.row },
    '&[data-shape=block]': { blockSize: '160px', borderRadius: vars.radius.card },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
})
