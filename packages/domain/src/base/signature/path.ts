/** A coordinate with one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** A coordinate with one decimal as text, as short as SVG allows. */
export const short = (value: number): string => {
  const text = String(round(value))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Numbers one after the other; a minus sign or a point after a fraction needs no space before it. */
export function numbers(values: readonly number[]): string {
  let line = ''
  let hasFraction = true
  for (const value of values) {
    const text = short(value)
    line += line === '' || text.startsWith('-') || (text.startsWith('.') && hasFraction) ? text : ` ${text}`
    hasFraction = text.includes('.')
  }
  return line
}

export type Point = readonly [x: number, y: number]

/** A line through points, in steps from point to point. Each step starts at the rounded point before it, so errors do not add up. */
export function polyline(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let [x, y] = [round(first[0]), round(first[1])]
  const steps: number[] = []
  for (const point of rest) {
    const [nextX, nextY] = [round(point[0]), round(point[1])]
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return `M${numbers([round(first[0]), round(first[1])])}${steps.length > 0 ? `l${numbers(steps)}` : ''}`
}

/** A closed area between an upper line and a lower one, both from left to right. */
export const area = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length === 0 ? '' : `${polyline([...upper, ...lower.toReversed()])}z`

/** Lines without length, one for each point: dots where the line has round ends. */
export function dots(points: readonly Point[]): string {
  let x = 0
  let y = 0
  return points
    .map((point, place) => {
      const [nextX, nextY] = [round(point[0]), round(point[1])]
      const step = `${place === 0 ? 'M' : 'm'}${numbers([nextX - x, nextY - y])}h0`
      x = nextX
      y = nextY
      return step
    })
    .join('')
}

/** A smooth line that is level at each point. */
export function levelCurve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let before = first
  let d = `M${numbers(first)}`
  for (const point of rest) {
    const middle = (before[0] + point[0]) / 2
    d += `C${numbers([middle, before[1], middle, point[1], point[0], point[1]])}`
    before = point
  }
  return d
}
