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

/** A kite with two sails and a tail of bows, centred on the crossing of its spars; `size` in units of the drawing. */
function kite([x, y]: Point, size: number, turn: number, { left, right, tail }: KiteColours): string {
  const bows = [1, 2, 3].map((n) => {
    const dx = (n % 2 ? 9 : -9) * n * 0.5
    const dy = 88 + n * 34
    return `<path d="M${dx - 11} ${dy - 7}l22 14v-14l-22 14z" fill="${n === 2 ? right : left}"/>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 78Q26 110 4 142T2 204" fill="none" stroke="${tail}" stroke-width="1.8"/>${bows.join('')}<path d="M0 -62L-46 -6L0 80z" fill="${left}"/><path d="M0 -62L46 -6L0 80z" fill="${right}"/><path d="M0 -62V80M-46 -6H46" fill="none" stroke="${tail}" stroke-width="1.6"/></g>`
}

/** Streams of wind over hills and three kites that ride them. */
export const kiteWind: Drawing = (colour) => {
  const ink = colour('color-bg-inverse')
  const colours: readonly KiteColours[] = [
    { left: colour('color-data-2'), right: colour('color-warning-solid'), tail: ink },
    { left: colour('color-action-bg'), right: colour('color-data-1'), tail: ink },
    { left: colour('color-warning-solid'), right: colour('color-bg-surface'), tail: ink },
  ]
  const kites = [
    kite([700, 170], 1.3, 24, colours[0] as KiteColours),
    kite([1150, 130], 0.8, 32, colours[1] as KiteColours),
    kite([590, 400], 0.55, 16, colours[2] as KiteColours),
  ]
  const hills = `<path d="M0 640V560Q190 452 340 470T640 560Q760 430 890 404T1280 520V640z" fill="${colour('color-accent-soft')}"/><path d="M0 640V606Q230 540 470 590T900 536T1280 600V640z" fill="${colour('color-accent-solid')}" opacity=".16"/>`
  return svg(1280, 640, `${hills}${streams(colour('color-bg-surface'))}${kites.join('')}`)
}

/** A string of small pennants. */
export const kitePennants: Drawing = (colour) => {
  const sails = (['color-action-bg', 'color-warning-solid', 'color-data-2', 'color-data-1'] as const)
    .map((token, i) => `<path d="M${i * 32 + 5} 2h22l-11 13z" fill="${colour(token)}"/>`)
    .join('')
  return strip(128, 18, `<path d="M0 1.5h128" stroke="${colour('color-border-strong')}"/>${sails}`)
}
