import type { DataOf, Mark } from '../signature.ts'
import type { Drawn, Frame } from './frame.ts'

/** Cells of the whole sheet: each is one point of a hundred. */
const CELLS = 100

/** A sheet of a hundred cells, filled column by column: each criterion takes as many cells as it gives points. */
export function points({ weights, keys }: DataOf<'points'>, { width, height, isSmall }: Frame): Drawn {
  const rows = isSmall ? 5 : 4
  const grid: Mark['grid'] = [0, 0, width / (CELLS / rows), height / rows]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  const marks = weights.map((weight, place): Mark => {
    const from = Math.round((before / total) * CELLS)
    before += weight
    const to = Math.round((before / total) * CELLS)
    const cells = Array.from({ length: to - from }, (_, cell) => {
      const at = from + cell
      return `M${Math.floor(at / rows)} ${at % rows}h.74v.74h-.74z`
    })
    return { tone: keys[place]?.tone ?? 'rest', d: cells.join(''), grid }
  })
  return { marks, labels: [] }
}
