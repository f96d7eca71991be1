/** A forecast for one instant: its middle and two intervals, the outer around the inner. */
export interface Spread {
  middle: number
  inner: readonly [low: number, high: number]
  outer: readonly [low: number, high: number]
}

export interface Place {
  /** Horizontal position of the n-th point, percent of the width. */
  x: (index: number) => number
  /** Vertical position of a value, pixels from the top. */
  y: (value: number) => number
}

/** Space at the top for the highest line and its figure, px. */
const head = 8

/** Scales of the chart: points at equal distances, values between the first and the last tick. */
export function placeOf(of: { points: number; ticks: readonly number[]; height: number }): Place {
  const low = of.ticks[0] ?? 0
  const high = of.ticks.at(-1) ?? 1
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: (index) => round((index / Math.max(1, of.points - 1)) * 100),
    y: (value) => round(of.height - ((value - low) / (high - low || 1)) * (of.height - head)),
  }
}

/** SVG path of a line through values, the first of them at point `start`. */
export const lineOf = (values: readonly number[], { x, y }: Place, start: number): string =>
  values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(start + i)} ${y(value)}`).join('')

/** SVG path of the area between the two ends of an interval. */
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
