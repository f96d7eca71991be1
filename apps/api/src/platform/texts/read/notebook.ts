import { readFileSync } from 'node:fs'
import {
  type NotebookCell,
  type NotebookContent,
  type NotebookOutput,
  readNotebook,
} from '@shulei/domain/people/notebook/file.ts'
import type { NotebookFileProblem } from '@shulei/domain/people/notebook/notebook.ts'
import type { CellWith, ShownOutput } from '@shulei/domain/people/notebook/view.ts'
import { partsOf } from './parts.ts'
import { tableOf } from './table.ts'

/** A cell as its page shows it, but for its pictures, which are as they stand in the file. */
export type ReadCell = CellWith<
  Exclude<ShownOutput, { kind: 'picture' }> | Extract<NotebookOutput, { kind: 'picture' }>
>

interface ReadNotebook extends Pick<NotebookContent, 'total' | 'language'> {
  cells: ReadCell[]
}

function cellOf(cell: NotebookCell, ids: () => string): ReadCell {
  if (cell.kind === 'markdown') return { kind: 'text', parts: partsOf(cell.source, ids) }
  if (cell.kind === 'raw') return cell
  return {
    ...cell,
    outputs: cell.outputs.map((output) =>
      output.kind === 'markup' ? (tableOf(output.html) ?? { kind: 'omitted', types: ['text/html'] }) : output,
    ),
  }
}

/** The cells of a notebook as its page shows them. */
export function cellsOf({ cells }: Pick<NotebookContent, 'cells'>): ReadCell[] {
  let headings = 0
  const ids = () => `s${++headings}`
  return cells.map((cell) => cellOf(cell, ids))
}

/** Reads the file of a notebook, or answers its problem. */
export function readNotebookFile(path: string): ReadNotebook | NotebookFileProblem {
  const read = readNotebook(readFileSync(path))
  if (typeof read === 'string') return read
  return { cells: cellsOf(read), total: read.total, language: read.language }
}
