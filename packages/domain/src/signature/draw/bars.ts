import { unpack } from '../pack.ts'
import { numbers, short } from '../path.ts'
import type { DataOf } from '../signature.ts'
import type { Drawn, Frame } from './frame.ts'

export function bars({ counts }: DataOf<'bars'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(counts)
  const pitch = width / Math.max(1, shares.length)
  const gap = Math.min(isSmall ? 1 : 3, pitch / 5)
  const bottom = height - 1
  const d = shares
    .map((share, place) => {
      const tall = share ? Math.max(1.5, share * (bottom - 1)) : 0
      return tall > 0
        ? `M${numbers([place * pitch, bottom - tall])}h${short(pitch - gap)}v${short(tall)}h${short(gap - pitch)}z`
        : ''
    })
    .join('')
  return {
    marks: [
      { tone: '1', d },
      { tone: 'axis', line: 1, d: `M0 ${short(bottom + 0.5)}H${width}` },
    ],
    labels: [],
  }
}
