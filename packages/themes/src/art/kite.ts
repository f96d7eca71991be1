import { type Point, smoothLine } from './curve.ts'
import { type Drawing, strip, svg } from './drawing.ts'

/** Height of a stream line at x: wind that rises over two hills. */
function lifted(x: number, y: number, row: number): number {
  const hill = (centre: number, width: number) => Math.exp(-(((x - centre) / width) ** 2))
  const nearGround = row / 15
  return y - 92 * nearGround * hill(890, 210) - 58 * nearGround * hill(330, 170) + 7 * Math.sin(x / 110 + row * 0.5)
}

/** Wind lines over hills, one for each level of an atmospheric sounding. */
function streams(stroke: string): string {
  const rows = 15
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = 34 + row * 34
    const points: Point[] = Array.from({ length: 15 }, (_, i) => [i * 96 - 32, lifted(i * 96 - 32, y, row)])
    const dash = row % 3 === 1 ? ' stroke-dasharray="150 26 60 26"' : ''
    return `<path d="${smoothLine(points)}" stroke-width="${row % 4 === 0 ? 2.6 : 1.3}"${dash}/>`
  })
  return `<g fill="none" stroke="${stroke}" stroke-linecap="round">${lines.join('')}</g>`
}

interface KiteColours {
  left: string
  right: string
  tail: string
}

/** A kite in the drawing: the crossing of its spars, its size in units of the drawing and its turn in degrees. */
export interface Kite {
  at: Point
  size: number
  turn: number
}

/** A kite with two sails and a tail of bows. */
function kite({ at: [x, y], size, turn }: Kite, { left, right, tail }: KiteColours): string {
  const bows = [1, 2, 3].map((n) => {
    const dx = (n % 2 ? 9 : -9) * n * 0.5
    const dy = 88 + n * 34
    return `<path d="M${dx - 11} ${dy - 7}l22 14v-14l-22 14z" fill="${n === 2 ? right : left}"/>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 78Q26 110 4 142T2 204" fill="none" stroke="${tail}" stroke-width="1.8"/>${bows.join('')}<path d="M0 -62L-46 -6L0 80z" fill="${left}"/><path d="M0 -62L46 -6L0 80z" fill="${right}"/><path d="M0 -62V80M-46 -6H46" fill="none" stroke="${tail}" stroke-width="1.6"/></g>`
}

/** Corners of a kite with its tail, before it is turned. */
const outline: readonly Point[] = [
  [0, -62],
  [-46, -6],
  [46, -6],
  [-11, 204],
  [22, 204],
]

/** The box around a kite in units of the drawing. */
export function boxOf({ at: [x, y], size, turn }: Kite) {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const xs = outline.map(([dx, dy]) => x + size * (dx * cos - dy * sin))
  const ys = outline.map(([dx, dy]) => y + size * (dx * sin + dy * cos))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * Kites by the width in pixels at which the drawing is shown: whole in the free space beside words and figure, or none.
 * `near` flies between the words and the figure of a first screen, where the drawing is cut above and below. `far` flies
 * behind that figure, and is seen where there is none: on the cards of the list and in the heads of pages. On tablets `low`
 * flies left of the figure; phones have no free space.
 */
export const kites = {
  near: [
    { from: 1024, to: 1199, at: [628, 240], size: 0.75, turn: 24 },
    { from: 1200, to: 1989, at: [655, 226], size: 1, turn: 24 },
    { from: 1990, to: 2560, at: [655, 272], size: 0.72, turn: 24 },
  ],
  far: [
    { from: 1024, to: 1599, at: [940, 248], size: 0.6, turn: 32 },
    { from: 1600, to: 1989, at: [940, 268], size: 0.44, turn: 32 },
  ],
  low: [{ from: 768, to: 1023, at: [340, 442], size: 0.7, turn: 16 }],
} as const satisfies Record<string, readonly (Kite & { from: number; to: number })[]>

/** Streams of wind over hills and kites that ride them. */
export const kiteWind: Drawing = (colour) => {
  const ink = colour('color-bg-inverse')
  const colours: Record<keyof typeof kites, KiteColours> = {
    near: { left: colour('color-data-2'), right: colour('color-warning-solid'), tail: ink },
    far: { left: colour('color-action-bg'), right: colour('color-data-1'), tail: ink },
    low: { left: colour('color-data-2'), right: colour('color-warning-solid'), tail: ink },
  }
  const flying = (Object.keys(kites) as (keyof typeof kites)[]).flatMap((name) =>
    kites[name].map((one) => ({ ...one, name: `${name}${one.from}`, drawn: kite(one, colours[name]) })),
  )
  const shown = flying.map(
    ({ name, from, to }) => `@media(min-width:${from}px)and (max-width:${to}.9px){.${name}{display:inline}}`,
  )
  const style = `<style>.k{display:none}${shown.join('')}</style>`
  const hills = `<path d="M0 640V560Q190 452 340 470T640 560Q760 430 890 404T1280 520V640z" fill="${colour('color-accent-soft')}"/><path d="M0 640V606Q230 540 470 590T900 536T1280 600V640z" fill="${colour('color-accent-solid')}" opacity=".16"/>`
  const groups = flying.map(({ name, drawn }) => `<g class="k ${name}">${drawn}</g>`)
  return svg(1280, 640, `${style}${hills}${streams(colour('color-bg-surface'))}${groups.join('')}`)
}

/** A string of small pennants. */
export const kitePennants: Drawing = (colour) => {
  const sails = (['color-action-bg', 'color-warning-solid', 'color-data-2', 'color-data-1'] as const)
    .map((token, i) => `<path d="M${i * 32 + 5} 2h22l-11 13z" fill="${colour(token)}"/>`)
    .join('')
  return strip(128, 18, `<path d="M0 1.5h128" stroke="${colour('color-border-strong')}"/>${sails}`)
}
