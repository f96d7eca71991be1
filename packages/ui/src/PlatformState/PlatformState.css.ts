import { createVar, keyframes, style } from '@vanilla-extract/css'
import { deck, shade, solid } from '../Platform/Platform.css.ts'
import { vars } from '../theme/contract.css.ts'
import { family, textSize } from '../theme/scale.css.ts'

const { color, motion } = vars
const mix = (a: string, share: number, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`

/** Shows the drawing where its place is hidden until this style sheet has arrived. */
export const shown = style({ visibility: 'visible' })

export const pit = style({ fill: mix(deck, 14, shade) })
export const pitRight = style({ fill: mix(deck, 46, shade) })
export const pitLeft = style({ fill: mix(deck, 60, shade) })
export const question = style({
  fill: mix(deck, 12, 'white'),
  fontFamily: family.body,
  fontSize: '30px',
  fontWeight: 800,
  textAnchor: 'middle',
})
export const dashed = style({
  fill: mix(color.actionBg, 7, 'transparent'),
  stroke: color.actionBg,
  strokeWidth: 2.5,
  strokeDasharray: '7 6',
  strokeLinejoin: 'round',
})
export const place = style({
  fill: color.actionBg,
  fontFamily: family.body,
  fontSize: '34px',
  fontWeight: 800,
  textAnchor: 'middle',
  selectors: { '&[data-long]': { fontSize: textSize.section } },
})
export const lock = style({ fill: color.actionBg })
export const shackle = style({ fill: 'none', stroke: color.actionBg, strokeWidth: 13 })
export const keyhole = style({ fill: color.actionText })
export const crack = style({ fill: 'none', stroke: mix(solid, 30, shade), strokeWidth: 2.5, strokeLinejoin: 'bevel' })

const grow = keyframes({ '0%, 100%': { transform: 'scaleY(0.12)' }, '50%': { transform: 'scaleY(1)' } })
const riseTop = createVar()
const lift = keyframes({ '0%, 100%': { transform: `translateY(${riseTop})` }, '50%': { transform: 'none' } })
const rhythm = {
  // Eleven times a base motion: 2.4 s, and no animation in a theme without motion.
  animationDuration: `calc(${motion.base} * 11)`,
  animationIterationCount: 'infinite',
  animationTimingFunction: 'ease-in-out',
} as const
export const rising = style({
  selectors: {
    '&[data-height="low"]': { vars: { [riseTop]: '44px' } },
    '&[data-height="middle"]': { vars: { [riseTop]: '88px' } },
    '&[data-height="high"]': { vars: { [riseTop]: '132px' } },
  },
})
/** Nine columns, each starting a moment after the previous one. */
const staggered = (between: string) =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [
      `${rising}:nth-of-type(${i + 1}) ${between}&`,
      { animationDelay: `calc(${motion.base} * ${i * -1.2})` },
    ]),
  )
/** A wall is a rectangle in a skewed group, so that scaling keeps its foot on the floor. */
export const wall = style({
  ...rhythm,
  animationName: grow,
  transformBox: 'fill-box',
  transformOrigin: 'bottom',
  selectors: staggered('> g > '),
})
export const lid = style({ ...rhythm, animationName: lift, selectors: staggered('> ') })
