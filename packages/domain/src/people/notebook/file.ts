import { hasEndlessMarks } from '../../base/text/count.ts'
import { languageNamed, MAX_NOTEBOOK_BYTES, type NotebookFileProblem, type NotebookLanguage } from './notebook.ts'
import { printed } from './terminal.ts'

/** Most cells of a notebook. */
export const MAX_CELLS = 500

/** Most characters of one output that a page shows. */
export const MAX_OUTPUT_LENGTH = 8000

/** Most characters of all cells and outputs that a page shows; the cells after that are in the file alone. */
export const MAX_SHOWN_LENGTH = 250_000

/** Most outputs of one cell that a page shows. */
export const MAX_CELL_OUTPUTS = 40

/** Most pictures that a page shows, and most bytes of one before it is encoded anew. */
export const MAX_PICTURES = 40
export const MAX_PICTURE_BYTES = 5 * 1024 ** 2

export type NotebookPictureType = 'image/png' | 'image/jpeg'

/** An output of a cell that a page can show. Only text and tables are made of it, and pictures that the server encodes anew. */
export type NotebookOutput =
  /** Text that a program printed, that stood in its error stream, or that is the value of the cell. */
  | { kind: 'text'; from: 'stdout' | 'stderr' | 'result'; text: string; isCut: boolean }
  | { kind: 'error'; name: string; text: string; isCut: boolean }
  /** Markup that has a table; it is read, and never shown as it is. */
  | { kind: 'markup'; html: string }
  | { kind: 'picture'; type: NotebookPictureType; base64: string }
  /** Media types that are not shown, such as `image/svg+xml`. */
  | { kind: 'omitted'; types: string[] }

export type NotebookCell =
  | { kind: 'markdown'; source: string }
  | { kind: 'raw'; source: string }
  /** `no` is the cell's running number in its last run; null for one that has not run. */
  | { kind: 'code'; no: number | null; source: string; outputs: NotebookOutput[] }

/** The part of a notebook that a page shows. */
export interface NotebookContent {
  /** The first cells, as many as a page shows. */
  cells: NotebookCell[]
  /** Cells of the whole file. */
  total: number
  /** Language that the file names; null for an unknown one. */
  language: NotebookLanguage | null
}

type Loose = Record<string, unknown>

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of the format: a string, or its lines. Null for anything else. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('')
  return null
}

/**
 * Thrown where a text has NUL or half of a surrogate pair, which no database stores, or endless marks on a letter, or a cell has
 * another form.
 */
class Unreadable extends Error {
  readonly problem: NotebookFileProblem
  constructor(problem: NotebookFileProblem) {
    super(problem)
    this.problem = problem
  }
}

function checked(text: string): string {
  if (!text.isWellFormed() || text.includes('\0') || hasEndlessMarks(text))
    throw new Unreadable('notebookBadCharacters')
  return text
}

/** Cuts a text before a code point that would exceed the limit. */
function cut(text: string, max: number): { text: string; isCut: boolean } {
  if (text.length <= max) return { text, isCut: false }
  const end = /[\ud800-\udbff]/.test(text[max - 1] ?? '') ? max - 1 : max
  return { text: text.slice(0, end), isCut: true }
}

const shown = (text: string) => cut(printed(checked(text)), MAX_OUTPUT_LENGTH)

const mediaType = /^[a-z]+\/[\w.+-]{1,60}$/i

/** A media type as it may be shown; `?` for a name that is none. */
const typeName = (name: string) => (mediaType.test(name) ? name.toLowerCase() : '?')

const pictureTypes: readonly NotebookPictureType[] = ['image/png', 'image/jpeg']
/** Texts that stand for richer forms beside them, so that nothing is missing when they are left out. */
const plainTypes: ReadonlySet<string> = new Set(['text/plain', 'text/html', 'text/latex', ...pictureTypes])

/** The richest form of a value that a page can show: a picture, a table, or text; with what it leaves out. */
function formsOf(data: Loose): NotebookOutput[] {
  for (const type of pictureTypes) {
    const base64 = textOf(data[type])
    if (base64 !== null) return [{ kind: 'picture', type, base64 }]
  }
  const html = textOf(data['text/html'])
  if (html !== null && /<table[\s>]/i.test(html)) return [{ kind: 'markup', html: checked(html) }]
  const plain = textOf(data['text/plain'])
  const richer = Object.keys(data)
    .filter((name) => !plainTypes.has(name) || (name === 'text/html' && plain === null))
    .map(typeName)
  const omitted: NotebookOutput[] = richer.length > 0 ? [{ kind: 'omitted', types: richer.slice(0, 5) }] : []
  if (plain === null) return omitted
  return [{ kind: 'text', from: 'result', ...shown(plain) }, ...omitted]
}

function outputsOf(output: unknown): NotebookOutput[] {
  if (!isLoose(output)) throw new Unreadable('notebookNotOne')
  switch (output.output_type) {
    case 'stream': {
      const from = output.name === 'stderr' ? 'stderr' : 'stdout'
      return [{ kind: 'text', from, ...shown(textOf(output.text) ?? '') }]
    }
    case 'error': {
      const name = textOf(output.ename) ?? ''
      const trace = Array.isArray(output.traceback) ? output.traceback.flatMap((line) => textOf(line) ?? []) : []
      const words = trace.length > 0 ? trace.join('\n') : `${name}: ${textOf(output.evalue) ?? ''}`
      return [{ kind: 'error', name: cut(printed(checked(name)), 80).text, ...shown(words) }]
    }
    case 'execute_result':
    case 'display_data':
      return isLoose(output.data) ? formsOf(output.data) : []
    default:
      throw new Unreadable('notebookNotOne')
  }
}

function withoutLastBreaks(text: string): string {
  let end = text.length
  while (text.charAt(end - 1) === '\n') end -= 1
  return text.slice(0, end)
}

const ended = (output: NotebookOutput) =>
  'text' in output ? { ...output, text: withoutLastBreaks(output.text) } : output

/** Puts pieces of one stream together that a program printed one after another, and drops what has no text. */
function joined(outputs: readonly NotebookOutput[]): NotebookOutput[] {
  const list: NotebookOutput[] = []
  for (const output of outputs) {
    const last = list.at(-1)
    if (output.kind === 'text' && last?.kind === 'text' && output.from !== 'result' && output.from === last.from) {
      const { text, isCut } = cut(last.text + output.text, MAX_OUTPUT_LENGTH)
      list[list.length - 1] = { ...last, text, isCut: isCut || last.isCut || output.isCut }
    } else list.push(output)
  }
  return list.map(ended).filter((output) => !('text' in output) || output.text !== '')
}

function cellOf(cell: unknown): NotebookCell {
  const source = isLoose(cell) ? textOf(cell.source) : null
  if (!isLoose(cell) || source === null) throw new Unreadable('notebookNotOne')
  const written = { source: checked(source).replaceAll('\r\n', '\n') }
  switch (cell.cell_type) {
    case 'markdown':
      return { kind: 'markdown', ...written }
    case 'raw':
      return { kind: 'raw', ...written }
    case 'code': {
      if (!Array.isArray(cell.outputs)) throw new Unreadable('notebookNotOne')
      const no = Number.isSafeInteger(cell.execution_count) ? (cell.execution_count as number) : null
      const outputs = joined(cell.outputs.flatMap(outputsOf))
      const most = outputs.slice(0, MAX_CELL_OUTPUTS)
      if (outputs.length > most.length) most.push({ kind: 'omitted', types: ['…'] })
      return { kind: 'code', no, ...written, outputs: most }
    }
    default:
      throw new Unreadable('notebookNotOne')
  }
}

/** Characters of a cell that a page shows; markup and pictures count little, since they have bounds of their own. */
function lengthOf(cell: NotebookCell): number {
  const outputs = cell.kind === 'code' ? cell.outputs : []
  const ofOutput = (output: NotebookOutput) =>
    'text' in output ? output.text.length : output.kind === 'markup' ? Math.min(output.html.length, 20_000) : 100
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

function languageOf(metadata: unknown): NotebookLanguage | null {
  if (!isLoose(metadata)) return null
  const { language_info: info, kernelspec: kernel } = metadata
  const names = [isLoose(info) && info.name, isLoose(kernel) && kernel.language, isLoose(kernel) && kernel.name]
  for (const name of names) {
    const language = typeof name === 'string' ? languageNamed(name) : null
    if (language !== null) return language
  }
  return null
}

/** The value of a JSON text in UTF-8, with or without a byte order mark; undefined for anything else. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * Reads a file in Jupyter's format 4. Scripts, styles, widgets and drawings in it are never part of the answer. Answers the
 * problem of a file that is none, or that cannot be stored.
 */
export function readNotebook(bytes: Uint8Array): NotebookContent | NotebookFileProblem {
  if (bytes.length > MAX_NOTEBOOK_BYTES) return 'notebookTooBig'
  const value = jsonOf(bytes)
  if (value === undefined) return 'notebookNotJson'
  if (!isLoose(value) || !Number.isSafeInteger(value.nbformat)) return 'notebookNotOne'
  if (value.nbformat !== 4) return 'notebookOldFormat'
  if (!Array.isArray(value.cells) || value.cells.length === 0) return 'notebookNotOne'
  if (value.cells.length > MAX_CELLS) return 'notebookTooManyCells'
  try {
    const cells = value.cells.map(cellOf)
    return { cells: firstCells(cells), total: cells.length, language: languageOf(value.metadata) }
  } catch (error) {
    if (error instanceof Unreadable) return error.problem
    throw error
  }
}
