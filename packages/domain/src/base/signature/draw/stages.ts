import { dots, levelCurve, type Point, round, short } from '../path.ts'
import type { DataOf, Label, Mark } from '../signature.ts'
import { type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

/** Places around a centre, filled from inside: the arrangement of the seeds of a sunflower. */
const flock = (x: number, y: number, count: number, apart: number): Point[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = place * Math.PI * (3 - Math.sqrt(5))
    const distance = apart * Math.sqrt(place)
    return [x + Math.cos(angle) * distance * 1.5, y + Math.sin(angle) * distance]
  })

export function stages({ stages: all }: DataOf<'stages'>, { width, height, isSmall }: Frame): Drawn {
  const size = isSmall ? 2.2 : 4.2
  const ground = height - (isSmall ? 1 : FOOT)
  const most = Math.max(1, ...all.map(({ dots: count }) => count))
  // a small picture shows one dot for several
  const share = isSmall ? Math.min(1, 34 / most) : 1
  const apart = Math.min(isSmall ? 2.3 : 3.7, (ground / 2 - size) / Math.sqrt(most * share))
  const step = width / Math.max(1, all.length)
  const clamp = ([x, y]: Point): Point => [
    Math.min(width - size / 2, Math.max(size / 2, x)),
    Math.min(ground - size / 2, Math.max(size / 2, y)),
  ]
  const flocks = all.map(({ dots: count, marked, height: level }, place) => {
    const radius = apart * Math.sqrt(count * share) + size / 2
    const [low, high] = [ground - radius - 1, radius + 1]
    const centre: Point = [step * (place + 0.5), low - level * (low - high)]
    const points = flock(...centre, Math.round(count * share), apart).map(clamp)
    return { centre, points, marked: Math.round(marked * share) }
  })
  const path = levelCurve([[0, ground], ...flocks.map(({ centre }) => centre), [width, ground]])
  const marks: Mark[] = [
    { tone: 'axis', line: 1, d: `M0 ${short(ground)}H${width}` },
    { tone: 'rest', line: isSmall ? 0.8 : 1.2, d: path },
    { tone: '1', line: size, round: true, d: dots(flocks.flatMap(({ points, marked }) => points.slice(marked))) },
    { tone: '2', line: size, round: true, d: dots(flocks.flatMap(({ points, marked }) => points.slice(0, marked))) },
  ]
  const labels = all.map(
    ({ name }, place): Label => ({
      x: round(step * (place + 0.5)),
      y: height - 3,
      text: name,
      size: LABEL,
      anchor: 'middle',
    }),
  )
  return { marks, labels: isSmall ? [] : labels }
}
