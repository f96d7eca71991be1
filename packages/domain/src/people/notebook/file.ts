import { checked, Unreadable } from './checked.ts'
import { jsonOf } from './json.ts'
import { languageNamed } from './kernels.ts'
import { isLoose, type Loose, textOf } from './loose.ts'
import { MAX_NOTEBOOK_BYTES, type NotebookFileProblem, type NotebookLanguage } from './notebook.ts'
import { cellsOfOlder } from './older.ts'
import { joined, MAX_CELL_OUTPUTS, type NotebookOutput, outputsOf } from './outputs.ts'

/** Most cells of a notebook. */
export const MAX_CELLS = 500

/** Most characters of all cells and outputs that a page shows; the cells after that are in the file alone. */
export const MAX_SHOWN_LENGTH = 250_000

/** Most pictures that a page shows, and most bytes of one before it is encoded anew. */
export const MAX_PICTURES = 40
export const MAX_PICTURE_BYTES = 5 * 1024 ** 2

export type NotebookCell =
  | { kind: 'markdown'; source: string }
  | { kind: 'raw'; source: string }
  /** `no` is the cell's running number in its last run; null for one that has not run. */
  | { kind: 'code'; no: number | null; source: string; outputs: NotebookOutput[] }
  /** A cell of a type that is not known, with its name; or a broken one, with null. */
  | { kind: 'skipped'; type: string | null }

/** The part of a notebook that a page shows. */
export interface NotebookContent {
  /** The first cells, as many as a page shows. */
  cells: NotebookCell[]
  /** Cells of the whole file. */
  total: number
  /** Language that the file names; null for an unknown one. */
  language: NotebookLanguage | null
  /** The name of that language as the file writes it, for its colours; null where it writes none. */
  code: string | null
}

function cellOf(cell: unknown): NotebookCell {
  if (!isLoose(cell)) throw new Unreadable('notebookNotOne')
  const { cell_type: type } = cell
  if (type !== 'markdown' && type !== 'raw' && type !== 'code') return { kind: 'skipped', type: nameOf(type) }
  const source = textOf(cell.source)
  if (source === null) throw new Unreadable('notebookNotOne')
  const written = { source: checked(source).replaceAll('\r\n', '\n') }
  if (type !== 'code') return { kind: type, ...written }
  const no = Number.isSafeInteger(cell.execution_count) ? (cell.execution_count as number) : null
  const outputs = joined((Array.isArray(cell.outputs) ? cell.outputs : []).flatMap(outputsOf))
  const most = outputs.slice(0, MAX_CELL_OUTPUTS)
  if (outputs.length > most.length) most.push({ kind: 'omitted', types: ['…'] })
  return { kind: 'code', no, ...written, outputs: most }
}

/** The name of a type of cells that is not known; `?` for one that is no name. */
const nameOf = (type: unknown) =>
  typeof type === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _.:-]{0,39}$/u.test(type) ? type : '?'

/** The cells of a file; a broken one among others is skipped. Throws the problem of a file whose cells are all broken. */
function cellsOf(list: readonly unknown[]): NotebookCell[] {
  let first: Unreadable | undefined
  const cells = list.map((cell): NotebookCell | null => {
    try {
      return cellOf(cell)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      first ??= error
      return null
    }
  })
  if (first && cells.every((cell) => cell === null)) throw first
  return cells.map((cell) => cell ?? { kind: 'skipped', type: null })
}

/** Characters of a cell that a page shows; markup and pictures count little, since they have bounds of their own. */
function lengthOf(cell: NotebookCell): number {
  if (cell.kind === 'skipped') return 100
  const outputs = cell.kind === 'code' ? cell.outputs : []
  const ofOutput = (output: NotebookOutput) => {
    if ('text' in output) return output.text.length
    if ('source' in output) return output.source.length
    return output.kind === 'markup' ? Math.min(output.html.length, 20_000) : 100
  }
  return cell.source.length + outputs.reduce((sum, output) => sum + ofOutput(output), 100)
}

function firstCells(cells: readonly NotebookCell[]): NotebookCell[] {
  let left = MAX_SHOWN_LENGTH
  const end = cells.findIndex((cell) => {
    left -= lengthOf(cell)
    return left < 0
  })
  return cells.slice(0, end < 0 ? cells.length : end)
}

/** Names of the language of a file: of its program, of its kernel, and of its cells in the older formats. */
function languagesOf(metadata: unknown, cells: readonly unknown[]): string[] {
  const { language_info: info, kernelspec: kernel } = isLoose(metadata) ? metadata : {}
  const names = [isLoose(info) && info.name, isLoose(kernel) && kernel.language, isLoose(kernel) && kernel.name]
  const ofCell = cells.find((cell): cell is Loose => isLoose(cell) && typeof cell.language === 'string')?.language
  return [...names, ofCell].filter((name) => typeof name === 'string').map((name) => name.slice(0, 60))
}

/** The first of some names that the site knows. */
const knownOf = (names: readonly string[]): NotebookLanguage | null =>
  names.map(languageNamed).find((language) => language !== null) ?? null

/** The cells that a file lists, in the form of format 4, or its problem. */
function listOf(value: Loose): unknown[] | NotebookFileProblem {
  const { nbformat, cells } = value
  if (nbformat === 4) return Array.isArray(cells) ? cells : 'notebookNotOne'
  return ((nbformat === 2 || nbformat === 3) && cellsOfOlder(value)) || 'notebookOldFormat'
}

/**
 * Reads a file in Jupyter's formats 2 to 4. Scripts, styles and widgets in it are never part of the answer. Answers the problem of
 * a file that is none, or that cannot be stored.
 */
export function readNotebook(bytes: Uint8Array): NotebookContent | NotebookFileProblem {
  if (bytes.length > MAX_NOTEBOOK_BYTES) return 'notebookTooBig'
  const value = jsonOf(bytes)
  if (value === undefined) return 'notebookNotJson'
  if (!isLoose(value) || !Number.isSafeInteger(value.nbformat)) return 'notebookNotOne'
  const list = listOf(value)
  if (typeof list === 'string') return list
  if (list.length === 0) return 'notebookNotOne'
  if (list.length > MAX_CELLS) return 'notebookTooManyCells'
  try {
    const cells = cellsOf(list)
    const names = languagesOf(value.metadata, list)
    const [code = null] = names
    return { cells: firstCells(cells), total: cells.length, language: knownOf(names), code }
  } catch (error) {
    if (error instanceof Unreadable) return error.problem
    throw error
  }
}
