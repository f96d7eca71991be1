import { cutPoints } from '../../../base/text/cut.ts'
import { MAX_PREVIEW_CELL } from '../profile.ts'

/** Most characters of the cells of one page; cells of a page with more are cut shorter. */
export const MAX_PAGE_CHARACTERS = 600_000
/** Most code points of a cell that is copied. */
export const MAX_COPIED_CELL = 100_000

const lengths = [MAX_PREVIEW_CELL, 100, 50, 25, 10] as const

/** Whether a cell may be longer than it is shown. */
export const mayBeCut = (cell: string): boolean => cell.endsWith('…')

/** The text of a cell as it is shown; a longer one ends with an ellipsis. */
export const cutText = (text: string, most: number = MAX_PREVIEW_CELL): string => cutPoints(text, most)

/** The cells of a page, each as long as fits into the limits of a page. */
export function fitCells(
  rows: readonly (readonly (string | null)[])[],
  most: number = MAX_PAGE_CHARACTERS,
): (string | null)[][] {
  for (const length of lengths) {
    let sum = 0
    const cut = rows.map((row) =>
      row.map((cell) => {
        if (cell === null) return null
        const shown = cutText(cell, length)
        sum += shown.length
        return shown
      }),
    )
    if (sum <= most || length === lengths.at(-1)) return cut
  }
  return []
}
