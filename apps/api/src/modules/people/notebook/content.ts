import type { ShownCell, ShownOutput } from '@shulei/domain/people/notebook/view.ts'
import type { ReadCell } from '../../../platform/texts/read/notebook.ts'
import type { NotebookPictures } from './pictures.ts'

async function cellOf(cell: ReadCell, pictures: NotebookPictures): Promise<ShownCell> {
  if (cell.kind !== 'code') return cell
  const outputs: ShownOutput[] = []
  for (const output of cell.outputs) {
    if (output.kind === 'drawing') outputs.push(await pictures.addDrawing(output))
    else outputs.push('base64' in output ? await pictures.add(output.type, output.base64) : output)
  }
  return { ...cell, outputs }
}

/** The cells of a notebook as its page shows them. Its pictures are left in `pictures`. */
export async function shownCells(cells: readonly ReadCell[], pictures: NotebookPictures): Promise<ShownCell[]> {
  const shown: ShownCell[] = []
  for (const cell of cells) shown.push(await cellOf(cell, pictures))
  return shown
}
