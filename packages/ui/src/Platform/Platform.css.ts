import { createContainer, createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { pigmentGround, pigmentInk } from '../seed/pigment.css.ts'
import { vars } from '../theme/contract.css.ts'
import { family, focusRing, media, space, tabular, text } from '../theme/scale.css.ts'

const { color, motion } = vars
const mix = (a: string, share: number, b: string) => `color-mix(in oklab, ${a} ${share}%, ${b})`

/** Colours of the stage, mixed from the theme's colours. */
export const deck = createVar()
const step = createVar()
const post = createVar()
const rest = createVar()
/** Darkens a face: black with a little of the theme's list colour, so that shaded greys do not look flat. */
export const shade = createVar()
/** Colour of a solid; its three faces are shades of it. */
export const solid = createVar()

const width = createContainer()
export const platform = style({
  position: 'relative',
  containerName: width,
  containerType: 'inline-size',
  vars: {
    [deck]: mix(color.bgRaised, 97, color.textDefault),
    [step]: mix(color.heroBg, 91, color.heroText),
    [post]: mix(color.heroText, 88, color.heroBg),
    [rest]: mix(color.dataRest, 52, deck),
    [shade]: mix('black', 86, color.stageA),
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
/** Only the columns take the pointer, because ropes and names lie over them. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  pointerEvents: 'none',
})

const tone = (value: string) => ({ vars: { [solid]: value } })
export const tones = style({
  selectors: {
    '&[data-tone="first"]': tone(color.actionBg),
    '&[data-tone="mine"]': tone(color.accentSolid),
    '&[data-tone="rest"]': tone(rest),
    '&[data-tone="1"]': tone(color.data1),
    '&[data-tone="2"]': tone(color.data2),
    '&[data-tone="3"]': tone(color.data3),
    '&[data-tone="4"]': tone(color.data4),
    '&[data-tone="5"]': tone(color.data5),
    '&[data-tone="6"]': tone(color.data6),
    '&[data-tone="deck"]': tone(deck),
    '&[data-tone="step"]': tone(step),
    '&[data-tone="post"]': tone(post),
  },
})

/** The light comes from the upper left: the top is brightest, the right side darkest. */
export const top = style({
  fill: mix(solid, 92, 'white'),
  selectors: { '[data-tone="deck"] > &, [data-tone="step"] > &': { fill: solid } },
})
export const left = style({
  fill: mix(solid, 80, shade),
  selectors: { '[data-tone="deck"] > &, [data-tone="step"] > &': { fill: mix(solid, 86, shade) } },
})
export const right = style({
  fill: mix(solid, 62, shade),
  selectors: { '[data-tone="deck"] > &, [data-tone="step"] > &': { fill: mix(solid, 72, shade) } },
})
/** The bright upper edge, and the corner facing the viewer. */
export const edge = style({
  fill: 'none',
  stroke: mix(solid, 78, 'white'),
  strokeWidth: 1,
  strokeLinejoin: 'round',
  opacity: 0.7,
})

/** The corner facing the viewer, as a rectangle, because a line cannot be scaled with the walls. */
export const nearEdge = style({ fill: mix(solid, 78, 'white'), opacity: 0.7 })

export const badgeGround = style({ fill: pigmentGround })
export const badgeCell = style({ fill: pigmentInk })

export const grid = style({ fill: 'none', stroke: color.borderDefault, strokeWidth: 1 })
export const cross = style({ fill: 'none', stroke: color.borderDefault, strokeWidth: 3 })
export const shadow = style({ fill: shade, opacity: 0.11 })
export const rope = style({
  fill: 'none',
  stroke: color.actionBg,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  selectors: { '&[data-rear]': { opacity: 0.8 } },
})

export const pole = style({ stroke: color.heroText, strokeWidth: 2.5 })
export const cloth = style({ fill: color.actionBg })
export const emblem = style({
  fill: color.actionText,
  fontFamily: family.body,
  fontSize: '14px',
  fontWeight: 800,
  textAnchor: 'middle',
  selectors: { '&[data-word]': { fontSize: '9px', textAnchor: 'start' } },
})

const whenNarrow = `${width} (max-width: 519px)`
export const labels = style({
  selectors: {
    '&[data-form="wide"]': { '@container': { [whenNarrow]: { display: 'none' } } },
    '&[data-form="compact"]': { display: 'none', '@container': { [whenNarrow]: { display: 'inline' } } },
  },
})
/** A halo in the ground's colour keeps names readable over the ropes. */
const halo = {
  paintOrder: 'stroke',
  stroke: color.heroBg,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const
export const name = style({
  ...halo,
  fill: color.heroText,
  fontFamily: family.body,
  fontWeight: 700,
  fontSize: '14px',
  strokeWidth: 4,
  selectors: { '[data-form="compact"] &': { fontSize: '27px', strokeWidth: 7 } },
})
export const score = style({
  ...halo,
  fill: color.heroMuted,
  fontFamily: family.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: '14px',
  strokeWidth: 4,
  selectors: { '[data-form="compact"] &': { fontSize: '26px', strokeWidth: 7 } },
})
export const leader = style({
  fill: 'none',
  stroke: color.heroMuted,
  strokeWidth: 1,
  selectors: { '[data-form="compact"] &': { strokeWidth: 2 } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

const grow = keyframes({ from: { transform: 'scaleY(var(--from))' } })
const lift = keyframes({ from: { transform: 'translateY(var(--by))' } })
const hoist = keyframes({ from: { transform: 'scaleY(0)' } })
const unroll = keyframes({ from: { transform: 'scaleX(0)' } })
const appear = keyframes({ from: { opacity: 0 } })

/** Most columns on the ring. */
const MOST = 14
/** One motion of a column is four base motions, 0.9 s; the next column starts 40 ms later. */
const startOf = (turn: string) => `calc(${motion.base} * 0.18 * ${turn})`
const once = (turn: string, length = 4) => ({
  animationDuration: `calc(${motion.base} * ${length})`,
  animationDelay: startOf(turn),
  animationTimingFunction: motion.ease,
  animationFillMode: 'backwards',
})
const moving = `${drawing}[data-moves] `
const turn = 'var(--turn)'

export const wall = style({
  transformBox: 'fill-box',
  transformOrigin: 'bottom',
  selectors: { '[data-rises] > &, [data-rises] > g > &': { ...once(turn), animationName: grow } },
})
export const lid = style({ selectors: { '[data-rises] > g > &': { ...once(turn), animationName: lift } } })

/** The champion's flag is raised when the last column has risen, and its name appears with it. */
const afterAll = String(MOST + 12)
export const flag = style({})
globalStyle(`${moving}${flag} > *`, { transformBox: 'fill-box' })
globalStyle(`${moving}${pole}`, { ...once(afterAll, 2), transformOrigin: 'bottom', animationName: hoist })
export const banner = style({
  selectors: {
    [`${moving}&`]: { ...once(String(MOST + 20), 2), transformOrigin: 'left', animationName: unroll },
  },
})
globalStyle(`${moving}${labels}`, { ...once(String(MOST + 4), 2), animationName: appear })

export const link = style({ pointerEvents: 'auto' })

/** The columns as a list for the keyboard and screen readers. A focused item is shown in the free corner of the picture. */
export const list = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  listStyle: 'none',
  pointerEvents: 'none',
})
export const item = style({
  ...text.table,
  ...tabular,
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'block',
  maxInlineSize: 'min(100cqi, 22em)',
  paddingBlock: space[1],
  paddingInline: space[2.5],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: color.bgRaised,
  border: `${vars.border.width} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  color: color.textDefault,
  opacity: 0,
  selectors: { '&:focus-visible': { ...focusRing, opacity: 1 } },
})

const shownEdge = { stroke: color.heroText, strokeWidth: 2.5, opacity: 1 }
globalStyle(`${link}:hover ${edge}`, shownEdge)
/** One rule for all ranks: a column's item is shown with the pointer, and a focused item lights its column. */
const each = (selector: (rank: number) => string) => Array.from({ length: MOST }, (_, i) => selector(i + 1)).join()
globalStyle(
  each((rank) => `${platform}:has([data-rank="${rank}"]:hover) li:nth-child(${rank}) > a`),
  { opacity: 1 },
)
globalStyle(
  each((rank) => `${platform}:has(li:nth-child(${rank}) > :focus-visible) [data-rank="${rank}"] ${edge}`),
  shownEdge,
)
