import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { NotebookCell } from '@shulei/domain/people/notebook/file.ts'
import { expect, test } from 'vitest'
import { cellsOf, type ReadCell, readNotebookFile } from '../../../src/platform/texts/read/notebook.ts'

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

test.each([
  ['<iframe id="igraph" src="https://plot.example/1.embed" height="525"></iframe>', { why: 'elsewhere' }],
  ["<img\nsrc='//plot.example/1.gif'/>", { why: 'elsewhere' }],
  ['<audio controls><source src="http://plot.example/a.wav"></audio>', { why: 'elsewhere' }],
  ['<video src="data:video/mp4;base64,AAAA"></video>', {}],
  ['<style>p { background: url(https://plot.example/a.png) }</style>', {}],
])('an output with %s alone says whether it is of another site', (html, more) => {
  const cells = cellsOf({
    cells: [{ kind: 'code', no: 1, source: '', outputs: [{ kind: 'markup', html }] }],
    code: null,
  })
  expect(cells).toMatchObject([{ outputs: [{ kind: 'omitted', types: ['text/html'], ...more }] }])
  expect(JSON.stringify(cells)).not.toContain('plot.example')
})

const shownOf = (cell: NotebookCell) => cellsOf({ cells: [cell], code: null })
const markup = (html: string) => shownOf({ kind: 'code', no: 1, source: '', outputs: [{ kind: 'markup', html }] })

test('signs are read by their names in words, and stay as they are in code', () => {
  const source = 'a&hairsp;b &mdash; &alpha;&LT;b&gt; &bogus; `&mdash;` $\\alpha$'
  const html = '<p>a\u200ab — α&lt;b&gt; &amp;bogus; <code>&amp;mdash;</code> <math><mi>α</mi></math></p>'
  expect(shownOf({ kind: 'markdown', source })).toEqual([{ kind: 'text', parts: [{ kind: 'markup', html }] }])
  expect(markup('<b>1&thinsp;&rarr;&thinsp;2</b>')).toMatchObject([
    { outputs: [{ parts: [{ html: '1\u2009→\u20092' }] }] },
  ])
})

test('a page that begins with a table is shown whole, and a table with few words as a table', () => {
  const table = '<table><tr><td>display {IRdisplay}</td><td>R Documentation</td></tr></table>'
  const page = `${table}<h2>Display</h2><p>${'Words. '.repeat(60)}</p><table><tr><td>data</td></tr></table>`
  expect(markup(page)).toMatchObject([
    { outputs: [{ kind: 'words', parts: [{ html: expect.stringMatching(/Words.*data/) }] }] },
  ])
  const bare = '<table><thead>\n<th>a</th><th>b</th></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
  expect(markup(bare)).toMatchObject([{ outputs: [{ head: [['a', 'b']], rows: [['1', '2']] }] }])
  expect(markup(`<style>p{}</style>${table}<p>5 rows × 3 columns</p>`)).toMatchObject([
    { outputs: [{ kind: 'table' }] },
  ])
})
