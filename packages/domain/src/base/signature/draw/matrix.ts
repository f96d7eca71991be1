import { unpack } from '../pack.ts'
import { numbers, round, short } from '../path.ts'
import type { DataOf, Mark, Tone } from '../signature.ts'
import { type Drawn, FOOT, type Frame, LABEL } from './frame.ts'

export function matrix({ side, facets, keys }: DataOf<'matrix'>, { width, height, isSmall }: Frame): Drawn {
  const shown = isSmall ? facets.slice(0, 2) : facets
  const gap = isSmall ? 4 : 14
  const foot = !isSmall && shown.some(({ name }) => name) ? FOOT : 0
  const box = Math.min(height - foot, (width - gap * (shown.length - 1)) / Math.max(1, shown.length))
  const pitch = box / side
  const apart = shown.length > 1 ? (width - box * shown.length) / (shown.length - 1) : 0
  const [startX, startY] = [shown.length > 1 ? 0 : (width - box) / 2, (height - foot - box) / 2]
  const tonesUsed: Tone[] = keys.length > 0 ? keys.map(({ tone }) => tone) : ['1']
  const grid = shown
    .flatMap((_, facet) => {
      const left = startX + facet * (box + apart)
      return Array.from({ length: side }, (_, row) => `M${numbers([left, startY + (row + 0.5) * pitch])}h${short(box)}`)
    })
    .join('')
  const squares = new Map<Tone, string>()
  for (const [facet, { cells }] of shown.entries()) {
    for (let place = 0; place < side * side; place++) {
      const tone = tonesUsed[Number(cells[place * 3])]
      const [share] = unpack(cells.slice(place * 3 + 1, place * 3 + 3))
      if (!tone || typeof share !== 'number') continue
      const edge = Math.max(0.6, share * pitch * 0.96)
      // The cell of zero and zero is the lower left one.
      const x = startX + facet * (box + apart) + ((place % side) + 0.5) * pitch
      const y = startY + (side - Math.floor(place / side) - 0.5) * pitch
      const d = `M${numbers([x - edge / 2, y - edge / 2])}h${short(edge)}v${short(edge)}h${short(-edge)}z`
      squares.set(tone, (squares.get(tone) ?? '') + d)
    }
  }
  return {
    marks: [
      ...(isSmall ? [] : [{ tone: 'grid' as const, line: 1, d: grid }]),
      ...[...squares].map(([tone, d]): Mark => ({ tone, d })),
    ],
    labels: shown.flatMap(({ name }, facet) =>
      name && !isSmall ? [{ x: round(startX + facet * (box + apart)), y: height - 3, text: name, size: LABEL }] : [],
    ),
  }
}
