import type { NotebookCell, NotebookContent, NotebookOutput } from '@shulei/domain/notebook/file.ts'
import type { ShownCell, ShownOutput } from '@shulei/domain/notebook/view.ts'
import { partsOf } from './parts.ts'
import type { NotebookPictures } from './pictures.ts'
import { tableOf } from './table.ts'

async function outputOf(output: NotebookOutput, pictures: NotebookPictures): Promise<ShownOutput> {
  if (output.kind === 'picture') return pictures.add(output.type, output.base64)
  if (output.kind === 'markup') return tableOf(output.html) ?? { kind: 'omitted', types: ['text/html'] }
  return output
}

async function cellOf(cell: NotebookCell, ids: () => string, pictures: NotebookPictures): Promise<ShownCell> {
  if (cell.kind === 'markdown') return { kind: 'text', parts: partsOf(cell.source, ids) }
  if (cell.kind === 'raw') return cell
  const outputs: ShownOutput[] = []
  for (const output of cell.outputs) outputs.push(await outputOf(output, pictures))
  return { ...cell, outputs }
}

/** The cells of a notebook as its page shows them. Its pictures are left in `pictures`. */
export async function shownCells({ cells }: NotebookContent, pictures: NotebookPictures): Promise<ShownCell[]> {
  let headings = 0
  const ids = () => `s${++headings}`
  const shown: ShownCell[] = []
  for (const cell of cells) shown.push(await cellOf(cell, ids, pictures))
  return shown
}
