import { unpack } from '../pack.ts'
import { area, dots, type Point, polyline, round } from '../path.ts'
import type { DataOf, Mark } from '../signature.ts'
import { type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

/** Most pairs of the lowest and the highest value in a curve, and in a small one. */
const MOST_PAIRS = 360
const SMALL_PAIRS = 40

/** At most `buckets` pairs: the lowest and the highest value of each stretch, in their order. */
function extremes(values: readonly number[], buckets: number): { at: number; value: number }[] {
  const all = values.map((value, at) => ({ at, value }))
  if (values.length <= buckets * 2) return all
  const size = values.length / buckets
  return Array.from({ length: buckets }, (_, bucket) => {
    const part = all.slice(Math.floor(bucket * size), Math.floor((bucket + 1) * size))
    const low = part.reduce((best, one) => (one.value < best.value ? one : best))
    const high = part.reduce((best, one) => (one.value > best.value ? one : best))
    return low.at === high.at ? [low] : low.at < high.at ? [low, high] : [high, low]
  }).flat()
}

export function curve({ values, ends, range }: DataOf<'curve'>, { width, height, isSmall }: Frame): Drawn {
  const known = unpack(values).filter((value) => value !== null)
  const left = isSmall ? 1 : 40
  const foot = isSmall ? 1 : FOOT
  const top = isSmall ? 1.5 : 6
  const right = width - (isSmall ? 1 : 6)
  const bottom = height - foot
  const points = extremes(known, isSmall ? SMALL_PAIRS : MOST_PAIRS).map(
    ({ at, value }): Point => [
      left + (known.length > 1 ? at / (known.length - 1) : 0.5) * (right - left),
      bottom - value * (bottom - top),
    ],
  )
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return { marks: [], labels: [] }
  const base: Point[] = [
    [first[0], bottom],
    [last[0], bottom],
  ]
  const marks: Mark[] = [
    { tone: '1', opacity: 0.14, d: area(points, base) },
    { tone: '1', line: isSmall ? 1.2 : 1.5, d: polyline(points) },
  ]
  if (isSmall) return { marks, labels: [] }
  const significant = (value: number) => String(Number(value.toPrecision(3)))
  return {
    marks: [
      { tone: 'grid', line: 1, d: `M${left} ${top}H${right}M${left} ${round((top + bottom) / 2)}H${right}` },
      ...marks,
      { tone: 'axis', line: 1, d: `M${left} ${bottom}H${right}` },
      { tone: '1', line: 7, round: true, d: dots([last]) },
    ],
    labels: [
      { x: left - 6, y: top + 4, text: significant(range[1]), size: LABEL, anchor: 'end' },
      { x: left - 6, y: bottom, text: significant(range[0]), size: LABEL, anchor: 'end' },
      { x: left, y: height - 3, text: ends[0].slice(0, 4), size: LABEL },
      { x: right, y: height - 3, text: ends[1].slice(0, 4), size: LABEL, anchor: 'end' },
    ],
  }
}
