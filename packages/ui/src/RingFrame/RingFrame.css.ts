import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.css.ts'

const post = createVar()

/** Four corners, each with a horizontal and a vertical bar: 14 px long, 3 px thick. */
const corners = ['0 0', '100% 0', '0 100%', '100% 100%'].flatMap((at) =>
  ['14px 3px', '3px 14px'].map((bar) => `linear-gradient(${post}, ${post}) ${at} / ${bar} no-repeat`),
)

export const ring = style({
  position: 'relative',
  minInlineSize: 0,
  vars: { [post]: vars.color.actionBg },
  selectors: {
    '&[data-tone=accent]': { vars: { [post]: vars.color.accentSolid } },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: corners.join(', '),
    },
  },
  '@media': {
    [media.forcedColors]: { vars: { [post]: 'Highlight' }, selectors: { '&::after': { forcedColorAdjust: 'none' } } },
  },
})
