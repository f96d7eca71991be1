import { readFileSync } from 'node:fs'
import type { CodeMarks } from '@shulei/domain/base/markup/code.ts'
import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import type { NotebookChart } from '@shulei/domain/people/notebook/chart.ts'
import { type NotebookCell, type NotebookContent, readNotebook } from '@shulei/domain/people/notebook/file.ts'
import type { NotebookFileProblem } from '@shulei/domain/people/notebook/notebook.ts'
import type { NotebookOutput } from '@shulei/domain/people/notebook/outputs.ts'
import type { CellWith, NotebookPart, ShownOutput } from '@shulei/domain/people/notebook/view.ts'
import { codeMarks } from './code/colour.ts'
import { drawingOf, type ReadDrawing } from './drawing.ts'
import { formulasIn } from './formula/find.ts'
import { formulaWriter } from './formula/write.ts'
import { withNamedSigns } from './named-signs.ts'
import { partsOf } from './parts.ts'
import { tableOf } from './table.ts'

/** A cell as its page shows it, but for its pictures and charts, which are as they stand in the file. */
export type ReadCell = CellWith<
  Exclude<ShownOutput, { kind: 'picture' }> | Extract<NotebookOutput, { kind: 'picture' }> | ReadDrawing | NotebookChart
>

interface ReadNotebook extends Pick<NotebookContent, 'total' | 'language'> {
  cells: ReadCell[]
}

type ReadOutput = Extract<ReadCell, { kind: 'code' }>['outputs'][number]

/** Coloured code; without colours where there are none. */
const coloured = (source: string, marks: CodeMarks | undefined) => ({ source, ...(marks ? { marks } : {}) })

/** Reads the cells of one notebook, whose headings are numbered and whose formulas share their definitions. */
function cellReader(language: string | null): (cell: NotebookCell) => ReadCell {
  let headings = 0
  const ids = () => `s${++headings}`
  const write = formulaWriter()

  const words = (parts: NotebookPart[], type: string): ReadOutput =>
    parts.length > 0 ? { kind: 'words', parts } : { kind: 'omitted', types: [type] }

  function latex(source: string): ReadOutput {
    const text = source.trim()
    const [first] = formulasIn(text, { hasCode: false })
    const formula =
      typeof first === 'object' && first.source === text ? first : { tex: text, isBlock: true, source: text }
    const html = shownMarkup(`<p>${write({ ...formula, isBlock: true })}</p>`)
    return words(text === '' ? [] : [{ kind: 'markup', html }], 'text/latex')
  }

  function outputOf(output: NotebookOutput): ReadOutput {
    switch (output.kind) {
      case 'markup': {
        const table = tableOf(output.html)
        const html = shownMarkup(withNamedSigns(output.html.slice(0, MOST_MARKUP))).trim()
        const wordsIn = (markup: string) => markup.replace(/<[^>]*>/g, '').trim().length
        // a page of help begins with a table, and a table of data has few words around it
        if (table && wordsIn(html.replace(/<table>[\s\S]*?<\/table>/g, '')) < MANY_WORDS) return table
        const hasWords = wordsIn(html) > 0
        if (!hasWords && elsewhere.test(output.html.slice(0, MOST_MARKUP)))
          return { kind: 'omitted', types: ['text/html'], why: 'elsewhere' }
        return words(hasWords ? [{ kind: 'markup', html }] : [], 'text/html')
      }
      case 'markdown':
        return words(partsOf(output.source, write), 'text/markdown')
      case 'latex':
        return latex(output.source)
      case 'json':
        return { kind: 'code', ...coloured(output.source, codeMarks(output.source, 'json')), isCut: output.isCut }
      case 'drawing':
        return drawingOf(output.svg) ?? { kind: 'omitted', types: ['image/svg+xml'] }
      default:
        return output
    }
  }

  return (cell) => {
    switch (cell.kind) {
      case 'markdown':
        return { kind: 'text', parts: partsOf(cell.source, write, ids) }
      case 'code': {
        const { kind, no, source, outputs } = cell
        return {
          kind,
          no,
          ...coloured(source, codeMarks(source, language ?? 'python')),
          outputs: outputs.map(outputOf),
        }
      }
      default:
        return cell
    }
  }
}

/** An element that shows a page, a picture, a sound or a film of another site. */
const elsewhere = /<(?:iframe|img|audio|video|source|embed)\s[^<>]{0,2000}?\bsrc\s*=\s*["']?(?:https?:)?\/\//i

/** Characters around the tables of a markup from which on it is shown whole, and not its first table. */
const MANY_WORDS = 300

/** Most characters of an output's markup that are read. */
const MOST_MARKUP = 100_000

/** The cells of a notebook as its page shows them. */
export const cellsOf = ({ cells, code }: Pick<NotebookContent, 'cells' | 'code'>): ReadCell[] =>
  cells.map(cellReader(code))

/** Reads the file of a notebook, or answers its problem. */
export function readNotebookFile(path: string): ReadNotebook | NotebookFileProblem {
  const read = readNotebook(readFileSync(path))
  if (typeof read === 'string') return read
  return { cells: cellsOf(read), total: read.total, language: read.language }
}
