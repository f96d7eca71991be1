import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layer, media, space, text, textSize } from '../theme/scale.css.ts'

const { color } = vars

/** Height for the badges, in pixels. */
export const PLOT = 50
/** Room in pixels beside the axis for scores beyond a cut. */
export const GUTTER = 28

/** Heights in pixels: a line of text, what stands below the ground, and all. */
const LINE = 16
const FOOT = LINE + 4
/** The ground of a flag reaches below its line, and the frame of the own badge above the plot. */
const GROUND = 2
const FRAME = 2
const HEIGHT = 2 * LINE + GROUND + FRAME + PLOT + FOOT

const roomOf = { phone: media.phone, tablet: media.tablet } as const

/** The labels above and below the axis keep their distance from what stands around the figure. */
export const figure = style({ position: 'relative', minInlineSize: 0, paddingBlockStart: space[1] })

/** The size of the badges and their offsets follow the window's width; the server knows only the three. */
export const band = style({
  position: 'relative',
  blockSize: `${HEIGHT}px`,
  fontVariantNumeric: 'tabular-nums',
  vars: { '--size': 'var(--desktop-size)', '--gap': 'var(--desktop-gap)' },
  '@media': {
    [roomOf.phone]: { vars: { '--size': 'var(--phone-size)', '--gap': 'var(--phone-gap)' } },
    [roomOf.tablet]: { vars: { '--size': 'var(--tablet-size)', '--gap': 'var(--tablet-gap)' } },
  },
})

const x = 'calc(var(--share) + var(--px))'
const above = { position: 'absolute', insetBlockEnd: `${FOOT}px`, insetInlineStart: x } as const
/** Badges and flags slide when the list is switched; the global rule stops them under reduced motion. */
const slides = `inset-inline-start ${vars.motion.base} ${vars.motion.ease}, inset-block-end ${vars.motion.base} ${vars.motion.ease}`

const tint = (ink: string) => `color-mix(in srgb, ${ink} 13%, ${color.bgSurface})`
const zoneOf = (ink: string) => ({ background: tint(ink), borderInlineStartColor: ink })
export const zone = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  insetInlineEnd: 0,
  borderInlineStart: '2px solid',
  selectors: {
    '&[data-zone=gold]': zoneOf(color.rankGold),
    '&[data-zone=silver]': zoneOf(color.rankSilver),
    '&[data-zone=promoted]': zoneOf(color.stageA),
  },
})

export const post = style({
  ...above,
  insetBlockStart: `${LINE + 2}px`,
  borderInlineStart: `1.5px dashed ${color.borderStrong}`,
})

export const bar = style({
  ...above,
  inlineSize: 'var(--wide)',
  blockSize: 'var(--tall)',
  background: color.dataRest,
  selectors: { '&[data-own]': { background: color.accentSolid } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { '&[data-own]': { background: 'Highlight' } },
    },
  },
})

export const ground = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `${FOOT - 2}px`,
  borderBlockEnd: `2px solid ${color.borderStrong}`,
})

/** Two slanted strokes across the axis where it is cut. */
export const cutMark = style({
  position: 'absolute',
  insetBlockEnd: `${FOOT - 5}px`,
  inlineSize: '6px',
  blockSize: '9px',
  background: color.bgSurface,
  borderInline: `2px solid ${color.borderStrong}`,
  transform: 'skewX(-20deg)',
  // above the badges beside it, but for one under the pointer
  zIndex: layer.base + 2,
  pointerEvents: 'none',
  selectors: {
    '&[data-side=worse]': { insetInlineStart: `${GUTTER + 2}px` },
    '&[data-side=better]': { insetInlineEnd: `${GUTTER + 2}px` },
  },
})

const offsetsOf = (room: 'phone' | 'tablet' | 'desktop') => ({
  vars: { '--dx': `var(--${room}-dx)`, '--up': `var(--${room}-up)` },
})
export const mark = style({
  ...offsetsOf('desktop'),
  position: 'absolute',
  insetInlineStart: `calc(${x} + var(--dx))`,
  insetBlockEnd: `calc(${FOOT}px + var(--up))`,
  inlineSize: 'var(--size)',
  transition: slides,
  '@media': {
    [roomOf.phone]: offsetsOf('phone'),
    [roomOf.tablet]: offsetsOf('tablet'),
  },
  selectors: {
    // the frame has the room between two badges, and a line of ground before the picture
    '&[data-own]': { zIndex: layer.base + 1, padding: '1px', outline: `var(--gap) solid ${color.accentSolid}` },
    '&:hover': { zIndex: layer.base + 2, outline: `2px solid ${color.textDefault}`, outlineOffset: '1px' },
    '&:hover::after': {
      ...text.micro,
      content: 'attr(data-text)',
      position: 'absolute',
      insetBlockEnd: `calc(100% + ${space[1]})`,
      insetInlineStart: '50%',
      // at the ends of the axis the text stays inside the band
      transform: 'translateX(calc(-1 * var(--share)))',
      inlineSize: 'max-content',
      paddingInline: space[1.5],
      color: color.textInverse,
      background: color.bgInverse,
      pointerEvents: 'none',
    },
  },
})

export const lane = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: `${LINE}px`,
  pointerEvents: 'none',
  selectors: {
    '&[data-lane=zones]': { insetBlockStart: 0 },
    '&[data-lane=flags]': { insetBlockStart: `${LINE}px` },
    '&[data-lane=grounds]': { insetBlock: `0 ${FOOT}px`, blockSize: 'auto' },
    '&[data-lane=poles]': { insetBlock: `${2 * LINE}px ${FOOT}px`, blockSize: 'auto' },
    '&[data-lane=axis]': { insetBlockEnd: 0 },
    '&:not([data-room=desktop])': { display: 'none' },
  },
  '@media': {
    [roomOf.phone]: {
      selectors: { '&[data-room=phone]': { display: 'block' }, '&[data-room=desktop]': { display: 'none' } },
    },
    [roomOf.tablet]: {
      selectors: { '&[data-room=tablet]': { display: 'block' }, '&[data-room=desktop]': { display: 'none' } },
    },
  },
})

/** From a flag to its badge, which may stand beside the place of its score, and down to the axis. */
export const pole = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: x,
  borderInlineStart: `1.5px solid ${color.rankGold}`,
  transition: slides,
  selectors: { '&[data-own]': { borderInlineStartColor: color.accentSolid } },
})

/** Ground of a zone's name, which near the end of the axis has to stand across the line where the zone starts. */
const zoneGround = createVar()
const ofZone = '&:is([data-tone=gold], [data-tone=silver], [data-tone=promoted])'
export const label = style({
  position: 'absolute',
  insetInlineStart: x,
  transform: 'translateX(calc(-100% * var(--lean)))',
  fontSize: textSize.micro,
  lineHeight: `${LINE}px`,
  whiteSpace: 'nowrap',
  color: color.textSubtle,
  transition: slides,
  selectors: {
    // on a ground of its own, so that the line of a zone does not strike it through; not upwards, where the names of zones stand
    '[data-lane=flags] > &': {
      color: color.textDefault,
      fontWeight: 600,
      background: color.bgSurface,
      boxShadow: `2px 0 ${color.bgSurface}, -2px 0 ${color.bgSurface}, 0 ${GROUND}px ${color.bgSurface}`,
    },
    '&[data-tone=own]': { color: color.accentText, fontWeight: 700 },
    '&[data-tone=gold]': { vars: { [zoneGround]: tint(color.rankGold) } },
    '&[data-tone=silver]': { vars: { [zoneGround]: tint(color.rankSilver) } },
    '&[data-tone=promoted]': { vars: { [zoneGround]: tint(color.stageA) } },
    [ofZone]: {
      color: color.textMuted,
      fontWeight: 600,
      background: zoneGround,
      boxShadow: `2px 0 ${zoneGround}, -2px 0 ${zoneGround}`,
    },
    '&:is([data-tone=worst], [data-tone=best], [data-tone=worse], [data-tone=better])': { color: color.textDefault },
  },
})
