import type { NotebookChart } from '@shulei/domain/people/notebook/chart.ts'
import type { ShownCell, ShownOutput } from '@shulei/domain/people/notebook/view.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { ReadCell } from '../../../platform/texts/read/notebook.ts'
import type { Texts } from '../../../platform/texts/texts.ts'
import type { NotebookPictures } from './pictures.ts'

/** Most milliseconds in which the charts of a notebook are drawn, and most charts of it that may reach the deadline of one. */
const CHARTS_MS = 30_000
const MOST_HARD = 2

type DrawChart = (chart: NotebookChart) => Promise<ShownOutput>

/** Draws the charts of one notebook of a person, as long as they do not take too much time together. */
function chartsOf(texts: Texts, person: number | string, pictures: NotebookPictures): DrawChart {
  let hard = 0
  let spentMs = 0
  return async ({ type, spec }) => {
    const omitted = (why: 'remote' | 'undrawn'): ShownOutput => ({ kind: 'omitted', types: [type], why })
    if (hard >= MOST_HARD || spentMs > CHARTS_MS) return omitted('undrawn')
    const before = performance.now()
    try {
      const drawn = await texts.read(person, 'chart', spec, type)
      return typeof drawn === 'string' ? omitted(drawn) : await pictures.addDrawing(drawn)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.reason !== 'textTooSlow' && error.reason !== 'textTooDeep'))
        throw error
      hard += 1
      return omitted('undrawn')
    } finally {
      spentMs += performance.now() - before
    }
  }
}

async function cellOf(cell: ReadCell, pictures: NotebookPictures, draw: DrawChart): Promise<ShownCell> {
  if (cell.kind !== 'code') return cell
  const outputs: ShownOutput[] = []
  for (const output of cell.outputs) {
    if (output.kind === 'chart') outputs.push(await draw(output))
    else if (output.kind === 'drawing') outputs.push(await pictures.addDrawing(output))
    else outputs.push('base64' in output ? await pictures.add(output.type, output.base64) : output)
  }
  return { ...cell, outputs }
}

/** The cells of a notebook of a person as its page shows them. Its pictures are left in `pictures`. */
export async function shownCells(
  cells: readonly ReadCell[],
  { texts, person, pictures }: { texts: Texts; person: number | string; pictures: NotebookPictures },
): Promise<ShownCell[]> {
  const draw = chartsOf(texts, person, pictures)
  const shown: ShownCell[] = []
  for (const cell of cells) shown.push(await cellOf(cell, pictures, draw))
  return shown
}
