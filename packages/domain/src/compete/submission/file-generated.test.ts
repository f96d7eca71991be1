import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { check, classes, encoder, label, probability, rules } from './file.fixtures.ts'
import type { FileProblemCode, FileRules } from './file.ts'
import { type Delimiter, splitLine } from './file-cells.ts'
import { NUMBER_LIMIT } from './metric.ts'

describe('for generated files', () => {
  // Long enough that most of a file is beyond the first bytes, which are always read in one piece.
  const ids = Array.from({ length: 80 }, (_, index) => `id-${String(index).padStart(8, '0')}`)
  type Row = string[]
  interface Table {
    by: FileRules
    header: Row
    rows: Row[]
  }

  const number = fc.oneof(
    fc.double({ min: -NUMBER_LIMIT, max: NUMBER_LIMIT, noNaN: true }).map(String),
    fc.integer().map(String),
    fc.constantFrom('+1', '.5', '5.', '1E5', '-0'),
  )
  const unit = fc.double({ min: 0, max: 1, noNaN: true }).map(String)
  const three = fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }))
    .map(([home, draw]) => [home, draw, 1000 - home - draw].map((share) => String(share / 1000)))

  const kinds: Record<FileRules['prediction'], [FileRules, fc.Arbitrary<Row>]> = {
    number: [rules, number.map((cell) => [cell])],
    probability: [probability, unit.map((cell) => [cell])],
    probabilities: [classes, three],
    label: [label, fc.constantFrom('rain', 'sun', '雪').map((cell) => [cell])],
  }

  const table: fc.Arbitrary<Table> = fc
    .constantFrom(...(Object.keys(kinds) as FileRules['prediction'][]))
    .chain((kind) => {
      const [by, cells] = kinds[kind]
      return fc.array(cells, { minLength: ids.length, maxLength: ids.length }).map((predictions) => ({
        by: { ...by, ids: new Set(ids), maxRows: 120 },
        header: ['id', ...by.predictionColumns],
        rows: ids.map((id, index) => [id, ...(predictions[index] ?? [])]),
      }))
    })

  const form = fc.record({
    delimiter: fc.constantFrom(',', '\t', ';'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.boolean(),
    quoted: fc.boolean(),
    blank: fc.boolean(),
    lastBreak: fc.boolean(),
  })

  type Form = typeof form extends fc.Arbitrary<infer T> ? T : never

  function write({ header, rows }: Table, as: Form): string {
    const line = (cells: Row) => cells.map((cell) => (as.quoted ? `"${cell}"` : cell)).join(as.delimiter)
    const text = [header, ...rows].map(line).join(as.blank ? as.newline + as.newline : as.newline)
    return (as.mark ? '\uFEFF' : '') + text + (as.lastBreak ? as.newline : '')
  }

  const plain: Form = { delimiter: ',', newline: '\n', mark: false, quoted: false, blank: false, lastBreak: true }

  const shuffled = table.chain(({ by, header, rows }) =>
    fc
      .tuple(
        fc.shuffledSubarray([...header.keys()], { minLength: header.length }),
        fc.shuffledSubarray(rows, { minLength: rows.length }),
      )
      .map(([order, mixed]) => {
        const reorder = (cells: Row) => order.map((index) => cells[index] ?? '')
        return { by, header: reorder(header), rows: mixed.map(reorder) }
      }),
  )

  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 })

  test('valid ones pass in any order of rows and columns, in any form, in any chunks', () => {
    fc.assert(
      fc.property(shuffled, form, sizes, (file, as, pieces) => {
        expect(check(write(file, as), file.by, pieces)).toMatchObject({
          ok: true,
          rows: ids.length,
          delimiter: as.delimiter,
          columns: file.header,
        })
      }),
      { numRuns: 1000 },
    )
  })

  /** Changes that break row `at` of a table, with the expected finding. Line numbers count the header. */
  const spoil: Record<string, (file: Table, at: number) => [Table, FileProblemCode, object]> = {
    'a cell too many': (file, at) => [change(file, at, (row) => [...row, 'x']), 'cellCount', { line: at + 2 }],
    'a cell too few': (file, at) => [change(file, at, (row) => row.slice(0, -1)), 'cellCount', { line: at + 2 }],
    'no id': (file, at) => [put(file, at, 'id', ''), 'idMissingValue', { line: at + 2 }],
    'an unknown id': (file, at) => [put(file, at, 'id', 'nobody'), 'idUnknown', { line: at + 2, id: 'nobody' }],
    'a row twice': (file, at) => {
      const row = file.rows[at] ?? []
      const id = row[file.header.indexOf('id')]
      const line = file.rows.length + 2
      return [{ ...file, rows: [...file.rows, row] }, 'idTwice', { line, id, value: String(at + 2) }]
    },
    'a row missing': (file, at) => {
      const id = file.rows[at]?.[file.header.indexOf('id')]
      return [{ ...file, rows: file.rows.toSpliced(at, 1) }, 'idMissing', { id }]
    },
    'an empty prediction': (file, at) => [put(file, at, null, ' '), 'emptyCell', { line: at + 2 }],
    'a word for a prediction': (file, at) => {
      const code = file.by.prediction === 'label' ? 'labelUnknown' : 'notNumber'
      return [put(file, at, null, 'many'), code, { line: at + 2, value: 'many' }]
    },
    'a NaN': (file, at) => {
      const code = file.by.prediction === 'label' ? 'valueMissing' : 'notFinite'
      return [put(file, at, null, 'nan'), code, { line: at + 2, value: 'nan' }]
    },
    'a number beyond the limit': (file, at) => {
      // a finite number that breaks every rule but that of labels
      const code = { label: 'labelUnknown', number: 'numberTooBig' } as Partial<Record<string, FileProblemCode>>
      return [
        put(file, at, null, '-1e154'),
        code[file.by.prediction] ?? 'outOfRange',
        { line: at + 2, value: '-1e154' },
      ]
    },
    'an open quote': (file, at) => [put(file, at, null, '"1'), 'quote', { line: at + 2 }],
    'an extra column': (file) => [
      { ...file, header: [...file.header, 'row'], rows: file.rows.map((row, index) => [...row, String(index)]) },
      'columnExtra',
      { line: 1, column: 'row' },
    ],
    'a column twice': (file) => [
      { ...file, header: [...file.header, 'id'], rows: file.rows.map((row) => [...row, row[0] ?? '']) },
      'columnTwice',
      { line: 1, column: 'id' },
    ],
    'a missing column': (file, at) => {
      const index = at % file.header.length
      const header = file.header.toSpliced(index, 1)
      // The test removes one of several columns; without any of them the line would not count as a header.
      return [
        { ...file, header, rows: file.rows.map((row) => row.toSpliced(index, 1)) },
        'columnMissing',
        { line: 1, column: file.header[index] },
      ]
    },
  }

  function change(file: Table, at: number, edit: (row: Row) => Row): Table {
    return { ...file, rows: file.rows.map((row, index) => (index === at ? edit(row) : row)) }
  }

  function put(file: Table, at: number, column: string | null, cell: string): Table {
    const name = column ?? file.by.predictionColumns[0] ?? ''
    return change(file, at, (row) => row.with(file.header.indexOf(name), cell))
  }

  test.each(Object.keys(spoil))('%s gives its code at the right line', (name) => {
    fc.assert(
      fc.property(shuffled, fc.nat(ids.length - 1), (file, at) => {
        const [spoilt, code, detail] = spoil[name]?.(file, at) ?? [file, 'empty', {}]
        const report = check(write(spoilt, plain), spoilt.by)
        expect(report.ok).toBe(false)
        const found = report.problems.filter((problem) => problem.code === code)
        expect(found).toMatchObject([{ code, count: 1, ...detail }])
      }),
      { numRuns: 150 },
    )
  })

  const scrap = fc.constantFrom(
    ...['"', ',', '\t', ';', '\n', '\r', '\r\n', '\0', '\uFEFF', '雪', '𠮷', 'NaN', '1e999', ' ', 'id', '"a\nb"'].map(
      (text) => encoder.encode(text),
    ),
    Uint8Array.of(0xff),
    Uint8Array.of(0xd6, 0xd0),
    Uint8Array.of(0xe9, 0x9b),
    Uint8Array.of(0x50, 0x4b, 3, 4),
  )

  /** A valid file with up to eight insertions or deletions at any positions. */
  const broken = fc
    .tuple(
      shuffled,
      form,
      fc.array(fc.tuple(fc.noBias(fc.nat()), fc.nat(4), fc.oneof(scrap, fc.uint8Array({ maxLength: 4 }))), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.constantFrom(300, 900, 100_000),
    )
    .map(([file, as, edits, maxBytes]) => {
      let bytes = encoder.encode(write(file, as))
      for (const [where, cut, put] of edits) {
        const at = where % (bytes.length + 1)
        bytes = Uint8Array.from([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + cut)])
      }
      return { by: { ...file.by, maxBytes }, bytes }
    })

  test('broken ones give the same report in one chunk and in any chunks', () => {
    fc.assert(
      fc.property(broken, sizes, ({ by, bytes }, pieces) => {
        const whole = check(bytes, by)
        expect(check(bytes, by, pieces)).toEqual(whole)
        expect(whole.ok).toBe(whole.problemCount === 0)
        for (const { code, count = 0 } of whole.problems) {
          const kept = whole.problems.filter((problem) => problem.code === code).length
          expect(kept).toBe(Math.min(count, 20))
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('byte by byte gives the same report as in one chunk', () => {
    fc.assert(
      fc.property(broken, ({ by, bytes }) => {
        expect(
          check(
            bytes,
            by,
            Array.from(bytes, () => 1),
          ),
        ).toEqual(check(bytes, by))
      }),
      { numRuns: 500 },
    )
  })
})

const byPapa = (text: string, delimiter: Delimiter) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' })
  return errors.length > 0 ? null : (data[0] ?? [])
}

test('a line with quotes has the cells that Papa Parse finds, blanks behind the last quote aside', () => {
  const sign = fc.constantFrom('"', '"', ',', ';', '\t', ' ', 'a', '""', '",', ',"', '雪')
  const line = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(line, fc.constantFrom<Delimiter>(',', ';', '\t'), (text, delimiter) => {
      // Papa Parse takes blanks between a quote and a delimiter, but not those between a quote and the end
      const expected = byPapa(text, delimiter) ?? byPapa(text + delimiter, delimiter)?.slice(0, -1) ?? null
      expect(splitLine(text, delimiter)).toEqual(expected)
    }),
    { numRuns: 5000 },
  )
})
