import { px } from '../chart/scale.ts'

/** A point in the space of the platform: cells along the two floor axes, and height in pixels above the floor. */
export type Spot = readonly [i: number, j: number, z?: number]

/** Number of cells along each side of the ring. */
export const CELLS = 6
/** Half the width and height of a cell in the picture, in pixels. */
export const HALF_X = 42
export const HALF_Y = 22
/** Width of the picture, and position of the rear corner of the floor. */
export const WIDTH = 620
export const ORIGIN = { x: 310, y: 186 } as const

/** Isometric projection into the picture, in pixels. */
export function project([i, j, z = 0]: Spot): readonly [x: number, y: number] {
  return [px(ORIGIN.x + (i - j) * HALF_X), px(ORIGIN.y + (i + j) * HALF_Y - z)]
}

/** The `points` of a polygon through these spots. */
export function polygon(...spots: readonly Spot[]): string {
  return spots.map((spot) => project(spot).join()).join(' ')
}

/** A polyline through these spots, as path data. */
export function path(...spots: readonly Spot[]): string {
  return `M${spots.map((spot) => project(spot).join(' ')).join('L')}`
}

export interface Box {
  /** The footprint's rear and front corner, in cells. */
  from: readonly [i: number, j: number]
  to: readonly [i: number, j: number]
  /** Bottom and top above the floor, in pixels. */
  bottom: number
  top: number
}

/** The three visible faces of an upright box, as polygon points. */
export function boxFaces({ from: [i0, j0], to: [i1, j1], bottom, top }: Box) {
  return {
    left: polygon([i0, j1, top], [i1, j1, top], [i1, j1, bottom], [i0, j1, bottom]),
    right: polygon([i1, j0, top], [i1, j1, top], [i1, j1, bottom], [i1, j0, bottom]),
    top: polygon([i0, j0, top], [i1, j0, top], [i1, j1, top], [i0, j1, top]),
  }
}

/** A rope between two posts at one height, sagging by `sag` pixels in its middle, as path data. */
export function rope(from: Spot, to: Spot, sag: number): string {
  const [x0, y0] = project(from)
  const [x1, y1] = project(to)
  // A quadratic curve reaches half the distance between its chord and its control point.
  return `M${x0} ${y0}Q${px((x0 + x1) / 2)} ${px((y0 + y1) / 2 + sag * 2)} ${x1} ${y1}`
}
