import { type Point, smoothLine, smoothRing } from './curve.ts'
import { type Drawing, strip, svg } from './drawing.ts'

const cornersOfRing = 26

/** A pressure centre: growing rings bent by a few waves, as on a weather chart. */
function isobars([x, y]: Point, seed: number, rings: number, step: number): string[] {
  return Array.from({ length: rings }, (_, ring) => {
    const radius = 34 + ring * step
    return smoothRing(
      Array.from({ length: cornersOfRing }, (_, corner) => {
        const angle = (corner / cornersOfRing) * 2 * Math.PI
        const bend =
          1 +
          0.16 * Math.sin(2 * angle + seed + ring * 0.05) +
          0.09 * Math.sin(3 * angle + seed * 2 - ring * 0.09) +
          0.05 * Math.sin(5 * angle + ring * 0.18)
        return [x + Math.cos(angle) * radius * bend * 1.18, y + Math.sin(angle) * radius * bend * 0.86]
      }),
    )
  })
}

/** Two pressure systems over the sea; every fourth isobar is thicker. */
export const tideIsobars: Drawing = (colour) => {
  const lines = (paths: readonly string[]) =>
    paths
      .map((d, ring) => {
        const strong = ring % 4 === 3
        const fade = Math.max(0.1, (strong ? 0.5 : 0.32) - ring * 0.017)
        return `<path d="${d}" stroke-width="${strong ? 1.7 : 0.9}" opacity="${fade.toFixed(2)}"/>`
      })
      .join('')
  const high = lines(isobars([1010, 240], 0.7, 13, 46))
  const low = lines(isobars([210, 560], 2.6, 8, 38))
  return svg(1280, 640, `<g fill="none" stroke="${colour('color-accent-solid')}">${high}${low}</g>`)
}

/** The swell under which the page begins: two waves in the page's ground. The strip ends at the height it begins with. */
export const tideSwell: Drawing = (colour) => {
  const length = 1280
  const wave = (y: number, lift: number, shift: number) => {
    const points: Point[] = Array.from({ length: 17 }, (_, i) => {
      const turn = (i / 16) * 2 * Math.PI
      return [i * 80, y + lift * (Math.sin(2 * turn + shift) + 0.4 * Math.sin(3 * turn + shift * 2))]
    })
    return `${smoothLine(points)}V72H0z`
  }
  const ground = colour('color-bg-canvas')
  return strip(
    length,
    72,
    `<path d="${wave(30, 15, 0.6)}" fill="${ground}" opacity=".5"/><path d="${wave(42, 13, 2.4)}" fill="${ground}"/>`,
  )
}
