export type Point = readonly [x: number, y: number]

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
const middle = (a: Point, b: Point) => at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
const joints = (points: readonly Point[]) => points.slice(1).map((point, i) => middle(points[i] as Point, point))

/**
 * A closed curve along the points (a quadratic B-spline), written as two numbers per point with `T`, which mirrors the
 * previous control point.
 */
export function smoothRing(points: readonly Point[]): string {
  const [first, second] = points as readonly [Point, Point]
  const ring = [...points.slice(1), first, second]
  const [start, ...rest] = joints([first, ...ring])
  return `M${start}Q${at(...second)} ${rest[0]}${rest
    .slice(1)
    .map((joint) => `T${joint}`)
    .join('')}`
}

/** An open curve from the first point to the last, along the points between. */
export function smoothLine(points: readonly Point[]): string {
  const [first, second] = points as readonly [Point, Point]
  const last = points.at(-1) as Point
  const [start, ...rest] = joints(points.slice(1))
  return `M${at(...first)}Q${at(...second)} ${start}${rest.map((joint) => `T${joint}`).join('')}T${at(...last)}`
}

/** Repeatable numbers from 0 to 1, so that a drawing is the same on every machine. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
