import { px } from './scale.ts'

export type Point = readonly [x: number, y: number]

/** Path data of a line that holds each value until the next point: right, then up or down. Empty without points. */
export function stepPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let y = first[1]
  let d = `M${px(first[0])} ${px(y)}`
  for (const point of rest) {
    d += `H${px(point[0])}`
    if (point[1] !== y) {
      y = point[1]
      d += `V${px(y)}`
    }
  }
  return d
}

/** Path data of the area between a step line and a baseline. */
export function stepArea(points: readonly Point[], baseline: number): string {
  const [first] = points
  return first ? `${stepPath(points)}V${px(baseline)}H${px(first[0])}Z` : ''
}

/** Best value so far at each value in chronological order, as a ranking shows it. */
export function bestSoFar(values: readonly number[], better: 'higher' | 'lower'): number[] {
  let best: number | undefined
  return values.map((value) => {
    if (best === undefined || (better === 'higher' ? value > best : value < best)) best = value
    return best
  })
}
