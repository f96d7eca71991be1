import { cut } from '../cut.ts'
import { unpack } from '../pack.ts'
import { numbers, round, short } from '../path.ts'
import type { DataOf } from '../signature.ts'
import { type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

export function bars({ counts, names = [] }: DataOf<'bars'>, { width, height, isSmall }: Frame): Drawn {
  const shares = unpack(counts)
  const pitch = width / Math.max(1, shares.length)
  const gap = Math.min(isSmall ? 1 : 3, pitch / 5)
  const room = (pitch - gap) / LABEL
  const labels = (isSmall ? [] : names)
    .map(({ cn, en }, place) => ({
      x: round((place + 0.5) * pitch - gap / 2),
      y: height - 3,
      text: { cn: cut(cn, room), en: cut(en, room) },
      size: LABEL,
      anchor: 'middle' as const,
    }))
    .filter(({ text }) => text.cn !== '' || text.en !== '')
  const bottom = height - (labels.length > 0 ? FOOT : 1)
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
    labels,
  }
}
