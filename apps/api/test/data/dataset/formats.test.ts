import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { utils, type WorkSheet, write } from '@e965/xlsx'
import { Reading } from '@shulei/contract/data/dataset/table-schemas.ts'
import {
  Bool,
  CompressionType,
  compressionRegistry,
  DateDay,
  Dictionary,
  Field,
  Float32,
  Int32,
  Int64,
  IntervalDayTime,
  IntervalMonthDayNano,
  IntervalYearMonth,
  List,
  RecordBatchFileWriter,
  Struct,
  Table,
  TimestampMicrosecond,
  TimestampMillisecond,
  tableToIPC,
  Utf8,
  vectorFromArray,
} from 'apache-arrow'
import { Schema } from 'apache-arrow/fb/schema'
import { compress } from 'lz4js'
import { Encoding, Table as ForeignTable, WriterPropertiesBuilder, writeParquet } from 'parquet-wasm/node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { openEngine } from '../../../src/modules/data/dataset/profile/engine.ts'
import { openProfiles, type Profiles } from './open-profiles.ts'

let profiles: Profiles
beforeAll(() => {
  profiles = openProfiles()
})
afterAll(() => profiles.close())

const json = (value: unknown) => JSON.stringify(value)
/** The part, the names and the first rows of each table, and the problem if there is one. */
async function shown(name: string, content: string | Uint8Array) {
  const { problem, tables } = await profiles.profile(name, content)
  if (problem) return problem
  return tables.map(({ part, columns, preview }) => [part, columns.map((column) => column.name), preview])
}

describe('JSON', () => {
  test('by columns and in split form has a reading that pages can show', async () => {
    for (const text of [
      '{"a":{"0":1,"1":2},"b":{"0":"x","1":"y"}}',
      '{"columns":["a","b"],"data":[[1,"x"],[2,"y"]]}',
    ]) {
      const { tables } = await profiles.profile('a.json', text)
      expect(tables.map(({ reading }) => Reading.parse(reading))).toMatchObject([{ skip: 0, hasHeader: true }])
    }
  })

  const table = [
    [
      '',
      ['a', 'b'],
      [
        ['1', 'x'],
        [null, 'y'],
      ],
    ],
  ]
  test.each([
    [
      'an array of objects',
      json([
        { a: 1, b: 'x' },
        { b: 'y', a: null },
      ]),
    ],
    ['objects with breaks between and in them', '[\n{"a":1,\r\n "b":"x"}\n,\n{"b":"y"}]\n'],
    ['objects one after the other', '{"a":1,"b":"x"}\n{"a":null,"b":"y"}\n'],
    ['objects over several lines, one after the other', '{\n"a":1,"b":"x"}\n{\n"b":"y"\n}'],
    ['an array in an object', json({ data: [{ a: 1, b: 'x' }, { b: 'y' }], meta: { count: 2, tags: [] } })],
    [
      'an array in an object in an object',
      json({ result: { records: [{ a: 1, b: 'x' }, { b: 'y' }] }, success: true }),
    ],
    [
      'an array of arrays with their names first',
      json([
        ['a', 'b'],
        [1, 'x'],
        [null, 'y'],
      ]),
    ],
    [
      'columns, index and data (pandas, split)',
      json({
        columns: ['a', 'b'],
        index: [0, 1],
        data: [
          [1, 'x'],
          [null, 'y'],
        ],
      }),
    ],
    [
      'schema and data (pandas, table)',
      json({ schema: { fields: [{ name: 'a' }, { name: 'b' }] }, data: [{ a: 1, b: 'x' }, { b: 'y' }] }),
    ],
    ['an object of columns (pandas)', json({ a: { 0: 1, 1: null }, b: { 0: 'x', 1: 'y' } })],
    ['an object of arrays', json({ a: [1, null], b: ['x', 'y'] })],
    ['an object of rows (pandas, index)', json({ 0: { a: 1, b: 'x' }, 1: { a: null, b: 'y' } })],
    ['UTF-8 with a mark', `\ufeff${json([{ a: 1, b: 'x' }, { b: 'y' }])}`],
    [
      'UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(json([{ a: 1, b: 'x' }, { b: 'y' }]), 'utf16le')]),
    ],
  ])('is read as a table when it is %s', async (_, content) => {
    expect(await shown('a.json', content)).toEqual(table)
  })

  test('keeps the keys of rows, several arrays apart, and values without names', async () => {
    expect(await shown('a.json', json({ 京: { n: 1 }, 沪: { n: 2 } }))).toEqual([
      [
        '',
        ['index', 'n'],
        [
          ['京', '1'],
          ['沪', '2'],
        ],
      ],
    ])
    expect(await shown('a.json', json({ train: [{ a: 1 }], test: [{ a: 2 }, { a: 3 }] }))).toEqual([
      ['train', ['a'], [['1']]],
      ['test', ['a'], [['2'], ['3']]],
    ])
    expect(await shown('a.json', json(['x', 'y']))).toEqual([['', ['value'], [['x'], ['y']]]])
  })

  test('says which list inside a file was read, where the file has other values', async () => {
    const insideOf = async (value: unknown) =>
      (await profiles.profile('a.json', json(value))).tables.map(({ part, reading }) => [part, reading.inside])
    expect(await insideOf({ name: 'x', data: { tags: ['a', 'b'] } })).toEqual([['', 'data.tags']])
    expect(await insideOf({ ok: true, result: { rows: [{ a: 1 }, { a: 2 }] } })).toEqual([['', 'result.rows']])
    expect(await insideOf({ ok: true, rows: [['a'], [1]] })).toEqual([['', 'rows']])
    for (const whole of [[{ a: 1 }], ['x'], { a: { n: 1 }, b: { n: 2 } }, { columns: ['a'], data: [[1], [2]] }])
      expect(await insideOf(whole)).toEqual([['', undefined]])
    expect((await insideOf({ train: [{ a: 1 }], test: [{ a: 2 }] })).map(([, inside]) => inside)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('keeps digits that no double holds, and text that looks like brackets', async () => {
    const rows = [['9007199254740993', ']},{"']]
    expect(await shown('a.json', '[{"a":9007199254740993,"b":"]},{\\""}]')).toEqual([['', ['a', 'b'], rows]])
    expect(await shown('a.json', '[["a","b"],[9007199254740993,"]},{\\""]]')).toEqual([['', ['a', 'b'], rows]])
  })

  test('of GeoJSON has the properties, the kind of the geometry and its coordinates', async () => {
    const feature = (id: number, properties: object | null, geometry: object | null) => ({
      type: 'Feature',
      id,
      properties,
      geometry,
    })
    const content = json({
      type: 'FeatureCollection',
      bbox: [1, 2, 3, 4],
      features: [feature(7, { name: '北京' }, { type: 'Point', coordinates: [116.4, 39.9] }), feature(8, null, null)],
    })
    expect(await shown('a.geojson', content)).toEqual([
      [
        '',
        ['id', 'name', 'geometry.type', 'geometry.coordinates'],
        [
          ['7', '北京', 'Point', '[116.4,39.9]'],
          ['8', null, null, null],
        ],
      ],
    ])
  })

  test('says that lists and objects are such, in lines as well', async () => {
    const rows = [
      { n: [1, 2.5], t: ['x'], m: [1, 'x'], o: { a: 1 }, e: [] },
      { n: null, t: ['y', 'z'], o: { a: 2 } },
    ]
    for (const [name, content] of [
      ['a.json', json(rows)],
      ['a.jsonl', rows.map(json).join('\n')],
    ] as const) {
      const { tables } = await profiles.profile(name, content)
      expect(tables[0]?.columns.map(({ name, type, items }) => [name, type, items])).toEqual([
        ...[
          ['n', 'list', 'number'],
          ['t', 'list', 'text'],
          ['m', 'list', undefined],
          ['o', 'struct', undefined],
        ],
        ['e', 'list', undefined],
      ])
    }
  })

  test.each([
    ['is cut', '[{"a":1},{"a":2', { code: 'badDocument', line: 1 }],
    ['closes what it has not opened', '[{"a":1}\n]}', { code: 'badDocument', line: 2 }],
    ['has an item of another shape', '[{"a":1},3]', { code: 'badElement', line: 2 }],
    ['has a value that is none', '[{"a":1},{"a":x}]', { code: 'badElement', line: 2 }],
    ['has settings and no rows', '{"name":"x","size":3}', { code: 'noTable' }],
    ['is none', 'hello', { code: 'notJson' }],
    ['is empty', ' \n', { code: 'empty' }],
    ['has no rows', '[]', { code: 'empty' }],
  ])('is refused when it %s', async (_, content, problem) => {
    expect(await shown('a.json', content)).toMatchObject(problem)
  })
})

describe('gzip', () => {
  const rows = [['', ['a', 'b'], [['1', '2']]]]
  test.each([
    ['a.csv.gz', 'a,b\n1,2\n'],
    ['a.TSV.GZ', 'a\tb\n1\t2\n'],
    ['a.jsonl.gz', '{"a":1,"b":2}\n'],
    ['a.json.gz', '[{"a":1,"b":2}]'],
    ['a.data.gz', 'a,b\n1,2\n'],
    ['packed without saying so.csv', 'a,b\n1,2\n'],
  ])('is unpacked for %s', async (name, content) => {
    expect(await shown(name, gzipSync(content))).toEqual(rows)
  })

  test('may have several members', async () => {
    const content = Buffer.concat([gzipSync('a,b\n'), gzipSync('1,2\n')])
    expect(await shown('a.csv.gz', content)).toEqual(rows)
  })

  test.each([
    ['is cut', gzipSync('a,b\n1,2\n').subarray(0, 20), { code: 'badZip' }],
    ['is none', Buffer.from('a,b\n1,2\n'), { code: 'badZip' }],
  ])('is refused when it %s', async (_, content, problem) => {
    expect(await shown('a.csv.gz', content)).toMatchObject(problem)
  })
})

describe('a text without a format', () => {
  test('is a table when its rows have the same columns', async () => {
    expect(await shown('iris.data', '5.1,3.5,setosa\n4.9,3.0,setosa\n4.7,3.2,setosa\n')).toMatchObject([
      ['', { length: 3 }, { length: 3 }],
    ])
    expect(await shown('a.txt', 'id\tname\n1\tx\n2\ty\n')).toEqual([
      [
        '',
        ['id', 'name'],
        [
          ['1', 'x'],
          ['2', 'y'],
        ],
      ],
    ])
    expect(await shown('export.xls', 'id\tname\n1\tx\n2\ty\n')).toEqual([
      [
        '',
        ['id', 'name'],
        [
          ['1', 'x'],
          ['2', 'y'],
        ],
      ],
    ])
  })

  test.each([
    ['a.txt', 'One text.\nIt has words, and commas, and so on.\nNothing else.\n'],
    ['README', '# Data\n\nThis folder, made in 2024, holds tables.\nSee the paper.\n'],
  ])('is a text to read otherwise: %s', async (name, content) => {
    expect(await shown(name, content)).toEqual({ code: 'otherKind', kind: 'text' })
  })

  test('does not keep an archive from its tables', async () => {
    const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
    const archive = zipOf([
      file('a.csv', 'a,b\n1,2\n'),
      file('settings.json', '{"x":1}'),
      file('README.txt', 'Words.\nMore, words.\n'),
    ])
    expect(await shown('a.zip', archive)).toEqual([['a.csv', ['a', 'b'], [['1', '2']]]])
  })
})

describe('a workbook', () => {
  const bytesOf = (sheets: Readonly<Record<string, WorkSheet>>, more: object = {}) => {
    const book = utils.book_new()
    for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
    return (bookType: 'xlsx' | 'xlsb' | 'biff8' | 'ods' = 'xlsx', bookSST = true): Buffer =>
      write(Object.assign(book, { Workbook: more }), { type: 'buffer', bookType, bookSST, compression: true })
  }
  const at = (...parts: [number, number, number, number?, number?]) => {
    const [year, month, day, hours = 0, minutes = 0] = parts
    return new Date(Date.UTC(year, month - 1, day, hours, minutes))
  }
  const sheetOf = (rows: unknown[][]) => utils.aoa_to_sheet(rows, { cellDates: false, UTC: true } as never)

  test('gives a table for each sheet with cells, and says which are hidden', async () => {
    const sheets = { 一月: sheetOf([['a'], [1]]), 空: sheetOf([]), 二月: sheetOf([['b'], ['x & <y>']]) }
    const content = bytesOf(sheets, { Sheets: [{}, {}, { Hidden: 1 }] })
    const { tables } = await profiles.profile('a.xlsx', content())
    expect(tables.map(({ part, preview, reading }) => [part, preview, reading?.isHidden])).toEqual([
      ['一月', [['1']], undefined],
      ['二月', [['x & <y>']], true],
    ])
    const archive = zipOf([{ name: 'in/a.xlsx', bytes: content() }])
    expect((await profiles.profile('a.zip', archive)).tables.map(({ part }) => part)).toEqual([
      'in/a.xlsx/一月',
      'in/a.xlsx/二月',
    ])
  })

  const cells = [
    ['day', 'time', 'number', 'flag', 'text', 'error', 'formula'],
    [at(2024, 2, 29), at(2024, 2, 29, 13, 30), 0.1 + 0.2, true, ' x\ny,"z" ', null, null],
    [at(1999, 12, 31), at(2024, 1, 1, 0, 5), 9007199254740992, false, '007', null, null],
  ]
  const sheet = () =>
    Object.assign(sheetOf(cells), {
      F2: { t: 'e', v: 0x2a },
      F3: { t: 'e', v: 0x07 },
      G2: { t: 'n', v: 5, f: 'C2*2' },
      G3: { t: 'str', v: 'five', f: 'C3&""' },
    })

  test.each([
    ['the date system of 1900', {}],
    ['the date system of 1904', { WBProps: { date1904: true } }],
  ])(
    'has dates as ISO, numbers without the noise of binary, errors as missing, results of formulas, in %s',
    async (_, more) => {
      for (const shared of [true, false]) {
        const content = bytesOf({ s: sheet() }, more)('xlsx', shared)
        const days =
          'WBProps' in more
            ? [
                ['2028-03-01', '2028-03-01T13:30:00'],
                ['2004-01-01', '2028-01-02T00:05:00'],
              ]
            : null
        const [[, , rows = []] = []] = (await shown('a.xlsx', content)) as [string, string[], string[][]][]
        expect(rows.map((row) => row.slice(2))).toEqual([
          ['0.3', 'true', ' x\ny,"z" ', '#N/A', '5'],
          ['9007199254740992', 'false', '007', null, 'five'],
        ])
        expect(rows.map((row) => row.slice(0, 2))).toEqual(
          days ?? [
            ['2024-02-29', '2024-02-29T13:30:00'],
            ['1999-12-31', '2024-01-01T00:05:00'],
          ],
        )
      }
    },
  )

  test('of 1900 counts the day that this year did not have', async () => {
    const days = Object.assign(sheetOf([['d'], [1], [59], [60], [61]]), {})
    for (const row of [2, 3, 4, 5]) Object.assign(days[`A${row}`] as object, { z: 'yyyy/m/d' })
    expect(await shown('a.xlsx', bytesOf({ s: days })())).toEqual([
      ['s', ['d'], [['1900-01-01'], ['1900-02-28'], ['1900-02-29'], ['1900-03-01']]],
    ])
  })

  test('starts where its cells start, below a title, and fills what is merged downwards', async () => {
    const rows = [
      [],
      [null, '2023 年统计'],
      [null, '区', '人口'],
      [null, '东', 1],
      [null, null, 2],
      [],
      [null, '西', 3],
    ]
    const merged = Object.assign(sheetOf(rows), {
      '!merges': [
        { s: { r: 1, c: 1 }, e: { r: 1, c: 2 } },
        { s: { r: 3, c: 1 }, e: { r: 4, c: 1 } },
      ],
    })
    expect(await shown('a.xlsx', bytesOf({ s: merged })())).toEqual([
      [
        's',
        ['区', '人口'],
        [
          ['东', '1'],
          ['东', '2'],
          ['西', '3'],
        ],
      ],
    ])
  })

  test('skips rows as the sheet counts them, with blank ones and breaks in cells', async () => {
    const content = bytesOf({
      s: sheetOf([[], ['年报'], [], ['注一\n注二'], [], ['区', '人口'], ['东', 1], ['西', 2]]),
    })()
    const guessed = await profiles.profile('a.xlsx', content)
    expect(guessed.tables.map(({ reading, columns }) => [reading?.skip, columns.map(({ name }) => name)])).toEqual([
      [5, ['区', '人口']],
    ])
    for (const [skip, names] of [
      [5, ['区', '人口']],
      [6, ['东', '1']],
      [4, ['区', '人口']],
      [7, ['西', '2']],
    ] as const) {
      const choice = { skip, hasHeader: true }
      const { tables } = await profiles.profile('a.xlsx', content, { s: choice })
      // the reading says the number that its owner chose
      expect(tables[0]?.reading.skip).toBe(skip)
      expect(tables.map(({ columns }) => columns.map(({ name }) => name))).toEqual([names])
    }
  })

  test('is read whatever its name says, and named where it is of an older kind', async () => {
    const content = bytesOf({
      s: sheetOf([
        ['a', 'b'],
        [1, 2],
      ]),
    })
    expect(await shown('a.csv', content())).toEqual([['s', ['a', 'b'], [['1', '2']]]])
    expect(await shown('a.xls', content())).toEqual([['s', ['a', 'b'], [['1', '2']]]])
    expect(await shown('a.xls', content('biff8'))).toEqual({ code: 'otherKind', kind: 'xls' })
    expect(await shown('a.xlsx', content('biff8'))).toEqual({ code: 'otherKind', kind: 'xls' })
    expect(await shown('a.xlsx', content('xlsb'))).toEqual({ code: 'otherKind', kind: 'xlsb' })
    expect(await shown('a.ods', content('ods'))).toEqual({ code: 'otherKind', kind: 'ods' })
    expect(await shown('a.xlsx', content().subarray(0, 2000))).toEqual({ code: 'badWorkbook' })
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(await shown('a.xlsx', locked)).toEqual({ code: 'workbookLocked' })
  })
})

describe('Arrow', () => {
  const columns = () => ({
    i: vectorFromArray([9007199254740993n, null, -1n], new Int64()),
    f: vectorFromArray([0.1, Number.NaN, Number.POSITIVE_INFINITY], new Float32()),
    s: vectorFromArray(['x', '', null], new Utf8()),
    d: vectorFromArray(['a', 'b', 'a'], new Dictionary(new Utf8(), new Int32())),
    z: vectorFromArray([0, 1_700_000_000_123, null], new TimestampMillisecond('Asia/Shanghai')),
    t: vectorFromArray([0, 1_700_000_000_000, null], new TimestampMicrosecond()),
    y: vectorFromArray([new Date(0), new Date(Date.UTC(2024, 9, 4)), null], new DateDay()),
    l: vectorFromArray([[1, 2], null, []], new List(new Field('item', new Int32(), true))),
    o: vectorFromArray([{ a: 1 }, null, { a: 2 }], new Struct([new Field('a', new Int32(), true)])),
    b: vectorFromArray([true, false, null], new Bool()),
  })
  const rows = [
    [
      '9007199254740993',
      '0.1',
      'x',
      'a',
      '1970-01-01T00:00:00Z',
      '1970-01-01T00:00:00',
      '1970-01-01',
      '[1,2]',
      '{"a":1}',
      'true',
    ],
    [null, 'nan', '', 'b', '2023-11-14T22:13:20.123Z', '2023-11-14T22:13:20', '2024-10-04', null, null, 'false'],
    ['-1', 'inf', null, 'a', null, null, null, '[]', '{"a":2}', null],
  ]

  test.each([
    ['a.arrow', 'file'],
    ['a.feather', 'file'],
    ['a.arrows', 'stream'],
  ] as const)(
    'of %s as a %s keeps digits, zones, lists, and empty texts apart from missing ones',
    async (name, kind) => {
      const { tables } = await profiles.profile(name, tableToIPC(new Table(columns()), kind))
      expect(tables[0]?.preview).toEqual(rows)
      const facts = Object.fromEntries((tables[0]?.columns ?? []).map((column) => [column.name, column]))
      expect(facts.f).toMatchObject({ type: 'number', marks: ['nan'], infinite: 1 })
      expect(facts.s).toMatchObject({ empty: 1, missing: 0.333333 })
      expect(facts.z).toMatchObject({ type: 'date', zone: 'Asia/Shanghai' })
      expect(facts.l).toMatchObject({ type: 'list', items: 'number' })
      expect(facts.o).toMatchObject({ type: 'struct', missing: 0.333333 })
    },
  )

  test.each([
    ['LZ4', CompressionType.LZ4_FRAME, (bytes: Uint8Array) => compress(Buffer.from(bytes))],
    ['ZSTD', CompressionType.ZSTD, (bytes: Uint8Array) => zstdCompressSync(bytes)],
  ] as const)('is unpacked from %s', async (_, compressionType, encode) => {
    compressionRegistry.set(compressionType, { encode })
    const { i, s } = columns()
    const writer = new RecordBatchFileWriter({ compressionType })
    writer.writeAll(new Table({ i, s }).batches)
    writer.finish()
    expect(await shown('a.feather', await writer.toUint8Array())).toEqual([
      ['', ['i', 's'], rows.map(([i, , s]) => [i, s])],
    ])
  })

  test('writes spans of time in words', async () => {
    const spans = new Table({
      y: vectorFromArray([new Int32Array([2, 3]), null], new IntervalYearMonth()),
      d: vectorFromArray([new Int32Array([-5, 90_500]), new Int32Array([0, 0])], new IntervalDayTime()),
      n: vectorFromArray([new Int32Array([14, 1, 5, 1]), null], new IntervalMonthDayNano()),
    })
    expect(await shown('a.arrow', tableToIPC(spans, 'file'))).toEqual([
      [
        '',
        ['y', 'd', 'n'],
        [
          ['2 years 3 months', '-5 days 00:01:30.5', '1 year 2 months 1 day 00:00:04.294967301'],
          [null, '00:00:00', null],
        ],
      ],
    ])
  })

  test('of another order of bytes, and of a type that is not read, is named as such', async () => {
    const order = vi.spyOn(Schema, 'addEndianness').mockImplementation((builder) => builder.addFieldInt16(0, 1, 0))
    const turned = (['stream', 'file'] as const).map((kind) => tableToIPC(new Table(columns()), kind))
    order.mockRestore()
    for (const content of turned)
      expect(await shown('a.arrow', content)).toEqual({ code: 'unreadLayout', cell: 'big-endian' })
    // the type of a field stands as one byte in the description of the table: 12 is that of lists
    const lists = Buffer.from(tableToIPC(new Table({ l: columns().l }), 'stream'))
    const named = new Map([
      [22, 'RunEndEncoded'],
      [25, 'ListView'],
      [26, 'LargeListView'],
    ])
    for (const [type, cell] of named) {
      const found = new Set<unknown>()
      for (let at = lists.indexOf(12, 8); at !== -1 && at < 400; at = lists.indexOf(12, at + 1)) {
        const changed = Buffer.from(lists)
        changed[at] = type
        const { problem } = await profiles.profile('a.arrow', changed)
        if (problem?.code === 'unreadLayout') found.add(problem.cell)
      }
      expect([...found]).toEqual([cell])
    }
  })

  test('is named where it is the old Feather, and refused where it is cut', async () => {
    expect(await shown('a.feather', Buffer.from('FEA1....FEA1'))).toEqual({ code: 'otherKind', kind: 'feather1' })
    const [file, stream] = [tableToIPC(new Table(columns()), 'file'), tableToIPC(new Table(columns()), 'stream')]
    for (const whole of [file, stream])
      for (const part of [0.3, 0.6, 0.9])
        expect(await shown('a.arrow', whole.subarray(0, whole.length * part))).toEqual({ code: 'badArrow' })
  })
})

describe('Parquet', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parquet-'))
    const engine = await openEngine(folder)
    await engine.run(`copy (select * from (values
      ('nan'::double, [1, 2], {a: 1}, map {'k': 1}, timestamptz '2024-01-01 08:00:00.5+08', '', 9223372036854775807, 1.10::decimal(38, 2), ['x']),
      (1.5, null, null, null, null, null, -1, null, [])) t(f, l, o, m, z, s, i, d, t)) to '${folder}/a.parquet'`)
    engine.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('counts NaN as missing, names lists, objects and maps, and keeps zones, digits and empty texts', async () => {
    const { tables } = await profiles.profile('a.parquet', readFileSync(join(folder, 'a.parquet')))
    expect(tables[0]?.preview).toEqual([
      ['nan', '[1,2]', '{"a":1}', '{"k":1}', '2024-01-01T00:00:00.5Z', '', '9223372036854775807', '1.10', '["x"]'],
      ['1.5', null, null, null, null, null, '-1', null, '[]'],
    ])
    const facts = tables[0]?.columns.map(({ name, type, items, zone, marks }) => [
      name,
      type,
      items ?? zone ?? marks?.join(),
    ])
    expect(facts).toEqual([
      ...[
        ['f', 'number', 'nan'],
        ['l', 'list', 'number'],
        ['o', 'struct', undefined],
        ['m', 'map', undefined],
      ],
      ...[
        ['z', 'date', 'UTC'],
        ['s', 'text', undefined],
        ['i', 'number', undefined],
        ['d', 'number', undefined],
      ],
      ['t', 'list', 'text'],
    ])
    expect(tables[0]?.columns[5]).toMatchObject({ empty: 1, missing: 0.5 })
  })

  /** A Parquet file with the result of a query. */
  async function parquetOf(query: string): Promise<Buffer> {
    const engine = await openEngine(mkdtempSync(join(folder, 'engine-')), [folder])
    await engine.run(`copy (${query}) to '${folder}/one.parquet'`)
    engine.close()
    return readFileSync(join(folder, 'one.parquet'))
  }

  test('shows texts of writers that do not name them, times without a zone, spans, and mixed values as JSON', async () => {
    const content =
      await parquetOf(`select encode('北京') as b, '\\x00\\x01\\xFF'::blob as x, '12:00:00+00'::timetz as t,
      interval '2 months 5 days' as i, [{k: 1}]::variant as v`)
    const { problem, tables } = await profiles.profile('a.parquet', content)
    expect([problem, tables[0]?.preview]).toEqual([
      null,
      [['北京', '\\x00\\x01\\xFF', '12:00:00', '2 months 5 days', '[{"k":1}]']],
    ])
    expect(tables[0]?.columns.at(-1)).toMatchObject({ name: 'v', type: 'struct' })
  })

  test('has figures of decimals whose range has more digits than their type', async () => {
    const nines = '9'.repeat(38)
    const content = await parquetOf(`select ${nines}::decimal(38, 0) as d union all select -${nines}::decimal(38, 0)`)
    const { problem, tables } = await profiles.profile('a.parquet', content)
    expect(problem).toBeNull()
    expect(tables[0]?.columns[0]).toMatchObject({ min: `-${nines}`, max: nines, mean: 0, std: 1.41421e38 })
  })

  test('of an encoding that is not read, and of an encrypted file, says which', async () => {
    const stream = tableToIPC(new Table({ a: vectorFromArray([1, 2, 3], new Int32()) }), 'stream')
    const settings = new WriterPropertiesBuilder().setDictionaryEnabled(false).setEncoding(Encoding.BYTE_STREAM_SPLIT)
    const split = writeParquet(ForeignTable.fromIPCStream(stream), settings.build())
    expect(await shown('a.parquet', split)).toEqual({ code: 'unreadLayout', cell: 'BYTE_STREAM_SPLIT' })
    const locked = Buffer.from(`PARE${'x'.repeat(64)}\x40\0\0\0PARE`)
    expect(await shown('a.parquet', locked)).toEqual({ code: 'unreadLayout', cell: 'Modular Encryption' })
  })

  test('of an unknown codec says which', async () => {
    const file = readFileSync(join(folder, 'a.parquet'))
    // the codec of a column stands as the enumeration 1 (Snappy) behind the path of its names; 5 is the LZ4 of Hadoop
    const bytes = Buffer.from(file.toString('latin1').replaceAll('\x18\x01f\x15\x02', '\x18\x01f\x15\x0a'), 'latin1')
    expect(await shown('a.parquet', bytes)).toMatchObject({ code: 'parquetCodec', cell: 'LZ4' })
  })
})

describe('a file that is not read', () => {
  test.each([
    ['IMG_1.heic', '\0\0\0\x18ftypheic', 'heic'],
    ['IMG_1.jpg', '\0\0\0\x18ftypheic', 'heic'],
    ['a.sav', '$FL2@(#) SPSS', 'spss'],
    ['a.dta', 'x\0', 'stata'],
    ['a.rds', '\x1f', 'r'],
    ['a.pkl', '\x80\x04\x95', 'pickle'],
    ['a.npy', '\x93NUMPY', 'numpy'],
    ['a.h5', '\x89HDF\r\n\x1a\n', 'hdf5'],
    ['a.sqlite', 'SQLite format 3\0', 'sqlite'],
    ['a.pdf', '%PDF-1.7', 'pdf'],
    ['table.csv', '%PDF-1.7', 'pdf'],
    ['a.docx', 'PK\x03\x04', 'document'],
    ['a.7z', "7z\xbc\xaf'\x1c", 'archive'],
    ['a.tar.gz', 'x', 'archive'],
    ['page.xls', '<html><table><tr>', 'page'],
    ['a.mp4', '\0\0\0\x18ftypisom', 'film'],
    ['a.md', '# x', 'prose'],
    ['model.bin', '\0\x01', 'model'],
    ['a.xyz', '\0\x01', 'unknown'],
  ])('%s is named as what it is', async (name, content, kind) => {
    expect(await shown(name, Buffer.from(content, 'latin1'))).toEqual({ code: 'otherKind', kind })
  })

  test('in an archive of such files alone is named with its path', async () => {
    const files = ['b.heic', 'a.heic'].map((name) => ({ name, bytes: Buffer.from('x') }))
    expect(await shown('a.zip', zipOf(files))).toEqual({ code: 'otherKind', kind: 'heic', part: 'a.heic' })
    expect(await shown('a.zip', zipOf([{ name: 'a.py', bytes: Buffer.from('x') }, ...files]))).toEqual({
      code: 'otherKind',
      kind: 'zip',
    })
  })
})
