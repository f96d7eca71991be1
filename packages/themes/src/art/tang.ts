import { numbers, type Point, smoothLine } from './curve.ts'
import { type Drawing, strip, svg } from './drawing.ts'

interface Ridge {
  /** Height of the base line, and of the peaks above it. */
  y: number
  rise: number
  seed: number
  /** Share of accent in the ink, and density of the ink. */
  opacity: number
}

const ridges: readonly Ridge[] = [
  { y: 205, rise: 46, seed: 3, opacity: 0.26 },
  { y: 255, rise: 52, seed: 11, opacity: 0.36 },
  { y: 308, rise: 50, seed: 27, opacity: 0.5 },
  { y: 362, rise: 60, seed: 34, opacity: 0.68 },
  { y: 416, rise: 58, seed: 52, opacity: 0.86 },
]

function ridgeLine({ y, rise, seed }: Ridge): string {
  const next = numbers(seed)
  const points: Point[] = Array.from({ length: 15 }, (_, i) => [
    i * 92 - 4,
    y - rise * (next() * 0.9 + 0.5 * Math.sin(i * 0.9 + seed)),
  ])
  return `${smoothLine(points)}V480H0z`
}

/** A tower of three roofs, centred on the origin. */
function tower(ink: string, window: string): string {
  const floors = [35, 50, 64].map((half, floor) => {
    const y = 10 + floor * 35
    const wall = half - 16
    const openings = [-wall + 8, -2, wall - 13]
      .map((x) => `<path d="M${x} ${y + 9}h5v11h-5z" fill="${window}" opacity=".75"/>`)
      .join('')
    const roof = `M${-half} ${y}q${half * 0.42} -2 ${half} -16q${half * 0.58} 14 ${half} 16l10 6h${-2 * half - 20}z`
    return `<path d="${roof}"/><path d="M${-wall} ${y + 4}h${wall * 2}v20h${-wall * 2}z" opacity=".82"/>${openings}`
  })
  return `<g fill="${ink}">${floors.join('')}<path d="M-2 -20h4v16h-4zM-70 104h140v9h-140z"/></g>`
}

/** Ink mountains in five washes, a seal-red sun and a tower on the third ridge. */
export const tangMountains: Drawing = (colour) => {
  const ink = colour('color-accent-solid')
  const wash = (i: number, opacity: number) =>
    `<linearGradient id="w${i}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="${opacity}"/><stop offset=".8" stop-color="${ink}" stop-opacity="0"/></linearGradient>`
  const drawn = ridges.map((ridge, i) => `<path d="${ridgeLine(ridge)}" fill="url(#w${i})"/>`)
  const sun = `<circle cx="862" cy="120" r="48" fill="${colour('color-action-bg')}" opacity=".9"/>`
  const stand = `<g transform="translate(700 178)">${tower(colour('color-text-default'), colour('color-bg-canvas'))}</g>`
  return svg(
    1280,
    480,
    `<defs>${ridges.map(({ opacity }, i) => wash(i, opacity)).join('')}</defs>${sun}${drawn.slice(0, 4).join('')}${stand}${drawn[4]}`,
    'xMidYMax slice',
  )
}

/** A double rule, thick over thin, as in a printed book. */
export const tangRule: Drawing = (colour) =>
  strip(8, 8, `<g fill="${colour('color-border-default')}"><path d="M0 0h8v3H0z"/><path d="M0 6h8v1H0z"/></g>`)
