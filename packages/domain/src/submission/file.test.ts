import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFileCheck, type FileProblemCode, type FileReport, type FileRules } from './file.ts'

const encoder = new TextEncoder()

const rules: FileRules = {
  idColumn: 'id',
  predictionColumns: ['births'],
  prediction: 'number',
  ids: new Set(['a', 'b', 'c']),
  maxBytes: 10_000,
  maxRows: 100,
}
const probability: FileRules = { ...rules, prediction: 'probability' }
const classes: FileRules = { ...rules, predictionColumns: ['home', 'draw', 'away'], prediction: 'probabilities' }
const label: FileRules = {
  ...rules,
  predictionColumns: ['weather'],
  prediction: 'label',
  labels: ['rain', 'sun', '雪'],
}

/** Checks a file pushed in pieces of the given sizes, over and over; without sizes in one. */
function check(file: string | Uint8Array, by: FileRules = rules, sizes: readonly number[] = []): FileReport {
  const bytes = typeof file === 'string' ? encoder.encode(file) : file
  const fileCheck = createFileCheck(by)
  fileCheck.push(new Uint8Array(0))
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    fileCheck.push(bytes.subarray(from, from + size))
    from += size
  }
  return fileCheck.end()
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), littleEndian)
  return bytes
}

/** Text in which `{中文}` stands for those two characters in GB 18030. */
function gb18030(text: string): Uint8Array {
  const parts = text.split('{中文}').flatMap((part, index) => {
    const ascii = [...encoder.encode(part)]
    return index === 0 ? ascii : [0xd6, 0xd0, 0xce, 0xc4, ...ascii]
  })
  return Uint8Array.from(parts)
}

const codes = (report: FileReport) => report.problems.map((problem) => problem.code)

describe('a right file passes', () => {
  test.each<[string, string | Uint8Array, FileRules]>([
    ['plain', 'id,births\na,1\nb,-2.5\nc,3e4\n', rules],
    ['rows and columns in another order', 'births,id\n3,c\n1,a\n2,b\n', rules],
    ['without a last line break', 'id,births\na,1\nb,2\nc,3', rules],
    ['CRLF', 'id,births\r\na,1\r\nb,2\r\nc,3\r\n', rules],
    ['CR', 'id,births\ra,1\rb,2\rc,3\r', rules],
    ['mixed line breaks and blank lines', '\nid,births\r\n\na,1\n \r\nb,2\rc,3\n\n', rules],
    ['with a byte order mark', '\uFEFFid,births\na,1\nb,2\nc,3\n', rules],
    ['tabs', 'id\tbirths\na\t1\nb\t2\nc\t3\n', rules],
    ['semicolons', 'id;births\na;1\nb;2\nc;3\n', rules],
    ['quoted', '"id","births"\n"a","1"\n"b",2\nc,"3"\n', rules],
    ['spaces round cells', ' id , births \n a , 1\nb, 2 \nc,3\n', rules],
    ['probabilities at the ends', 'id,births\na,0\nb,1\nc,0.5\n', probability],
    ['sums at the tolerance', 'id,home,draw,away\na,0.333,0.333,0.333\nb,1,0,0.001\nc,0.5,0.25,0.25\n', classes],
    ['labels', 'id,weather\na,rain\nb,sun\nc,雪\n', label],
    ['any label', 'id,weather\na,x\nb,y\nc,z\n', { ...label, labels: undefined }],
  ])('%s', (_, file, by) => {
    expect(check(file, by)).toMatchObject({ ok: true, rows: 3, encoding: 'utf-8', problems: [], problemCount: 0 })
  })

  test('quoted ids may hold the delimiter, quotes and anything but a line break', () => {
    const ids = new Set(['a,b', 'say "hi"', '  ;\t'.trim(), '张三'])
    const file = 'id,births\n"a,b",1\n"say ""hi""",2\n;,3\n张三,4\n'
    expect(check(file, { ...rules, ids })).toMatchObject({ ok: true, rows: 4 })
  })

  test('the report shows delimiter, columns and the first 20 rows', () => {
    const ids = new Set(Array.from({ length: 30 }, (_, index) => `r${index}`))
    const file = `id;births\n${[...ids].map((id, index) => `${id};${index}`).join('\n')}`
    const report = check(file, { ...rules, ids })
    expect(report).toMatchObject({ ok: true, rows: 30, delimiter: ';', columns: ['id', 'births'] })
    expect(report.preview).toHaveLength(20)
    expect(report.preview[19]).toEqual(['r19', '19'])
    expect(report.bytes).toBe(encoder.encode(file).length)
  })

  test('ids of a map need not be numbered 0 to n-1', () => {
    for (const values of [
      [0, 1, 2],
      [5, 5, 5],
      [-1, 0.5, 9e9],
    ]) {
      const ids = new Map(['a', 'b', 'c'].map((id, index) => [id, values[index] ?? 0]))
      expect(check('id,births\na,1\nb,2\nc,3\n', { ...rules, ids }).ok).toBe(true)
      expect(codes(check('id,births\na,1\na,2\nc,3\n', { ...rules, ids }))).toEqual(['idTwice', 'idMissing'])
    }
  })
})

describe('every problem is named where it is', () => {
  test.each<[FileProblemCode, string | Uint8Array, FileRules, object[]]>([
    ['empty', '', rules, [{}]],
    ['empty', '\uFEFF\n \r\n', rules, [{}]],
    ['headerOnly', 'id,births\n', rules, [{}]],
    ['tooLarge', `id,births\na,${'1'.repeat(10_000)}`, rules, [{ value: '10012' }]],
    ['binary', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), rules, [{ value: 'zip' }]],
    ['binary', Uint8Array.of(0x1f, 0x8b, 8, 0), rules, [{ value: 'gzip' }]],
    ['binary', 'id,births\na,1\nb,\0\nc,3\n', rules, [{ line: 3, value: 'NUL' }]],
    ['encoding', utf16('\uFEFFid,births\na,1\n', true), rules, [{ value: 'utf-16le' }]],
    ['encoding', utf16('\uFEFFid,births\na,1\n', false), rules, [{ value: 'utf-16be' }]],
    ['encoding', utf16('id,births\na,1\n', true), rules, [{ value: 'utf-16le' }]],
    ['encoding', utf16('id,births\na,1\n', false), rules, [{ value: 'utf-16be' }]],
    ['encoding', gb18030('id,weather\na,rain\nb,{中文}\nc,{中文}\n'), label, [{ line: 3, value: 'gb18030' }]],
    [
      'encoding',
      Uint8Array.from([...encoder.encode('id,weather\na,雪\nb,'), 0xff, ...encoder.encode('\nc,雪\n')]),
      label,
      [{ line: 3, value: 'unknown' }],
    ],
    ['delimiter', 'id|births\na|1\nb|2\nc|3\n', rules, [{ line: 1, value: 'id|births' }]],
    ['delimiter', '"id,births"\n"a,1"\n', rules, [{ line: 1, value: '"id,births"' }]],
    ['headerMissing', 'a,1\nb,2\nc,3\n', rules, [{ line: 1, value: 'a,1' }]],
    ['columnMissing', 'id,draw,home\na,0,1\nb,0,1\nc,0,1\n', classes, [{ line: 1, column: 'away' }]],
    ['columnExtra', 'id,births,x\na,1,0\nb,2,0\nc,3,0\n', rules, [{ line: 1, column: 'x' }]],
    ['columnTwice', '\nid,births,id\na,1,a\nb,2,b\nc,3,c\n', rules, [{ line: 2, column: 'id' }]],
    [
      'cellCount',
      'id,births\na,1\nb,2,\nc\n',
      rules,
      [
        { line: 3, value: '3' },
        { line: 4, value: '1' },
      ],
    ],
    ['idMissingValue', 'id,births\na,1\n,2\nb,2\nc,3\n', rules, [{ line: 3 }]],
    ['idUnknown', 'id,births\na,1\nb,2\nc,3\nA,4\n', rules, [{ line: 5, id: 'A' }]],
    ['idTwice', 'id,births\na,1\nb,2\n\na,1\nc,3\n', rules, [{ line: 5, id: 'a', value: '2' }]],
    ['idMissing', 'id,births\nb,2\n', rules, [{ id: 'a' }, { id: 'c' }]],
    [
      'notNumber',
      'id,births\na,1\nb,1 000\nc,０.5\n',
      rules,
      [
        { line: 3, column: 'births', value: '1 000' },
        { line: 4, column: 'births', value: '０.5' },
      ],
    ],
    ['notNumber', 'id;births\na;0,5\nb;0x10\nc;3\n', rules, [{ value: '0,5' }, { value: '0x10' }]],
    [
      'notFinite',
      'id,births\na,NaN\nb,-inf\nc,1e999\n',
      rules,
      [{ line: 2 }, { line: 3 }, { line: 4, value: '1e999' }],
    ],
    [
      'outOfRange',
      'id,births\na,0.5\nb,1.01\nc,-0.1\n',
      probability,
      [
        { line: 3, column: 'births', value: '1.01' },
        { line: 4, column: 'births', value: '-0.1' },
      ],
    ],
    [
      'probabilitiesSum',
      'id,home,draw,away\na,0.5,0.5,0\nb,0.5,0.2,0.2\nc,1,0,0.002\n',
      classes,
      [
        { line: 3, value: '0.9' },
        { line: 4, value: '1.002' },
      ],
    ],
    ['labelUnknown', 'id,weather\na,Rain\nb,sun\nc,雪\n', label, [{ line: 2, column: 'weather', value: 'Rain' }]],
    ['emptyCell', 'id,births\na,1\nb, \nc,3\n', rules, [{ line: 3, column: 'births' }]],
    ['tooManyRows', 'id,births\na,1\nb,2\nc,3\n', { ...rules, maxRows: 2 }, [{ line: 4, value: '3' }]],
    ['quote', 'id,births\na,1\nb,"2\nc,3\n', { ...rules, ids: new Set(['a', 'c']) }, [{ line: 3 }]],
    ['quote', 'id,births\n"a"x,1\nb,2\nc,3\n', { ...rules, ids: new Set(['b', 'c']) }, [{ line: 2 }]],
  ])('%s in %j', (code, file, by, details) => {
    const report = check(file, by)
    expect(report.ok).toBe(false)
    expect(report.problems).toMatchObject(details.map((detail) => ({ code, count: details.length, ...detail })))
    expect(report.problems).toHaveLength(details.length)
    expect(report.problemCount).toBe(details.length)
  })

  test('all problems show at once, in the order of the file', () => {
    const file = 'id,home,draw,extra\na,2,0,x\nz,,0,x\na,0,NaN,x\nb,0\n'
    expect(codes(check(file, classes))).toEqual([
      'columnMissing',
      'columnExtra',
      'outOfRange',
      'idUnknown',
      'emptyCell',
      'idTwice',
      'notFinite',
      'cellCount',
      'idMissing',
    ])
  })

  test('a file without header is still read, so that its first row is not lost', () => {
    expect(codes(check('a,1\nb,x\n', rules))).toEqual(['headerMissing', 'notNumber', 'idMissing'])
    expect(check('a,1\nb,x\n', rules).rows).toBe(2)
    expect(check('0.5,a\n0.6,b\n', rules)).toMatchObject({ rows: 2, problems: [{ code: 'headerMissing' }] })
  })

  test('a wrongly spelt header is told from a missing one', () => {
    expect(codes(check('ID,Births\na,1\nb,2\nc,3\n', rules))).toEqual([
      'columnMissing',
      'columnMissing',
      'columnExtra',
      'columnExtra',
    ])
  })

  test('the first 20 of a kind are kept, all are counted', () => {
    const file = `id,births\na,1\nb,2\nc,3\n${Array.from({ length: 50 }, (_, index) => `x${index},?`).join('\n')}`
    const report = check(file)
    expect(report.problemCount).toBe(100)
    for (const code of ['idUnknown', 'notNumber'] as const) {
      const kept = report.problems.filter((problem) => problem.code === code)
      expect(kept.map((problem) => problem.line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
      expect(kept.every((problem) => problem.count === 50)).toBe(true)
    }
  })

  test('long texts from the file are cut, never through a character', () => {
    const { problems } = check(`id,births\na,${'𠮷'.repeat(500)}\nb,2\nc,3\n`)
    expect(problems[0]?.value).toBe(`${'𠮷'.repeat(80)}…`)
  })
})

describe('hostile files', () => {
  const large = { ...rules, maxBytes: 100_000_000, maxRows: 10_000_000 }

  test('a file without line breaks takes no more memory than a line may', () => {
    const chunk = encoder.encode(','.repeat(1 << 16))
    const fileCheck = createFileCheck(large)
    for (let index = 0; index < 500; index++) fileCheck.push(chunk)
    expect(fileCheck.end()).toMatchObject({ ok: false, problems: [{ code: 'headerMissing', line: 1 }] })
  })

  test('after an overlong row the others are still read', () => {
    const report = check(`id,births\na,1\nb,${'9'.repeat(3_000_000)}\nb,2\nc,x\n`, large, [900_000, 900_000, 900_000])
    expect(report.problems).toMatchObject([
      { code: 'cellCount', line: 3 },
      { code: 'notNumber', line: 5 },
    ])
  })

  test('an open quote does not swallow the rest', () => {
    const report = check('id,births\na,1\n"b,2\nc,x\n')
    expect(report.problems).toMatchObject([
      { code: 'quote', line: 3 },
      { code: 'notNumber', line: 4 },
      { code: 'idMissing', id: 'b' },
    ])
  })

  test('bytes beyond the limit are counted but not read', () => {
    const fileCheck = createFileCheck(rules)
    for (let index = 0; index < 100; index++) fileCheck.push(encoder.encode('x'.repeat(1000)))
    expect(fileCheck.end()).toMatchObject({ ok: false, bytes: 100_000, rows: 0, problems: [{ code: 'tooLarge' }] })
  })

  test('a file cut inside a character at the limit is too large, not wrongly encoded', () => {
    const report = check('id,births\na,雪', { ...rules, maxBytes: 13 })
    expect(report).toMatchObject({ encoding: 'utf-8', problems: [{ code: 'tooLarge', value: '15' }] })
  })

  test('100,000 columns give a short report', () => {
    const header = `id,births,${Array.from({ length: 100_000 }, (_, index) => `c${index}`).join()}`
    const report = check(`${header}\n`, large)
    expect(report.columns).toHaveLength(200)
    expect(report.problems.find((problem) => problem.code === 'columnExtra')?.count).toBe(100_000)
    expect(report.problems.length).toBeLessThan(50)
  })

  test('names of object members are ordinary ids and columns', () => {
    const ids = new Set(['__proto__', 'constructor', 'toString'])
    const by = { ...rules, predictionColumns: ['__proto__'], ids }
    expect(check('id,__proto__\n__proto__,1\nconstructor,2\ntoString,3\n', by).ok).toBe(true)
    expect(codes(check('id,births\nconstructor,1\na,1\nb,2\nc,3\n'))).toEqual(['idUnknown'])
  })

  test('a million rows too many are counted, not judged', () => {
    const report = check(`id,births\na,1\nb,2\nc,3\n${'z,?\n'.repeat(1_000_000)}`, { ...large, maxRows: 3 })
    expect(report).toMatchObject({ rows: 1_000_003, problems: [{ code: 'tooManyRows', line: 5, value: '1000003' }] })
  })
})

test('a million rows take seconds', { timeout: 60_000 }, () => {
  const ids = new Map<string, number>()
  for (let index = 0; index < 1_000_000; index++) ids.set(`row-${String(index).padStart(12, '0')}`, index)
  const fileCheck = createFileCheck({ ...rules, ids, maxBytes: 1e9, maxRows: 1e6 })
  const started = performance.now()
  let text = 'births,id\r\n'
  for (const [id, index] of ids) {
    text += `${index / 7},${id}\r\n`
    if (text.length < 65_536) continue
    fileCheck.push(encoder.encode(text))
    text = ''
  }
  fileCheck.push(encoder.encode(text))
  expect(fileCheck.end()).toMatchObject({ ok: true, rows: 1_000_000 })
  expect(performance.now() - started).toBeLessThan(20_000)
})

describe('for generated files', () => {
  // Long enough that most of a file lies beyond the first bytes, which are always read in one piece.
  const ids = Array.from({ length: 80 }, (_, index) => `id-${String(index).padStart(8, '0')}`)
  type Row = string[]
  interface Table {
    by: FileRules
    header: Row
    rows: Row[]
  }

  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
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

  test('right ones pass in any order of rows and columns, in any form, in any pieces', () => {
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

  /** What spoils row `at` of a table, and the finding it must give. Line numbers count the header. */
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
      const code = file.by.prediction === 'label' ? 'labelUnknown' : 'notFinite'
      return [put(file, at, null, 'nan'), code, { line: at + 2, value: 'nan' }]
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
      // A single column is left where two were wanted; with none of them a header is no header.
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

  /** A right file with up to eight pieces put in or bytes cut out anywhere. */
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

  test('broken ones give the same report in one piece and in any pieces', { timeout: 60_000 }, () => {
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
      { numRuns: 3000 },
    )
  })

  test('byte by byte is the same as in one piece', { timeout: 60_000 }, () => {
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
