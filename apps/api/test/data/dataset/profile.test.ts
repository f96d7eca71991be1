import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { type FileFormat, formatOf, MAX_CELLS, MAX_COLUMNS, MAX_PARTS } from '@shulei/domain/data/dataset/profile.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { openEngine } from '../../../src/modules/data/dataset/profile/engine.ts'
import type { ProfileTask } from '../../../src/modules/data/dataset/profile/profile-task.ts'
import { openProfiler, type Profiled, type Profiler } from '../../../src/modules/data/dataset/profile/profiler.ts'

let folder: string
let profiler: Profiler
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'profiles-'))
  mkdirSync(join(folder, 'scratch'))
  profiler = openProfiler({ scratch: join(folder, 'scratch'), timeoutMs: 60_000 })
})
afterAll(() => {
  profiler.close()
  rmSync(folder, { recursive: true })
})

/** Profiles content under a name, in the child process. */
async function profile(
  name: string,
  content: string | Buffer,
  { format = formatOf(name), readings = {} }: { format?: FileFormat; readings?: ProfileTask['readings'] } = {},
) {
  const path = join(folder, `source-${Math.random()}`)
  writeFileSync(path, content)
  const results: Profiled[] = []
  const found = await profiler.profile({ path, name, format, readings }, async (result) => {
    results.push(result)
  })
  return { problem: found?.problem ?? null, tables: results[0]?.tables ?? [] }
}
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const bigEndian = (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])
/** “城市,人口\n北京,2\n上海,3\n” in GB18030. */
const gb18030 = Buffer.from('b3c7cad02cc8cbbfda0ab1b1bea92c320ac9cfbaa32c330a', 'hex')
/** The first half of a built-in Parquet file; its description of columns and rows stands at the end. */
const halfParquet = (() => {
  const whole = gunzipSync(
    readFileSync(join(import.meta.dirname, '../../../seed/datasets/sensor-network/sensor-network.parquet.gz')),
  )
  return whole.subarray(0, whole.length / 2)
})()
/** A Parquet file with a zero character in the name of its column `a?b` and in its cell. */
const zeroParquet = await (async () => {
  const own = mkdtempSync(join(tmpdir(), 'zero-'))
  const engine = await openEngine(own)
  await engine.run(`copy (select 'x' || chr(0) || 'y' as "a?b") to '${join(own, 'a.parquet')}'`)
  engine.close()
  const file = readFileSync(join(own, 'a.parquet'), 'latin1')
  rmSync(own, { recursive: true })
  return Buffer.from(file.replaceAll('a?b', 'a\0b'), 'latin1')
})()
/** A Parquet file of 300 columns that declares a million rows, and has 9,000. */
const vastParquet = await (async () => {
  const own = mkdtempSync(join(tmpdir(), 'vast-'))
  const engine = await openEngine(own)
  const columns = Array.from({ length: 300 }, (_, no) => `1 as c${no}`)
  await engine.run(`copy (select ${columns.join(', ')} from range(9000)) to '${join(own, 'a.parquet')}'`)
  engine.close()
  const file = readFileSync(join(own, 'a.parquet'), 'latin1')
  rmSync(own, { recursive: true })
  // counts of rows stand as 64-bit numbers of Thrift's compact protocol: zigzag, seven bits a byte
  const written = (count: number) =>
    String.fromCharCode(22, ...[0, 7, 14].map((bits) => (((2 * count) >> bits) & 127) | (bits < 14 ? 128 : 0)))
  return Buffer.from(file.replaceAll(written(9000), written(1_000_000)), 'latin1')
})()
/** The head of a picture that declares 20,000 by 20,000 points. */
const hugePng = await (async () => {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
})()
const cities = '城市,人口\n北京,2\n上海,3\n'

describe('a text table', () => {
  test.each([
    ['UTF-8', Buffer.from(cities)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${cities}`)],
    ['UTF-16', utf16(cities)],
    ['UTF-16 with the other order of bytes', bigEndian(cities)],
    ['GB18030', gb18030],
  ])('is read as %s', async (_, content) => {
    const { problem, tables } = await profile('a.csv', content)
    expect(problem).toBeNull()
    expect(tables[0]?.columns.map(({ name, type }) => [name, type])).toEqual([
      ['城市', 'text'],
      ['人口', 'number'],
    ])
    expect(tables[0]?.preview).toEqual([
      ['北京', '2'],
      ['上海', '3'],
    ])
  })

  test('keeps a quoted line break in its cell, and names doubled and empty columns', async () => {
    const { tables } = await profile('a.csv', 'a,a,\n"x\ny",1,2\n')
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(['a', 'a_2', 'column_3'])
    expect(tables[0]?.preview).toEqual([['x\ny', '1', '2']])
  })

  test.each([
    ['differ by case alone', '{"a":1,"A":2}\n', ['a', 'A_2'], [['1', '2']]],
    [
      'come in later lines',
      '{"a":1}\n{"A":3}\n',
      ['a', 'A_2'],
      [
        ['1', null],
        [null, '3'],
      ],
    ],
    ['are empty or like a path', '{"":1,"b/~":{"c": [2]}}\n', ['column_1', 'b/~'], [['1', '{"c":[2]}']]],
    ['hold deep brackets', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, ['a'], [[`${'['.repeat(200)}…`]]],
  ])('of JSON lines keeps all values when keys %s', async (_, content, names, preview) => {
    const { problem, tables } = await profile('a.jsonl', content)
    expect(problem).toBeNull()
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual(names)
    expect(tables[0]?.preview).toEqual(preview)
  })

  test.each([
    ['JSON lines', 'a.jsonl', '{"a\\u0000b":"x\\u0000y"}\n'],
    ['Parquet', 'a.parquet', zeroParquet],
  ])('of %s has no zero character, which the database cannot store', async (_, name, content) => {
    const { problem, tables } = await profile(name, content)
    expect(problem).toBeNull()
    expect(tables[0]?.columns.map((column) => column.name)).toEqual(['a\ufffdb'])
    expect(tables[0]?.preview).toEqual([['x\ufffdy']])
  })

  test.each([
    ['is empty', 'a.csv', '', { code: 'empty' }],
    [
      'has mostly rows with too few cells',
      'a.csv',
      'a,b\n1,2\n3\n4\n',
      { code: 'ragged', line: 3, count: 1, limit: 2 },
    ],
    ['is no text', 'a.csv', Buffer.from([1, 0, 2, 3, 4, 5, 6, 7, 9]), { code: 'notText' }],
    ['has a broken line of JSON', 'a.jsonl', '{"a":1}\n{"a":2\n{"a":3}\n', { code: 'badJson', line: 2 }],
    ['has a line that is no object', 'a.jsonl', '{"a":"\u2028"}\r\n\r\n[1]\n', { code: 'badJson', line: 3 }],
    ['has half a character', 'a.jsonl', '\n{"a":"\\ud800","b":1}\n', { code: 'badJson', line: 2 }],
    ['has a key twice in a line', 'a.jsonl', '{"a":0}\n\n{"a":1,"a":2}\n', { code: 'keyTwice', line: 3 }],
    ['has objects without keys', 'a.jsonl', '{}\n', { code: 'empty' }],
    ['claims to be Parquet', 'a.parquet', 'PAR1 this is not one PAR1', { code: 'badParquet' }],
    [
      'is a Parquet file with too many cells',
      'a.parquet',
      vastParquet,
      { code: 'tooManyCells', count: 3e8, limit: MAX_CELLS },
    ],
    ['is a Parquet file cut in half', 'a.parquet', halfParquet, { code: 'badParquet' }],
    ['claims to be a picture', 'a.png', 'no picture', { code: 'badImage' }],
    ['is a picture of 20,000 by 20,000', 'a.png', hugePng, { code: 'imageTooLarge', count: 4e8, limit: 1e8 }],
  ])('is refused when it %s', async (_, name, content, problem) => {
    expect((await profile(name, content)).problem).toMatchObject(problem)
  })

  test('is refused with ten thousand columns, with their number and the limit', async () => {
    const columns = Array.from({ length: 10_000 }, (_, place) => `c${place}`).join(',')
    expect((await profile('a.csv', `${columns}\n`)).problem).toEqual({
      code: 'tooManyColumns',
      count: 10_000,
      limit: MAX_COLUMNS,
    })
  })

  test('is refused with one line of 50 MB', async () => {
    expect((await profile('a.csv', `a,b\n${'x'.repeat(50_000_000)}`)).problem).toMatchObject({
      code: 'lineTooLong',
      line: 2,
    })
  })
})

test('a code that begins with a zero is no number', async () => {
  const { tables } = await profile('a.csv', 'fips,rate\n01001,0.5\n01003,-0.25\n10005,0\n')
  expect(tables[0]?.columns.map(({ type }) => type)).toEqual(['text', 'number'])
})

test('the figures of numbers and texts are those of the sample', async () => {
  // an odd set without symmetry, so that no figure equals another one
  const numbers = [2, 3.5, 3.5, 7, 19, 40, 101.25]
  const words = ['a b', 'cc dd e', 'x y z 1', 'long text of a cell', 'q r', 'un deux trois', 'b c d e f']
  const { tables } = await profile('a.csv', `v,w\n${numbers.map((n, row) => `${n},${words[row]}\n`).join('')},\n`)
  const six = (value: number) => Number(value.toPrecision(6))
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  const std = Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length - 1))
  expect(tables[0]?.columns[0]).toMatchObject({
    ...{ type: 'number', min: 2, max: 101.25, mean: six(mean), median: 7, std: six(std), unique: 6, missing: 0.125 },
  })
  const lengths = words.map((word) => word.length).toSorted((a, b) => a - b)
  expect(tables[0]?.columns[1]?.length).toEqual({
    min: lengths[0],
    max: lengths.at(-1),
    mean: six(lengths.reduce((sum, n) => sum + n, 0) / lengths.length),
    median: lengths[3],
  })
})

describe('the steps of a column', () => {
  const stepsOf = async (cells: readonly string[]) => {
    const [column] =
      (await profile('a.csv', `x,y\n${cells.map((cell) => `${cell},1\n`).join('')}`)).tables[0]?.columns ?? []
    return column?.histogram ?? []
  }
  const counts = async (cells: readonly string[]) => (await stepsOf(cells)).map(({ count }) => count)

  test('count times by the clocks as they are written', async () => {
    const times = [
      '2024-01-01T00:00:00+08:00',
      '2024-01-01 05:30',
      '2024-01-01T09:59:59.123456789Z',
      '2024-01-01T10:00:00Z',
    ]
    expect(await counts(times)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 2])
    expect((await stepsOf(times)).at(-1)?.to).toBe(Date.UTC(2024, 0, 1, 10))
  })

  test('are one for each day of a few, and end with the last day', async () => {
    const days = ['2024-02-28', '2024-03-01', '2024-03-01T00:00:00']
    expect(await counts(days)).toEqual([1, 0, 2])
    expect((await stepsOf(days)).at(-1)?.to).toBe(Date.UTC(2024, 2, 2))
  })

  test.each([
    ['a number', '2.5'],
    ['a time', '2024-01-01T10:00:00Z'],
    ['a day', '2024-01-01'],
  ])('are one for %s that is everywhere the same', async (_, cell) =>
    expect(await counts([cell, cell, cell])).toEqual([3]),
  )
})

test('a column is whole when every filled cell is a whole number', async () => {
  const { tables } = await profile('a.csv', 'a,b,c,d\n1,1.0,01,\n-20,2,10,7\n')
  expect(tables[0]?.columns.map(({ isWhole }) => isWhole)).toEqual([true, false, false, true])
})

describe('an archive', () => {
  const csv = (text: string) => ({ name: 'a.csv', bytes: Buffer.from(text) })

  test('gives a table for each of its tables, and leaves out what programs add', async () => {
    const bytes = Buffer.from('x\n1\n')
    const { tables } = await profile(
      'a.zip',
      zipOf([
        csv('a\n1\n'),
        { name: 'sub/b\0.tsv', bytes },
        { name: '__MACOSX/a.csv', bytes },
        { name: 'README', bytes },
      ]),
    )
    expect(tables.map(({ part }) => part)).toEqual(['a.csv', 'sub/b\ufffd.tsv'])
  })

  test('packed by a computer that stores GBK has the names of that computer', async () => {
    const stored = zipOf([csv('id,v\n1,2\n')])
      .toString('latin1')
      .replaceAll('a.csv', '\xd1\xb5\xc1\xb7.csv')
    const archive = Buffer.from(stored, 'latin1')
    // the name is four bytes longer than the one it stands for, in both of its places and in what is counted
    const entry = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    archive.writeUInt16LE(8, 26)
    archive.writeUInt16LE(8, entry + 28)
    const end = archive.indexOf(Buffer.from('PK\x05\x06', 'latin1'))
    archive.writeUInt32LE(end - entry, end + 12)
    archive.writeUInt32LE(entry, end + 16)
    archive.writeUInt16LE(0, 6)
    archive.writeUInt16LE(0, entry + 8)
    expect((await profile('a.zip', archive)).tables.map(({ part }) => part)).toEqual(['训练.csv'])
  })

  /** An archive of one packed part whose entry in the directory is changed. */
  const changed = (text: string, change: (archive: Buffer, entry: number) => void) => {
    const archive = zipOf([{ name: 'a.csv', bytes: deflateRawSync(text) }])
    const entry = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    archive.writeUInt16LE(8, entry + 10)
    archive.writeUInt32LE(text.length, entry + 24)
    change(archive, entry)
    return archive
  }

  test.each([
    ['is cut', zipOf([csv('a\n1\n')]).subarray(0, 40), { code: 'badZip' }],
    [
      'leads outside',
      zipOf([{ name: '../../a.csv', bytes: Buffer.from('a\n1\n') }]),
      { code: 'zipSlip', part: '../../a.csv' },
    ],
    ['holds an archive', zipOf([{ name: 'b.zip', bytes: Buffer.from('PK') }]), { code: 'zipNested', part: 'b.zip' }],
    [
      'needs a password',
      changed('a\n1\n', (archive, entry) => archive.writeUInt16LE(1, entry + 8)),
      { code: 'zipEncrypted', part: 'a.csv' },
    ],
    [
      'declares parts that are larger than itself',
      changed('a\n1\n', (archive, entry) => archive.writeUInt32LE(archive.length + 1, entry + 20)),
      { code: 'zipBomb' },
    ],
    [
      'unpacks to more than it declares',
      changed('a\n1\n2\n', (archive, entry) => archive.writeUInt32LE(4, entry + 24)),
      { code: 'badZip', part: 'a.csv' },
    ],
    [
      'has too many parts',
      zipOf(Array.from({ length: MAX_PARTS + 1 }, (_, no) => ({ name: `${no}.csv`, bytes: Buffer.from('a\n1\n') }))),
      { code: 'tooManyParts', limit: MAX_PARTS },
    ],
    ['has nothing', zipOf([]), { code: 'empty' }],
    ['has a broken table', zipOf([csv('a,b\n1\n')]), { code: 'ragged', part: 'a.csv' }],
  ])('is refused when it %s', async (_, content, problem) => {
    expect((await profile('a.zip', content)).problem).toMatchObject(problem)
  })

  test('that declares gigabytes is refused before anything is unpacked', async () => {
    const bomb = zipOf([csv('a\n1\n')])
    // method and size in the directory, which starts after the one part
    const directory = bomb.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bomb.writeUInt16LE(8, directory + 10)
    bomb.writeUInt32LE(0xf000_0000, directory + 24)
    expect((await profile('a.zip', bomb)).problem).toMatchObject({ code: 'zipBomb' })
  })
})

test('a profile that takes too long ends with its process, and the next one works', async () => {
  const hurried = openProfiler({ scratch: join(folder, 'scratch'), timeoutMs: 1 })
  const path = join(folder, 'late.csv')
  writeFileSync(path, cities)
  const found = await hurried.profile({ path, name: 'late.csv', format: 'csv', readings: {} }, async () => {})
  hurried.close()
  expect(found?.problem).toMatchObject({ code: 'tooLong' })
  expect((await profile('a.csv', cities)).problem).toBeNull()
})
