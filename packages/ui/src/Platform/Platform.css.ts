import { createContainer, createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { family, media } from '../theme/scale.css.ts'

const { color } = vars
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
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

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
})

const whenNarrow = `${width} (max-width: 519px)`
export const labels = style({
  selectors: {
    '&[data-form="wide"]': { '@container': { [whenNarrow]: { display: 'none' } } },
    '&[data-form="compact"]': { display: 'none', '@container': { [whenNarrow]: { display: 'inline' } } },
  },
})
/** A halo in the ground's colour keeps names readable over the ropes. */
const halo = { paintOrder: 'stroke', stroke: color.heroBg, strokeLinejoin: 'round' } as const
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
})
