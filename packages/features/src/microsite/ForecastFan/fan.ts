/** A forecast for one instant: its middle and two intervals, the outer around the inner. */
export interface Spread {
  middle: number
  inner: readonly [low: number, high: number]
  outer: readonly [low: number, high: number]
}

export interface Place {
  /** Percent of the width for the n-th point. */
  x: (index: number) => number
  /** Pixels from the top for a value. */
  y: (value: number) => number
}

/** Room at the top for the highest line and its figure. */
const head = 8

/** Where points and values stand: points at equal distances, values between the first and the last tick. */
export function placeOf(of: { points: number; ticks: readonly number[]; height: number }): Place {
  const low = of.ticks[0] ?? 0
  const high = of.ticks.at(-1) ?? 1
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: (index) => round((index / Math.max(1, of.points - 1)) * 100),
    y: (value) => round(of.height - ((value - low) / (high - low || 1)) * (of.height - head)),
  }
}

/** A line through values, the first of them at point `start`. */
export const lineOf = (values: readonly number[], { x, y }: Place, start: number): string =>
  values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(start + i)} ${y(value)}`).join('')

/** The area between the two ends of an interval. */
export function areaOf(
  forecast: readonly Spread[],
  interval: (spread: Spread) => readonly [number, number],
  { x, y }: Place,
  start: number,
): string {
  const point = (end: 0 | 1) => (spread: Spread, i: number) => `${x(start + i)} ${y(interval(spread)[end])}`
  const upper = forecast.map(point(1))
  const lower = forecast.map(point(0)).reverse()
  return upper.length === 0 ? '' : `M${[...upper, ...lower].join('L')}z`
}
