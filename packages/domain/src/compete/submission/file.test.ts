import { afterEach, describe, expect, test, vi } from 'vitest'
import { check, classes, encoder, label, probability, rules } from './file.fixtures.ts'
import { createFileCheck, type FileProblemCode, type FileReport, type FileRules } from './file.ts'

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), littleEndian)
  return bytes
}

/** Encodes a text in which `{中文}` stands for those two characters in GB 18030. */
function gb18030(text: string): Uint8Array {
  const parts = text.split('{中文}').flatMap((part, index) => {
    const ascii = [...encoder.encode(part)]
    return index === 0 ? ascii : [0xd6, 0xd0, 0xce, 0xc4, ...ascii]
  })
  return Uint8Array.from(parts)
}

const codes = (report: FileReport) => report.problems.map((problem) => problem.code)

describe('a valid file passes', () => {
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
    [
      'UTF-16LE with a mark and tabs, the “Unicode text” of Excel',
      utf16('\uFEFFid\tbirths\na\t1\nb\t2\nc\t3\n', true),
      rules,
    ],
    ['UTF-16BE with a mark', utf16('\uFEFFid,births\na,1\nb,2\nc,3\n', false), rules],
    ['UTF-16LE without a mark', utf16('id,births\na,1\nb,2\nc,3\n', true), rules],
    ['traces of floating-point numbers', 'id,births\na,-1e-17\nb,1.0000000000000002\nc,1\n', probability],
    ['sums of rounded cells', 'id,home,draw,away\na,0.33,0.33,0.33\nb,0.67,0.17,0.17\nc,1,0,0\n', classes],
    ['any label', 'id,weather\na,x\nb,y\nc,z\n', { ...label, labels: undefined }],
  ])('%s', (_, file, by) => {
    expect(check(file, by)).toMatchObject({ ok: true, rows: 3, problems: [], problemCount: 0, warnings: [] })
  })

  test('quoted ids may contain the delimiter, quotes and anything but a line break', () => {
    const ids = new Set(['a,b', 'say "hi"', '  ;\t'.trim(), '张三'])
    const file = 'id,births\n"a,b",1\n"say ""hi""",2\n;,3\n张三,4\n'
    expect(check(file, { ...rules, ids })).toMatchObject({ ok: true, rows: 4 })
  })

  test('the report contains delimiter, columns and the first 20 rows', () => {
    const ids = new Set(Array.from({ length: 30 }, (_, index) => `r${index}`))
    const file = `id;births\n${[...ids].map((id, index) => `${id};${index}`).join('\n')}`
    const report = check(file, { ...rules, ids })
    expect(report).toMatchObject({ ok: true, rows: 30, delimiter: ';', columns: ['id', 'births'] })
    expect(report.preview).toHaveLength(20)
    expect(report.preview[19]).toEqual(['r19', '19'])
    expect(report.bytes).toBe(encoder.encode(file).length)
  })
})

describe('every problem is reported at its position', () => {
  test.each<[FileProblemCode, string | Uint8Array, FileRules, object[]]>([
    ['empty', '', rules, [{}]],
    ['empty', '\uFEFF\n \r\n', rules, [{}]],
    ['headerOnly', 'id,births\n', rules, [{}]],
    ['tooLarge', `id,births\na,${'1'.repeat(10_000)}`, rules, [{ value: '10012' }]],
    ['binary', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), rules, [{ value: 'zip' }]],
    ['binary', Uint8Array.of(0x1f, 0x8b, 8, 0), rules, [{ value: 'gzip' }]],
    ['binary', 'id,births\na,1\nb,\0\nc,3\n', rules, [{ line: 3, value: 'NUL' }]],
    ['encoding', gb18030('id,weather\na,rain\nb,{中文}\nc,{中文}\n'), label, [{ line: 3, value: 'gb18030' }]],
    [
      'encoding',
      Uint8Array.from([...encoder.encode('id,weather\na,雪\nb,'), 0xff, ...encoder.encode('\nc,雪\n')]),
      label,
      [{ line: 3, value: 'unknown' }],
    ],
    ['delimiter', 'id|births\na|1\nb|2\nc|3\n', rules, [{ line: 1, value: 'id|births' }]],
    ['delimiter', '"id,births"\n"a,1"\n', rules, [{ line: 1, value: '"id,births"' }]],
    // a series or a table of a program with its row numbers, whose columns have other names: one cause
    ...[',pop', 'Unnamed: 0,pop', '"","x"', 'Unnamed: 0.1,Unnamed: 0,pop'].map(
      (header): [FileProblemCode, string, typeof rules, object[]] => [
        'headerOther',
        `${header}\n0,1\n1,2\n2,3\n`,
        rules,
        [{ line: 1, value: header, column: [rules.idColumn, ...rules.predictionColumns].join(',') }],
      ],
    ),
    ['headerMissing', 'a,1\nb,2\nc,3\n', rules, [{ line: 1, value: 'a,1' }]],
    [
      'columnName',
      'ID,ｂirths \na,1\nb,2\nc,3\n',
      rules,
      [
        { line: 1, column: 'id', value: 'ID' },
        { line: 1, column: 'births', value: 'ｂirths' },
      ],
    ],
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
    ['idUnknown', 'id,births\na,1\nb,2\nc,3\nnobody,4\n', rules, [{ line: 5, id: 'nobody' }]],
    [
      'idDate',
      'id,births\n2014/1/1,1\n2014-1-2,2\n1/3/2014,3\n',
      { ...rules, ids: new Set(['2014-01-01', '2014-01-02', '2014-01-03']) },
      [{ line: 2, id: '2014/1/1', value: '2014-01-01', rows: 3 }],
    ],
    ['idTwice', 'id,births\na,1\nb,2\n\na,1\nc,3\n', rules, [{ line: 5, id: 'a', value: '2' }]],
    ['idMissing', 'id,births\nb,2\n', rules, [{ id: 'a' }, { id: 'c' }]],
    [
      'notNumber',
      'id,births\na,1\nb,much\nc,0x10\n',
      rules,
      [
        { line: 3, column: 'births', value: 'much' },
        { line: 4, column: 'births', value: '0x10' },
      ],
    ],
    [
      'notFinite',
      'id,births\na,NaN\nb,-inf\nc,1e999\n',
      rules,
      [{ line: 2 }, { line: 3 }, { line: 4, value: '1e999' }],
    ],
    [
      'numberTooBig',
      'id,births\na,1.01e100\nb,-1.7976931348623157e308\nc,1e100\n',
      rules,
      [
        { line: 2, column: 'births', value: '1.01e100' },
        { line: 3, column: 'births', value: '-1.7976931348623157e308' },
      ],
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
    ['labelUnknown', 'id,weather\na,hail\nb,sun\nc,雪\n', label, [{ line: 2, column: 'weather', value: 'hail' }]],
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

  test('the cells of a misspelt column are still checked', () => {
    expect(codes(check('Id,BIRTHS\na,NaN\na,2\nc,\n', rules))).toEqual([
      'columnName',
      'columnName',
      'notFinite',
      'idTwice',
      'emptyCell',
      'idMissing',
    ])
    // two columns that differ only in spelling: no guess is made
    expect(codes(check('id,Births,BIRTHS\na,1,1\nb,1,1\nc,1,1\n', rules))).toEqual([
      'columnMissing',
      'columnExtra',
      'columnExtra',
    ])
    // a column that exists is not a guess for another one
    expect(codes(check('id,births,Births\na,1,1\nb,1,1\nc,1,1\n', rules))).toEqual(['columnExtra'])
  })

  test('a date that is no id in any format is an unknown id', () => {
    const by = { ...rules, ids: new Set(['2014-01-01']) }
    expect(codes(check('id,births\n2014/1/1,1\n2014/1/2,1\n31/31/2014,1\n', by))).toEqual([
      'idDate',
      'idUnknown',
      'idUnknown',
    ])
    expect(codes(check('id,births\n2014/1/1,1\n2014-01-01,1\n', by))).toEqual(['idDate'])
  })

  test('all problems are reported at once, in the order of the file', () => {
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

  test('a misspelt header is distinguished from a missing one', () => {
    expect(codes(check('ids,birth\na,1\nb,2\nc,3\n', rules))).toEqual(['headerOther'])
    expect(codes(check('ID,Births\na,1\nb,2\nc,3\n', rules))).toEqual(['columnName', 'columnName'])
  })

  test('the first 20 findings of a code are kept, all are counted', () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(index))
    const file = `id,births\n${ids.map((id) => `${id},1`).join('\n')}\n${ids.map((id) => `x${id},much`).join('\n')}`
    const report = check(file, { ...rules, ids: new Set(ids) })
    expect(report.problemCount).toBe(100)
    for (const code of ['idUnknown', 'notNumber'] as const) {
      const kept = report.problems.filter((problem) => problem.code === code)
      expect(kept.map((problem) => problem.line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 52))
      expect(kept.every((problem) => problem.count === 50)).toBe(true)
    }
  })

  test('a finding quotes its line as it stands in the file', () => {
    const { problems } = check('id,births\r\n a ,"NaN"\r\nb,2,"\r\n')
    expect(problems.map(({ code, text }) => [code, text])).toEqual([
      ['notFinite', ' a ,"NaN"'],
      ['quote', 'b,2,"'],
      ['idMissing', undefined],
      ['idMissing', undefined],
    ])
  })

  test('long texts from the file are cut, never through a character', () => {
    const { problems } = check(`id,births\na,${'𠮷'.repeat(500)}\nb,2\nc,3\n`)
    expect(problems[0]?.value).toBe(`${'𠮷'.repeat(80)}…`)
  })
})

describe('malicious files', () => {
  const large = { ...rules, maxBytes: 100_000_000, maxRows: 10_000_000 }

  test('a file without line breaks takes no more memory than the longest line', () => {
    const chunk = encoder.encode(','.repeat(1 << 16))
    const fileCheck = createFileCheck(large)
    for (let index = 0; index < 500; index++) fileCheck.push(chunk)
    expect(fileCheck.end()).toMatchObject({ ok: false, problems: [{ code: 'cellCount', line: 1 }] })
  })

  test('rows after an overlong one are still read', () => {
    const report = check(`id,births\na,1\nb,${'9'.repeat(3_000_000)}\nb,2\nc,x\n`, large, [900_000, 900_000, 900_000])
    expect(report.problems).toMatchObject([
      { code: 'cellCount', line: 3 },
      { code: 'notNumber', line: 5 },
    ])
  })

  test('an open quote does not swallow the rest of the file', () => {
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

  test('a million excess rows are counted, not checked', () => {
    const report = check(`id,births\na,1\nb,2\nc,3\n${'z,?\n'.repeat(1_000_000)}`, { ...large, maxRows: 3 })
    expect(report).toMatchObject({ rows: 1_000_003, problems: [{ code: 'tooManyRows', line: 5, value: '1000003' }] })
  })
})

test('a million rows are read', () => {
  const ids = new Set<string>()
  for (let index = 0; index < 1_000_000; index++) ids.add(`row-${String(index).padStart(12, '0')}`)
  const fileCheck = createFileCheck({ ...rules, ids, maxBytes: 1e9, maxRows: 1e6 })
  let text = 'births,id\r\n'
  for (const id of ids) {
    text += `${text.length / 7},${id}\r\n`
    if (text.length < 65_536) continue
    fileCheck.push(encoder.encode(text))
    text = ''
  }
  fileCheck.push(encoder.encode(text))
  expect(fileCheck.end()).toMatchObject({ ok: true, rows: 1_000_000 })
})

const small = { ...rules, maxBytes: 10_000_000, maxRows: 100 }
const LINES = 20_000

/** The report of a file that repeats a line behind the head, and how many lines were decoded for it. */
function checked(line: string) {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode')
  const check = createFileCheck(small)
  check.push(new TextEncoder().encode(`id,births\n${line.repeat(LINES)}`))
  return { report: check.end(), decoded: decode.mock.calls.length }
}

describe('a file whose verdict is certain is read no further', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['rows', '1,2\n'],
    ['rows of quotes', '","\n'],
    ['one cell', '1\n'],
    ['cells without end', `${'1,'.repeat(100)}\n`],
    ['broken signs', '\ufffd,1\n'],
  ])('beyond its most rows: %s', (_, line) => {
    const { report, decoded } = checked(line)
    expect(report.rows).toBe(LINES)
    expect(report.problems).toContainEqual(
      expect.objectContaining({ code: 'tooManyRows', line: 102, value: String(LINES) }),
    )
    expect(decoded).toBeLessThan(2 * small.maxRows)
  })

  test.each([
    ['empty', '\n'],
    ['spaces', '  \t\n'],
    ['returns', '\r\n'],
  ])('for the text of blank lines: %s', (_, line) => {
    const { report, decoded } = checked(line)
    expect(report.problems.map(({ code }) => code)).toEqual(['headerOnly'])
    expect(decoded).toBeLessThan(5)
  })

  test('for the cells of rows as wide as a head that is far too wide', () => {
    const wide = `${Array.from({ length: 2000 }, (_, index) => `c${index}`).join()},id,births\n`
    const codesOf = (head: string, row: string) =>
      check(`${head}${row.repeat(3)}`, { ...rules, maxBytes: 100_000 }).problems.map(({ code }) => code)
    expect(codesOf(wide, `${'x,'.repeat(2002)}x\n`)).not.toContain('cellCount')
    expect(codesOf('c,id,births\n', `${'x,'.repeat(3)}x\n`)).toContain('cellCount')
  })

  test('beyond as many lines of other blanks', () => {
    const { report, decoded } = checked('\u3000\n')
    expect(report.problems.map(({ code }) => code)).toContain('tooManyRows')
    expect(decoded).toBeLessThan(2 * small.maxRows)
  })
})
