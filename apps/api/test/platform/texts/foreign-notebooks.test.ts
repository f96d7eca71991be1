import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ReadCell, readNotebookFile } from '../../../src/platform/texts/read/notebook.ts'

const folder = join(import.meta.dirname, 'foreign-notebooks')

/** A cell in short: its kind, with `*` where it has colours, and the kinds of its parts and outputs; what is left out by its name. */
function shortOf(cell: ReadCell): string {
  if (cell.kind === 'text') return `text(${cell.parts.map(({ kind }) => kind).join()})`
  if (cell.kind === 'skipped') return `skipped:${cell.type}`
  if (cell.kind === 'raw') return 'raw'
  const outputs = cell.outputs.map((output) => (output.kind === 'omitted' ? `-${output.types.join('+')}` : output.kind))
  return `code${cell.marks ? '*' : ''}(${outputs.join()})`
}

const displays =
  'text(heading) text(markup) text(heading) code*(text) text(heading) code*(words) code*(-application/javascript) text(heading) code*(picture)'

/** The cells that are read of each foreign notebook, or the reason why it is refused. */
const expected: Readonly<Record<string, string>> = {
  'errors.ipynb': 'text(heading) text(markup) code*() code*() code*()',
  'headings.ipynb':
    'text(heading) text(markup) code*() text(markup) code*() text(markup) code*(picture) code(picture) code(picture) code()',
  'invalid.ipynb':
    'skipped:null text(markup) skipped:heading code*(-bad stream) text(heading) code*(words) code*(-application/javascript) text(heading) code*(picture)',
  'jpeg.ipynb': 'text(markup) code*(picture) code()',
  'julia.ipynb': 'code*()',
  'markdown-outputs.ipynb': 'code*(text,picture) code()',
  'mixed-markdown.ipynb': 'code*(text) text(heading)',
  'plots.ipynb':
    'text(heading) text(markup) code(text) code*() text(markup) code*() code(text) code() code(text) text(markup) code(text,picture) text(markup) text(markup)',
  'raw.ipynb': 'raw raw raw raw raw raw raw',
  'svg.ipynb': 'code*(text,drawing)',
  'tracebacks.ipynb': 'code*(error)',
  'v2-spectral.ipynb':
    'text(heading) code*(text) text(markup) code(text) text(markup) code*(text) text(heading) text(heading) text(heading) text(heading) text(heading) text(heading) code*() text(heading) code(text) text(heading) text(heading) text(heading) code(text,text,picture) text(heading) code()',
  'v3-display.ipynb': displays,
  'v3-no-cells.ipynb': 'notebookNotOne',
  'v3-no-worksheets.ipynb': 'notebookOldFormat',
  'v4-custom.ipynb': 'code*(-application/vnd.raw.v1+json) code()',
  'v4-display.ipynb': displays,
  'v4.5-display.ipynb': displays,
  'v4.99-future.ipynb': `${displays} skipped:future cell code(text,-future output,text)`,
  'widget.ipynb': 'code*()',
}

test('the folder has the notebooks of the list', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.ipynb'))).toEqual(Object.keys(expected))
})

test.each(Object.entries(expected))('%s is read cell by cell', (name, cells) => {
  const read = readNotebookFile(join(folder, name))
  expect(typeof read === 'string' ? read : read.cells.map(shortOf).join(' ')).toBe(cells)
  if (typeof read !== 'string') expect(read.cells).toHaveLength(read.total)
})
