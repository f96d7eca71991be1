import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type FileFormat, formatOf, MAX_COLUMNS } from '@shulei/domain/dataset/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipOf } from '../../make-datasets/zip.ts'
import { openProfiler, type Profiled, type Profiler } from '../../src/modules/dataset/profile/profiler.ts'

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
async function profile(name: string, content: string | Buffer, format: FileFormat = formatOf(name)) {
  const path = join(folder, `source-${Math.random()}`)
  writeFileSync(path, content)
  const results: Profiled[] = []
  const found = await profiler.profile({ path, name, format }, async (result) => {
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
    readFileSync(join(import.meta.dirname, '../../seed/datasets/sensor-network/sensor-network.parquet.gz')),
  )
  return whole.subarray(0, whole.length / 2)
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
    ['is empty', 'a.csv', '', { code: 'empty' }],
    ['has a row with too few cells', 'a.csv', 'a,b\n1,2\n3\n', { code: 'ragged', line: 3, count: 1, limit: 2 }],
    ['has a quote that stays open', 'a.csv', 'a,b\n"1,2\n', { code: 'quoteOpen' }],
    ['is no text', 'a.csv', Buffer.from([1, 0, 2, 3, 4, 5, 6, 7, 9]), { code: 'notText' }],
    ['has a broken line of JSON', 'a.jsonl', '{"a":1}\n{oops\n', { code: 'badJson' }],
    ['claims to be Parquet', 'a.parquet', 'PAR1 this is not one PAR1', { code: 'badParquet' }],
    ['is a Parquet file cut in half', 'a.parquet', halfParquet, { code: 'badParquet' }],
    ['claims to be a picture', 'a.png', 'no picture', { code: 'badImage' }],
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

describe('an archive', () => {
  const csv = (text: string) => ({ name: 'a.csv', bytes: Buffer.from(text) })

  test('gives a table for each of its tables, and leaves out what programs add', async () => {
    const bytes = Buffer.from('x\n1\n')
    const { tables } = await profile(
      'a.zip',
      zipOf([
        csv('a\n1\n'),
        { name: 'sub/b.tsv', bytes },
        { name: '__MACOSX/a.csv', bytes },
        { name: 'README', bytes },
      ]),
    )
    expect(tables.map(({ part }) => part)).toEqual(['a.csv', 'sub/b.tsv'])
  })

  test.each([
    ['is cut', zipOf([csv('a\n1\n')]).subarray(0, 40), { code: 'badZip' }],
    ['leads outside', zipOf([{ name: '../../a.csv', bytes: Buffer.from('a\n1\n') }]), { code: 'zipSlip' }],
    ['holds an archive', zipOf([{ name: 'b.zip', bytes: Buffer.from('PK') }]), { code: 'zipNested', part: 'b.zip' }],
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
  const found = await hurried.profile({ path, name: 'late.csv', format: 'csv' }, async () => {})
  hurried.close()
  expect(found?.problem).toMatchObject({ code: 'tooLong' })
  expect((await profile('a.csv', cities)).problem).toBeNull()
})
