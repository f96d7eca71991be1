import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_CELLS,
  MAX_OUTPUT_LENGTH,
  MAX_SHOWN_LENGTH,
  type NotebookCell,
  type NotebookOutput,
  readNotebook,
} from './file.ts'
import { languageNamed, notebookNameProblem, titleOfFile } from './notebook.ts'
import { outlineOf } from './outline.ts'
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
    ['an older format', bytes({ nbformat: 3, worksheets: [] }), 'notebookOldFormat'],
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

  test('that is long is shown as far as a page goes', () => {
    const cells = Array.from({ length: 40 }, () => ({ cell_type: 'markdown', source: 'x'.repeat(10_000) }))
    const read = readNotebook(book(cells))
    if (typeof read === 'string') throw new Error(read)
    expect(read.total).toBe(40)
    const length = read.cells.reduce((sum, cell: NotebookCell) => sum + cell.source.length, 0)
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
    expect(shownOf([data({ 'image/svg+xml': '<svg/>', 'text/plain': 'plot', '<b>': '' })])).toEqual([
      { kind: 'text', from: 'result', text: 'plot', isCut: false },
      { kind: 'omitted', types: ['image/svg+xml', '?'] },
    ])
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
  expect(['python3', 'ir', 'sql', 'duckdb', 'julia-1.10', 'ruby'].map(languageNamed)).toEqual([
    ...['Python', 'R', 'SQL', 'SQL', 'Julia', null],
  ])
})
