import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

/** Height of a line. */
const LINE = '36px'

/** Each event rests for 1.6 s; the newest stays. */
const roll = keyframes({
  '0%, 34%': { transform: `translateY(calc(-2 * ${LINE}))` },
  '44%, 78%': { transform: `translateY(calc(-1 * ${LINE}))` },
  '88%, 100%': { transform: 'none' },
})

/** The ticker is one line high, so that rolling moves nothing else. */
export const ticker = style({
  inlineSize: '100%',
  blockSize: LINE,
  overflow: 'hidden',
  listStyle: 'none',
  borderBlock: `1px solid color-mix(in srgb, ${vars.color.heroMuted} 35%, transparent)`,
  boxSizing: 'content-box',
  '@media': { [media.reducedMotion]: { blockSize: 'auto' } },
})

export const line = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  blockSize: LINE,
  color: vars.color.heroText,
  animation: `${roll} 4.6s ${vars.motion.ease} backwards`,
  selectors: {
    [`${ticker}:hover > &`]: { animationPlayState: 'paused' },
    // fewer than three events have no way to go
    [`${ticker}:not(:has(> :nth-child(3))) > &`]: { animationName: 'none' },
  },
})
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const score = style({ ...tabular, fontWeight: 600 })
export const time = style({ ...text.micro, color: vars.color.heroMuted, whiteSpace: 'nowrap' })
