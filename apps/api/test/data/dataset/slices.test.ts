import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { testOf } from '@shulei/domain/data/dataset/slice/compare.ts'
import { type PlainTable, plainSlice } from '@shulei/domain/data/dataset/slice/plain.ts'
import {
  type Condition,
  conditionKinds,
  firstSlice,
  MAX_SLICE_TEXT,
  ROWS_PER_PAGE,
  type Slice,
} from '@shulei/domain/data/dataset/slice/slice.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../../../src/modules/data/dataset/profile/engine.ts'
import { TABLE } from '../../../src/modules/data/dataset/profile/loaded.ts'
import { plainForm } from '../../../src/modules/data/dataset/profile/number-cells.ts'
import { profileFile } from '../../../src/modules/data/dataset/profile/profile-file.ts'
import { numberCopy, textCopy, writeCopy } from '../../../src/modules/data/dataset/profile/write-copy.ts'
import { readCopy } from '../../../src/modules/data/dataset/slice/read-copy.ts'
import type { SliceTask } from '../../../src/modules/data/dataset/slice/slice-task.ts'

/** Profiles a text table with a copy in this process. */
async function copyTable(content: string, choice: ReadingChoice, name = 'table.csv') {
  const scratch = mkdtempSync(join(tmpdir(), 'slices-'))
  const file = join(scratch, 'source')
  writeFileSync(file, content)
  const { tables } = await profileFile({
    ...{ file, name, format: formatOf(name), readings: { '': choice }, scratch, copies: true },
  })
  const [table] = tables
  if (!table?.copy?.path) throw new Error('the table has no copy')
  const { kinds, path } = table.copy
  const { hasKeys: hasKey, emptyTexts } = table.copy
  const columns = kinds.map((kind, place) => {
    const marks = table.columns[place]?.marks ?? []
    const order = table.columns[place]?.order
    return { place, kind, marks, order, hasKey, missing: emptyTexts.includes(place) ? marks : ['', ...marks] }
  })
  const taskOf = (slice: Slice): SliceTask => {
    const by = columns[Math.abs(slice.sort) - 1]
    return {
      ...{ file: path, width: columns.length, rows: table.rows, find: slice.find, shown: columns },
      tests: slice.conditions.flatMap((one) => {
        const column = columns[one.column - 1]
        const of = column && testOf(one, column.kind, column.order)
        return of ? [{ column, test: of }] : []
      }),
      sort: slice.sort !== 0 && by ? { column: by, isDown: slice.sort < 0 } : null,
      offset: (slice.page - 1) * ROWS_PER_PAGE,
      ...{ longest: 200, deadlineMs: 60_000 },
    }
  }
  return { table, columns, taskOf, path, remove: () => rmSync(scratch, { recursive: true }) }
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const csvOf = (rows: readonly (readonly (string | null)[])[]) =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : quoted(cell))).join(',')).join('\n')
const plainChoice: ReadingChoice = {
  ...{ encoding: 'utf-8', separator: ',', quote: '"', escape: '"', skip: 0, comment: '', hasHeader: true },
  missing: ['NA'],
}

/** Names of columns and cells that would end a query, or mean something in one. */
const hostile = [
  ...[`"; drop table loaded; --`, `' or 1=1 --`, `c0`, 'k1', 'no', `a"b'c`, '$1', '?', '%', '_', '\\', `'||chr(0)||'`],
  ...[
    '=SUM(A1)',
    '<img src=x onerror=alert(1)>',
    '𝄞',
    'ÉCOLE',
    'école',
    '数据',
    '\u202eabc',
    'NA',
    'null',
    ';',
    '--',
    '$$',
  ],
  ...['read_csv(', '1', 'a\u0301', 'ﬁ', 'x\ty', '*/', '/*', '{{n}}', '%00'],
]
const cells = hostile.filter((one) => one !== 'NA')

describe('a slice of a copy', () => {
  const numbers = [
    '1',
    '10',
    '9',
    '-3',
    '1e3',
    '12.50',
    '12.5',
    '+7',
    '0',
    '-0.0',
    '1e-9',
    '.5',
    'inf',
    '-inf',
    'NA',
    null,
  ]
  const wholes = [
    '9007199254740993',
    '9007199254740992',
    '-9007199254740993',
    '123456789012345678901234567890',
    '5',
    null,
  ]
  const orderedDates = ['03/04/2024', '3/4/24 08:30', '04/03/2024', '12/11/2023', '1.2.2024', 'NA', null]
  const dates = ['2024-01-02', '2024-01-02 03:04', '2024-01-10T23:59:59', '1969-12-31', '2024-02-01', 'NA', null]
  const pick = <T>(all: readonly T[], step: number, at: number) => all[(at * step + (at >> 3)) % all.length] as T
  const rows = Array.from({ length: 260 }, (_, at) => [
    pick(numbers, 7, at),
    at % 11 === 0 ? 'NA' : pick(cells, 5, at),
    pick(dates, 3, at),
    pick(wholes, 5, at),
    at % 5 === 0 ? null : `${pick(cells, 3, at)} ${at % 17}`,
    pick(orderedDates, 3, at),
  ])
  const names = [`"; drop table loaded; --`, `' or 1=1 --`, 'k0', '$1', 'no', 'read_csv(']
  let copy: Awaited<ReturnType<typeof copyTable>>
  let plain: PlainTable
  beforeAll(async () => {
    copy = await copyTable(csvOf([names, ...rows]), { ...plainChoice, dateOrder: { 'read_csv(': 'dayFirst' } })
    plain = { columns: copy.columns, rows }
  })
  afterAll(() => copy.remove())

  test('has the columns by their types', () => {
    expect(copy.columns.map(({ kind }) => kind)).toEqual(['number', 'text', 'date', 'whole', 'text', 'date'])
    expect(copy.table.columns.map(({ name }) => name)).toEqual(names)
  })

  const texts = fc.oneof(
    fc.constantFrom(...cells, ...numbers.filter((one) => one !== null), ...wholes.filter((one) => one !== null)),
    fc.constantFrom(
      '2024',
      '2024-01',
      '2024-01-02',
      '2024/1/2 03:04',
      '03/04/2024',
      '4.3.2024',
      '13/01/2024',
      '1e400',
      '-1e400',
      'ÉC',
      'c',
      'X',
      '9007199254740992.0',
    ),
    fc.string({ minLength: 1, maxLength: 6 }),
  )
  const asTyped = (text: string) => text.normalize('NFC').trim().slice(0, MAX_SLICE_TEXT)
  const condition: fc.Arbitrary<Condition> = fc
    .record({
      column: fc.integer({ min: 1, max: 6 }),
      by: fc.constantFrom(...conditionKinds),
      text: texts.map(asTyped),
    })
    .map((one) => (one.by === 'empty' || one.by === 'filled' ? { ...one, text: '' } : one))
    .filter((one) => one.by === 'empty' || one.by === 'filled' || one.text !== '')
  const slice: fc.Arbitrary<Slice> = fc.record({
    find: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: texts.map(asTyped) }),
    sort: fc.integer({ min: -6, max: 6 }),
    conditions: fc.array(condition, { maxLength: 3 }),
    page: fc.integer({ min: 1, max: 4 }),
  })

  test('finds, orders and pages the same rows as plain JavaScript, whatever cells, names and texts are', async () => {
    await fc.assert(
      fc.asyncProperty(slice, async (one) => {
        const expected = plainSlice(plain, one)
        // what does not fit its column is refused before the engine is asked
        fc.pre(expected !== null)
        const found = await readCopy(copy.taskOf(one))
        if (found.kind !== 'page') throw new Error(JSON.stringify(found))
        expect([found.found, found.rows.map(({ no }) => no - 1)]).toEqual([expected?.found, expected?.places])
        for (const { no, cells: shown } of found.rows) expect(shown).toEqual(rows[no - 1])
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  test('reads no other file', async () => {
    const task = copy.taskOf({ ...firstSlice, sort: 1 })
    expect(await readCopy({ ...task, file: `${copy.path}.none` })).toMatchObject({ kind: 'broken' })
  })
})

test('cells of white space are missing, and empty texts are a value where the file tells them apart', async () => {
  const copy = await copyTable('a,b\nx,""\n  ,y\nz,\nw,v\nu,\n', { ...plainChoice, missing: [] })
  const missing = async (column: number) => {
    const answer = await readCopy(copy.taskOf({ ...firstSlice, conditions: [{ column, by: 'empty', text: '' }] }))
    return answer.kind === 'page' ? answer.rows.map(({ no }) => no) : answer
  }
  expect([await missing(1), await missing(2)]).toEqual([[2], [3, 5]])
  copy.remove()
})

test('numbers and dates of other notations are compared by what they mean', async () => {
  const rows = [
    ['price', 'day'],
    ['¥1,200.50', '2024年1月20日'],
    ['¥900.00', '2023年12月3日'],
    ['¥12,000.00', '2024年2月1日'],
  ]
  const copy = await copyTable(csvOf(rows), { ...plainChoice, missing: [] })
  const places = async (slice: Partial<Slice>) => {
    const answer = await readCopy(copy.taskOf({ ...firstSlice, ...slice }))
    return answer.kind === 'page' ? answer.rows.map(({ no }) => no) : answer
  }
  expect(copy.columns.map(({ kind }) => kind)).toEqual(['number', 'date'])
  expect([await places({ sort: 1 }), await places({ sort: -2 })]).toEqual([
    [2, 1, 3],
    [3, 1, 2],
  ])
  expect(
    await places({
      conditions: [
        { column: 1, by: 'from', text: '1000' },
        { column: 2, by: 'to', text: '2024-01' },
      ],
    }),
  ).toEqual([1])
  copy.remove()
})

test('a search that outlasts its deadline is given up, and leaves the engine for the next one', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'slices-'))
  const engine = await openEngine(scratch)
  await engine.run(`create table ${TABLE} as select md5(i::varchar) as "x" from range(400000) t(i)`)
  const path = join(scratch, 'copy.parquet')
  await writeCopy(engine, [textCopy('x', false)], path)
  const column = { place: 0, kind: 'text' as const, missing: [''], hasKey: true }
  const task: SliceTask = {
    ...{ file: path, width: 1, rows: 400_000, find: 'a', tests: [], sort: { column, isDown: true }, offset: 0 },
    ...{ shown: [column], longest: 200, deadlineMs: 1 },
  }
  expect(await readCopy(task)).toEqual({ kind: 'slow' })
  expect(await readCopy({ ...task, deadlineMs: 60_000 })).toMatchObject({ kind: 'page', rows: { length: 100 } })
  engine.close()
  rmSync(scratch, { recursive: true })
}, 120_000)

test('a table of 2,000 columns is copied, and searched and sorted in all of them', async () => {
  const width = 2000
  const scratch = mkdtempSync(join(tmpdir(), 'slices-'))
  const engine = await openEngine(scratch)
  const places = Array.from({ length: width }, (_, place) => place)
  const cells = places.map((place) => `(i * ${place + 1} % 977)::varchar as "x${place}"`)
  await engine.run(`create table ${TABLE} as select ${cells.join(', ')} from range(30) t(i)`)
  const path = join(scratch, 'copy.parquet')
  const copy = await writeCopy(
    engine,
    places.map((place) => numberCopy(`x${place}`, plainForm, false)),
    path,
  )
  expect(copy).toMatchObject({ path, hasKeys: false })
  const columns = places.map((place) => ({ place, kind: 'number' as const, missing: [''], hasKey: false }))
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last) throw new Error('there are columns')
  const task: SliceTask = {
    ...{ file: path, width, rows: 30, find: '976', tests: [], sort: { column: last, isDown: true }, offset: 0 },
    ...{ shown: [first, last], longest: 200, deadlineMs: 60_000 },
  }
  const rows = Array.from({ length: 30 }, (_, row) => places.map((place) => (row * (place + 1)) % 977))
  const numberAt = (row: readonly number[]) => row.at(-1) ?? 0
  const expected = rows
    .map((row, place) => ({ row, no: place + 1 }))
    .filter(({ row }) => row.some((cell) => String(cell).includes('976')))
    .sort((a, b) => numberAt(b.row) - numberAt(a.row))
  const answer = await readCopy(task)
  expect(answer).toMatchObject({ kind: 'page', found: expected.length })
  expect(answer.kind === 'page' ? answer.rows.map(({ no }) => no) : answer).toEqual(expected.map(({ no }) => no))
  engine.close()
  rmSync(scratch, { recursive: true })
}, 120_000)
