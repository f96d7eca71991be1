import { unpack } from '../pack.ts'
import { dots, type Point } from '../path.ts'
import type { DataOf } from '../signature.ts'
import type { Drawn, Frame } from './frame.ts'

/** Greatest number of points of each group in a small scatter. */
const SMALL_POINTS = 26

export function scatter({ groups }: DataOf<'scatter'>, { width, height, isSmall }: Frame): Drawn {
  const size = isSmall ? 3.4 : 5
  const pad = size / 2 + 1
  return {
    marks: groups.map(({ tone, points }) => {
      const shares = unpack(points)
      const all = Array.from({ length: shares.length >> 1 }, (_, place): Point => {
        const [x, y] = [shares[place * 2] ?? 0, shares[place * 2 + 1] ?? 0]
        return [pad + x * (width - 2 * pad), height - pad - y * (height - 2 * pad)]
      })
      const shown = isSmall ? all.filter((_, place) => place % Math.ceil(all.length / SMALL_POINTS) === 0) : all
      return { tone, line: size, round: true, opacity: 0.72, d: dots(shown) }
    }),
    labels: [],
  }
}
