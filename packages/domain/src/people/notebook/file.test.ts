import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CHART_LENGTH } from './chart.ts'
import { MAX_CELLS, MAX_SHOWN_LENGTH, type NotebookCell, readNotebook } from './file.ts'
import { languageNamed } from './kernels.ts'
import { notebookLanguages, notebookNameProblem, titleOfFile } from './notebook.ts'
import { outlineOf } from './outline.ts'
import { MAX_OUTPUT_LENGTH, type NotebookOutput } from './outputs.ts'
import { printed } from './terminal.ts'

const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const book = (cells: unknown[], more: object = {}) =>
  bytes({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells, ...more })
const code = (outputs: unknown[], source: unknown = 'x') => ({ cell_type: 'code', source, outputs, execution_count: 1 })
const shownOf = (outputs: unknown[]): NotebookOutput[] => {
  const read = readNotebook(book([code(outputs)]))
  const [cell] = typeof read === 'string' ? [] : read.cells
  if (cell?.kind !== 'code') throw new Error(`not read: ${JSON.stringify(read)}`)
  return cell.outputs
}
const data = (bundle: object) => ({ output_type: 'display_data', data: bundle, metadata: {} })

describe('a file', () => {
  test.each([
    ['nothing', new Uint8Array(), 'notebookNotJson'],
    ['rubbish', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'notebookNotJson'],
    ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'notebookNotJson'],
    ['a cut notebook', bytes('{"nbformat": 4, "cells": [{"cell_ty'), 'notebookNotJson'],
    ['a list', bytes([]), 'notebookNotOne'],
    ['no format', bytes({ cells: [] }), 'notebookNotOne'],
    ['a format before 2', bytes({ nbformat: 1, cells: [{}] }), 'notebookOldFormat'],
    ['a format of the future', book([code([])], { nbformat: 5 }), 'notebookOldFormat'],
    ['format 3 without worksheets', book([code([])], { nbformat: 3 }), 'notebookOldFormat'],
    ['worksheets without cells', bytes({ nbformat: 3, worksheets: [] }), 'notebookNotOne'],
    ['no cells', book([]), 'notebookNotOne'],
    ['cells of another form', book([{ cell_type: 'code', source: 1, outputs: [] }]), 'notebookNotOne'],
    ['too many cells', book(Array.from({ length: MAX_CELLS + 1 }, () => code([]))), 'notebookTooManyCells'],
    [
      'half a surrogate',
      bytes('{"nbformat":4,"cells":[{"cell_type":"raw","source":"\\ud83d"}]}'),
      'notebookBadCharacters',
    ],
    [
      'NUL in an output',
      book([code([{ output_type: 'stream', name: 'stdout', text: 'a\0' }])]),
      'notebookBadCharacters',
    ],
    ['10 MB and a byte', new Uint8Array(10 * 1024 ** 2 + 1), 'notebookTooBig'],
  ])('with %s is refused', (_, content, problem) => {
    expect(readNotebook(content)).toBe(problem)
  })

  test('whatever it holds is read or refused, and never throws', () => {
    const cell = fc.record({
      cell_type: fc.constantFrom('code', 'markdown', 'raw', 'x'),
      source: fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), fc.jsonValue()),
      outputs: fc.array(
        fc.record({
          output_type: fc.constantFrom('stream', 'error', 'execute_result', 'display_data', 'x'),
          text: fc.jsonValue(),
          data: fc.dictionary(fc.constantFrom('text/plain', 'text/html', 'image/png', '__proto__'), fc.jsonValue()),
          traceback: fc.jsonValue(),
        }),
      ),
      execution_count: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(cell, fc.jsonValue())), fc.jsonValue(), (cells, metadata) => {
        const read = readNotebook(book(cells, { metadata }))
        if (typeof read === 'string') {
          expect(read).toMatch(/^notebook/)
          return
        }
        const texts = JSON.stringify(read)
        expect(texts.isWellFormed()).toBe(true)
        expect(read.total).toBe(cells.length)
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    ['a cell of a type of the future', { cell_type: 'future cell', key: 1 }, 'future cell'],
    ['a type that is no name', { cell_type: '<script>' }, '?'],
    ['no type', { source: 'a' }, '?'],
    ['a cell that is no object', 7, null],
    ['a source that is no text', { cell_type: 'markdown', source: 7 }, null],
    ['lines that are no texts', { cell_type: 'code', source: ['a', 7], outputs: [] }, null],
    ['no source', { cell_type: 'code', outputs: [] }, null],
    ['half a surrogate', { cell_type: 'raw', source: '\ud83d' }, null],
    ['NUL', code([], 'a\0'), null],
  ])('with %s is read without that cell', (_, cell, type) => {
    const read = readNotebook(book([{ cell_type: 'markdown', source: '# a' }, cell], { nbformat_minor: 99 }))
    expect(read).toMatchObject({
      total: 2,
      cells: [
        { kind: 'markdown', source: '# a' },
        { kind: 'skipped', type },
      ],
    })
  })

  test('with an output of another form is read without that output', () => {
    expect(shownOf([{ output_type: 'future output' }, { output_type: '<b>' }, null, 7])).toEqual([
      { kind: 'omitted', types: ['future output'] },
      { kind: 'omitted', types: ['?'] },
      { kind: 'omitted', types: ['?'] },
      { kind: 'omitted', types: ['?'] },
    ])
    expect(readNotebook(book([{ cell_type: 'code', source: 'a', outputs: 7 }]))).toMatchObject({
      cells: [{ kind: 'code', source: 'a', outputs: [] }],
    })
  })

  const text = JSON.stringify({ nbformat: 4, cells: [{ cell_type: 'raw', source: '浪 \\" NaN' }], metadata: { a: 1 } })
  test.each([
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16', new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['UTF-16 with its mark', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['big-endian UTF-16', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())],
    ['numbers of Python', bytes(text.replace('"a":1', '"a":[NaN, -Infinity,Infinity]'))],
  ])('in %s is read', (_, file) => {
    expect(readNotebook(file)).toMatchObject({ cells: [{ kind: 'raw', source: '浪 \\" NaN' }] })
  })

  test('in format 3 is read as one in format 4', () => {
    const cells = [
      { cell_type: 'heading', level: 2, source: ['潮', '位'] },
      {
        cell_type: 'code',
        language: 'R',
        input: ['plot(', 'x)'],
        prompt_number: 7,
        outputs: [
          { output_type: 'stream', stream: 'stderr', text: 'warned' },
          { output_type: 'pyout', prompt_number: 7, text: '[1] 3', metadata: {} },
          { output_type: 'display_data', png: 'QUJD', text: '<Figure>' },
          { output_type: 'display_data', html: '<table></table>' },
          { output_type: 'pyerr', ename: 'E', evalue: 'v', traceback: ['E: v'] },
        ],
      },
    ]
    const words = { cell_type: 'markdown', source: ['#潮位\n', '#c'] }
    const worksheets = [{ cells }, { cells: [{ cell_type: 'html', source: '<b>b</b>' }, words] }]
    for (const nbformat of [2, 3]) {
      expect(readNotebook(bytes({ nbformat, worksheets, metadata: { name: '' } }))).toMatchObject({
        total: 4,
        language: 'R',
        cells: [
          { kind: 'markdown', source: '## 潮位' },
          {
            kind: 'code',
            no: 7,
            source: 'plot(x)',
            outputs: [
              { kind: 'text', from: 'stderr', text: 'warned' },
              { kind: 'text', from: 'result', text: '[1] 3' },
              { kind: 'picture', type: 'image/png', base64: 'QUJD' },
              { kind: 'markup', html: '<table></table>' },
              { kind: 'error', name: 'E', text: 'E: v' },
            ],
          },
          { kind: 'markdown', source: '<b>b</b>' },
          { kind: 'markdown', source: '# 潮位\n#c' },
        ],
      })
    }
  })

  test('that is long is shown as far as a page goes', () => {
    const cells = Array.from({ length: 40 }, () => ({ cell_type: 'markdown', source: 'x'.repeat(10_000) }))
    const read = readNotebook(book(cells))
    if (typeof read === 'string') throw new Error(read)
    expect(read.total).toBe(40)
    const length = read.cells.reduce((sum, cell: NotebookCell) => sum + ('source' in cell ? cell.source.length : 0), 0)
    expect(length).toBeLessThanOrEqual(MAX_SHOWN_LENGTH)
    expect(length).toBeGreaterThan(MAX_SHOWN_LENGTH - 20_000)
  })
})

describe('an output', () => {
  test('that a page can show is a picture, a table or text; the rest is named', () => {
    expect(shownOf([data({ 'image/png': 'QUJD', 'text/plain': '<Figure>' })])).toEqual([
      { kind: 'picture', type: 'image/png', base64: 'QUJD' },
    ])
    expect(shownOf([data({ 'text/html': ['<table>', '</table>'], 'text/plain': 'a' })])).toEqual([
      { kind: 'markup', html: '<table></table>' },
    ])
    expect(shownOf([data({ 'text/html': '<script>alert(1)</script>', 'text/plain': 'a' })])).toEqual([
      { kind: 'text', from: 'result', text: 'a', isCut: false },
    ])
    expect(shownOf([data({ 'application/javascript': 'alert(1)' })])).toEqual([
      { kind: 'omitted', types: ['application/javascript'] },
    ])
    expect(shownOf([data({ 'video/mp4': '', 'text/plain': 'plot', '<b>': '' })])).toEqual([
      { kind: 'text', from: 'result', text: 'plot', isCut: false },
      { kind: 'omitted', types: ['video/mp4', '?'] },
    ])
  })

  const object = '<IPython.core.display.Markdown object>'
  const script = '<div></div><script>(function(spec, embedOpt){ if (a) { vegaEmbed(spec) } })'
  test.each<[string, object, object[]]>([
    [
      'an SVG behind a prolog',
      { 'text/html': '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg><g/></svg>', 'text/plain': '<T>' },
      [{ kind: 'drawing', svg: '<svg><g/></svg>' }],
    ],
    [
      'an SVG in markup',
      { 'text/html': '\n<div class="x"> <svg width="1"><g/></svg></div>\n', 'text/plain': '<Tree>' },
      [{ kind: 'drawing', svg: '<svg width="1"><g/></svg>' }],
    ],
    [
      'an SVG with a caption, inside of several boxes',
      {
        'text/html': '<style>a > b {}</style><div><!-- > --><p>标题</p><span><svg><g/></svg></span></div>',
        'text/plain': '<T>',
      },
      [
        { kind: 'markup', html: '<style>a > b {}</style><div><!-- > --><p>标题</p><span>' },
        { kind: 'drawing', svg: '<svg><g/></svg>' },
      ],
    ],
    [
      'two SVGs, one of them in another',
      { 'text/html': '<center><svg><svg/></svg></svg> <svg></svg>-</center>', 'text/plain': '<T>' },
      [
        { kind: 'drawing', svg: '<svg><svg/></svg></svg>' },
        { kind: 'drawing', svg: '<svg></svg>' },
        { kind: 'markup', html: '-</center>' },
      ],
    ],
    [
      'an SVG of a whole page, and one with entities',
      {
        'text/html':
          '<!DOCTYPE html><html><head><title>T</title></head><body><svg></svg></body></html><!DOCTYPE svg [ <!ENTITY a "b"> ]><svg/></svg>',
        'text/plain': '<T>',
      },
      [
        { kind: 'drawing', svg: '<svg></svg>' },
        { kind: 'drawing', svg: '<svg/></svg>' },
      ],
    ],
    [
      'signs of a page of its own',
      { 'text/html': '<button><svg></svg></button>', 'text/plain': '<T>' },
      [{ kind: 'markup', html: '<button><svg></svg></button>' }],
    ],
    [
      'an SVG',
      { 'image/svg+xml': ['<svg>', '</svg>'], 'text/plain': '<Figure>' },
      [{ kind: 'drawing', svg: '<svg></svg>' }],
    ],
    ['Markdown', { 'text/markdown': '**a**', 'text/plain': object }, [{ kind: 'markdown', source: '**a**' }]],
    ['a formula', { 'text/latex': '$x$', 'text/plain': 'x' }, [{ kind: 'latex', source: '$x$' }]],
    [
      'markup',
      { 'text/html': '<b>a</b>', 'text/plain': '<IPython.core.display.HTML object>' },
      [{ kind: 'markup', html: '<b>a</b>' }],
    ],
    [
      'a vector of R',
      { 'text/html': '<ol>', 'text/markdown': '1. 1', 'text/latex': '1', 'text/plain': '[1] 1' },
      [{ kind: 'text', from: 'result', text: '[1] 1', isCut: false }],
    ],
    [
      'JSON',
      { 'application/json': { a: [1, {}], b: 'c' }, 'text/plain': object },
      [{ kind: 'json', source: '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": "c"\n}', isCut: false }],
    ],
    [
      'a chart with its picture',
      { 'application/vnd.plotly.v1+json': {}, 'image/png': 'QUJD' },
      [{ kind: 'picture', type: 'image/png', base64: 'QUJD' }],
    ],
    [
      'a chart with its drawing',
      { 'application/vnd.vegalite.v5+json': {}, 'image/svg+xml': '<svg/>' },
      [{ kind: 'drawing', svg: '<svg/>' }],
    ],
    [
      'a chart alone',
      { 'application/vnd.vegalite.v5+json': {}, 'text/plain': '<VegaLite 5 object>\n\nIf you see this' },
      [{ kind: 'chart', type: 'application/vnd.vegalite.v5+json', spec: '{}' }],
    ],
    [
      'a chart in Vega',
      { 'application/vnd.vega.v5+json': { a: 1 }, 'text/html': '<table>' },
      [{ kind: 'chart', type: 'application/vnd.vega.v5+json', spec: '{"a":1}' }],
    ],
    [
      'a chart in the script of its markup',
      {
        'text/html': [`${script}({"a": "}\\"{", "b": {"c": NaN}}, {"mode": "vega-lite"});`],
        'text/plain': 'alt.Chart(...)',
      },
      [{ kind: 'chart', type: 'application/vnd.vegalite.v5+json', spec: '{"a": "}\\"{", "b": {"c": NaN}}' }],
    ],
    [
      'a chart in Vega in the script of its markup',
      { 'text/html': `${script}(\n{"a": {}}, {"actions": false, "mode": "vega"});` },
      [{ kind: 'chart', type: 'application/vnd.vega.v5+json', spec: '{"a": {}}' }],
    ],
    [
      'a chart without an end',
      { 'text/html': `${script}({"a": {`, 'text/plain': 'alt.Chart(...)' },
      [{ kind: 'text', from: 'result', text: 'alt.Chart(...)', isCut: false }],
    ],
    [
      'a chart that is too large to draw',
      { 'application/vnd.vega.v5+json': { a: 'x'.repeat(MAX_CHART_LENGTH) } },
      [{ kind: 'omitted', types: ['application/vnd.vega.v5+json'] }],
    ],
    [
      'a chart of Plotly in a script',
      { 'text/html': '<div></div><script>Plotly.newPlot("a", [])</script>', 'text/plain': 'Figure({})' },
      [{ kind: 'omitted', types: ['application/vnd.plotly.v1+json'] }],
    ],
    [
      'words about charts',
      { 'text/html': '<b>vegaEmbed and Plotly</b>', 'text/plain': '<HTML>' },
      [{ kind: 'markup', html: '<b>vegaEmbed and Plotly</b>' }],
    ],
    [
      'a chart with its script',
      { 'application/vnd.plotly.v1+json': {}, 'text/html': '<script></script>' },
      [{ kind: 'omitted', types: ['application/vnd.plotly.v1+json'] }],
    ],
  ])('of %s is its richest form', (_, bundle, shown) => {
    expect(shownOf([data(bundle)])).toEqual(shown)
  })

  test('of JSON is bounded in length and depth', () => {
    const deep = JSON.parse(`${'['.repeat(1000)}1${']'.repeat(1000)}`)
    for (const value of [deep, Array.from({ length: 100_000 }, (_, n) => n), { a: 'x'.repeat(100_000) }]) {
      const [output] = shownOf([data({ 'application/json': value })])
      expect(output).toMatchObject({ kind: 'json', isCut: true })
      expect(JSON.stringify(output).length).toBeLessThan(2 * MAX_OUTPUT_LENGTH)
    }
  })

  test('of a stream is one text, without signs for a terminal, and is cut', () => {
    const stream = (text: string, name = 'stdout') => ({ output_type: 'stream', name, text })
    expect(shownOf([stream('a'), stream('b\n'), stream('!', 'stderr')])).toEqual([
      { kind: 'text', from: 'stdout', text: 'ab', isCut: false },
      { kind: 'text', from: 'stderr', text: '!', isCut: false },
    ])
    const [long] = shownOf([stream('浪'.repeat(100_000))])
    expect(long).toMatchObject({ isCut: true, text: '浪'.repeat(MAX_OUTPUT_LENGTH) })
    const [failed] = shownOf([
      { output_type: 'error', ename: 'KeyError', evalue: "'a'", traceback: ['\u001b[0;31mKeyError\u001b[0m: a'] },
    ])
    expect(failed).toEqual({ kind: 'error', name: 'KeyError', text: 'KeyError: a', isCut: false })
  })
})

test('what a program printed has no control character but the end of a line and the tab', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds what must be gone
      expect(printed(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
    }),
  )
  expect(printed('10%\r 50%\r100%\r\nfine')).toBe('100%\nfine')
})

test('headings begin at the second level, skip none, and do not repeat the title', () => {
  const level = fc.constantFrom(2 as const, 3 as const, 4 as const)
  fc.assert(
    fc.property(fc.array(level), (levels) => {
      const parts = levels.map((one, n) => ({ kind: 'heading' as const, level: one, text: `t${n}`, id: `s${n}` }))
      const { headings } = outlineOf([{ kind: 'code' }, { kind: 'text', parts }], 't0')
      expect(headings.map(({ id }) => id)).toEqual(parts.slice(1).map(({ id }) => id))
      headings.forEach((heading, n) => {
        expect(heading.level - (headings[n - 1]?.level ?? 1)).toBeLessThanOrEqual(1)
        expect(heading.level).toBeGreaterThanOrEqual(2)
      })
    }),
  )
})

test('name and size alone tell some problems, a title and a language', () => {
  expect(notebookNameProblem({ name: 'EDA.IPYNB', size: 1 })).toBeNull()
  expect(notebookNameProblem({ name: 'a.py', size: 1 })).toBe('notebookTypeWrong')
  expect(notebookNameProblem({ name: 'a.ipynb', size: 0 })).toBe('notebookNotJson')
  expect(titleOfFile('first_look at\tdata.ipynb')).toBe('first look at data')
  expect(['python3', 'ir', 'sql', 'duckdb', 'julia-1.10', 'brainfuck'].map(languageNamed)).toEqual([
    ...['Python', 'R', 'SQL', 'SQL', 'Julia', null],
  ])
  expect(['rust', 'C#', '.net-csharp', 'xcpp17', 'gophernotes', 'tslab', 'almond', 'sas'].map(languageNamed)).toEqual([
    ...['Rust', 'C#', 'C#', 'C++', 'Go', 'TypeScript', 'Scala', 'SAS'],
  ])
  for (const language of notebookLanguages) expect(languageNamed(language)).toBe(language)
})
