import { keyframes, style } from '@vanilla-extract/css'
import { space } from '../theme/scale.css.ts'

const rise = keyframes({ '0%, 100%': { transform: 'scaleY(.35)' }, '45%': { transform: 'scaleY(1)' } })

export const columns = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: space[0.5],
  blockSize: '15px',
  inlineSize: '15px',
  flex: 'none',
  selectors: { '&[data-size=l]': { blockSize: '30px', inlineSize: '30px', gap: space[1] } },
})

/** Without motion the three columns have the heights of a podium. */
export const column = style({
  flex: 1,
  blockSize: '100%',
  background: 'currentColor',
  transformOrigin: 'bottom',
  transform: 'scaleY(.6)',
  animation: `${rise} 1.1s ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { transform: 'scaleY(1)', animationDelay: '.16s' },
    '&:nth-child(3)': { transform: 'scaleY(.4)', animationDelay: '.32s' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
})
