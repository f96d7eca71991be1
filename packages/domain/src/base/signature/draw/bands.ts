import { unpack } from '../pack.ts'
import { area, type Point, polyline, short } from '../path.ts'
import type { DataOf, Label, Mark } from '../signature.ts'
import { type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

export function bands({ bands: packed, ends, zero }: DataOf<'bands'>, { width, height, isSmall }: Frame): Drawn {
  const foot = isSmall ? 1 : FOOT
  const top = isSmall ? 1 : 4
  const bottom = height - foot
  const lines = packed.map((one) => {
    const shares = unpack(one)
    return shares.map(
      (share, place): Point => [
        shares.length > 1 ? (place / (shares.length - 1)) * width : width / 2,
        bottom - (share ?? 0) * (bottom - top),
      ],
    )
  })
  const [low = [], lower = [], middle = [], upper = [], high = []] = lines
  const marks: Mark[] = [
    { tone: '1', opacity: 0.16, d: area(high, low) },
    { tone: '1', opacity: 0.34, d: area(upper, lower) },
    ...(zero === null
      ? []
      : [{ tone: 'axis' as const, line: 1, d: `M0 ${short(bottom - zero * (bottom - top))}H${width}` }]),
    { tone: '1', line: isSmall ? 1.5 : 2, d: polyline(middle) },
  ]
  const labels: Label[] = isSmall
    ? []
    : [
        { x: 0, y: height - 3, text: ends[0], size: LABEL },
        { x: width, y: height - 3, text: ends[1], size: LABEL, anchor: 'end' },
      ]
  return { marks, labels }
}
