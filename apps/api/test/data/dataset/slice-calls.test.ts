import { refs } from '@shulei/contract/refs.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { datasetFiles, datasets, datasetTables } from '../../../src/modules/data/dataset/tables.ts'
import { engines, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { profileAll } from './profile-all.ts'
import { publishFiles } from './publish-files.ts'
import { uploadFile } from './tus.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Names that every object has, that end a query, or that a query has for columns of its own. */
const names = ['constructor', '__proto__', `a"b'c"; drop table t; --`, 'no', 'RowId', '数']
const long = '长'.repeat(500)
const rows = Array.from({ length: 250 }, (_, at) => [
  `名${at}.*`,
  at === 240 ? long : `it's "${at}" %_\\`,
  at % 2 === 0 ? '$1' : "' or 1=1 --",
  String(at),
  at % 10 === 0 ? '' : `2024-01-${String(1 + (at % 28)).padStart(2, '0')}`,
  String(250 - at),
])
const table = [names, ...rows].map((row) => row.map(quoted).join(',')).join('\n')

/** Queries for more than the first page in the order of the file. */
const others: Record<string, string>[] = [
  ...[{ page: '2' }, { page: '3' }, { sort: '6' }, { sort: '-1' }, { find: '名240' }],
  ...[{ filter: '6.to.3' }, { filter: '2.has.长' }, { find: 'none', page: '9' }],
]

describe.each(engines)('slices of a table on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let stranger: TestPerson
  let reader: TestPerson
  let id: number
  let fileId: number
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
    ;[owner, stranger, reader] = [await api.person(), await api.person(), await api.person()]
    id = (await api.as(owner).send(refs.startDataset, { body: { name: '潮汐表' } })).id
    await uploadFile((path, init) => api.as(owner).request(path, init), id, 'hostile.csv', table)
    await profileAll(api.platform)
    fileId = (await api.as(owner).send(refs.datasetDraft, { params: { id } })).files[0]?.id ?? 0
  }, 60_000)
  afterAll(() => api.close())

  const publish = async () => {
    const { db } = api.platform
    const values = { state: 'published', version: 1, downloaders: 'signedIn' } as const
    await db.update(datasets).set(values).where(eq(datasets.id, id))
    await publishFiles(db, id)
    await api.as(reader).send(refs.acceptDatasetProtocol, { params: { id }, body: { accept: true } })
  }
  const ask = (by: Visitor, query: object = {}) => by.send(refs.datasetTable, { params: { id, fileId }, query })
  const cell = (by: Visitor, row: number, column: number) =>
    by.send(refs.datasetCell, { params: { id, fileId }, query: { row, column } })
  const refused = (errno: string) => expect.objectContaining({ errno })

  test('of a draft are its owner’s alone', async () => {
    expect(await ask(api.as(owner), { page: 3 })).toMatchObject({ problem: null, rowNumbers: { length: 50 } })
    await expect(ask(api.as(stranger), { page: 3 })).rejects.toEqual(refused('e40400'))
    await expect(ask(api)).rejects.toEqual(refused('e40400'))
    await expect(cell(api.as(stranger), 1, 1)).rejects.toEqual(refused('e40400'))
  })

  test('beyond the first rows are for those who may download', async () => {
    await publish()
    const first = await ask(api)
    expect(first).toMatchObject({ problem: null, rows: 250, rowsFound: 250, columns: names.map((name) => ({ name })) })
    expect(first.rowNumbers).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
    for (const by of [stranger, reader, owner]) expect(await ask(api.as(by))).toEqual(first)
    for (const query of others) {
      const nothing = { problem: 'gated', preview: [], rowNumbers: [], rowsFound: null }
      expect(await ask(api, query), JSON.stringify(query)).toMatchObject(nothing)
      expect(await ask(api.as(stranger), query), JSON.stringify(query)).toMatchObject(nothing)
      const seen = await ask(api.as(reader), query)
      expect(seen.problem, JSON.stringify(query)).toBeNull()
      expect(seen).toEqual(await ask(api.as(owner), query))
    }
    await expect(cell(api, 241, 2)).rejects.toEqual(refused('e40100'))
    await expect(cell(api.as(stranger), 241, 2)).rejects.toEqual(refused('e43004'))
    expect(await cell(api.as(reader), 241, 2)).toEqual({ text: long, isWhole: true })
    await expect(cell(api.as(reader), 251, 2)).rejects.toEqual(refused('e40400'))
    await expect(cell(api.as(reader), 1, 7)).rejects.toEqual(refused('e40400'))
  })

  test('find what was asked, whatever names and cells mean elsewhere', async () => {
    const numbers = async (query: object) => {
      const { problem, rowNumbers, rowsFound } = await ask(api.as(owner), query)
      return { problem, first: rowNumbers[0], found: rowsFound }
    }
    expect(await numbers({ filter: '1.is.名7.*' })).toEqual({ problem: null, first: 8, found: 1 })
    expect(await numbers({ find: '.*' })).toEqual({ problem: null, first: 1, found: 250 })
    expect(await numbers({ find: '名.' })).toEqual({ problem: null, first: undefined, found: 0 })
    expect(await numbers({ find: `it's "9" %_\\` })).toEqual({ problem: null, first: 10, found: 1 })
    expect(await numbers({ filter: "3.is.' or 1=1 --", sort: '-4' })).toEqual({ problem: null, first: 250, found: 125 })
    expect(await numbers({ filter: '5.empty' })).toEqual({ problem: null, first: 1, found: 25 })
    expect(await numbers({ sort: '6' })).toEqual({ problem: null, first: 250, found: 250 })
    expect(await numbers({ page: 1_000_000 })).toEqual({ problem: null, first: undefined, found: 250 })
    const { conditions, sortName } = await ask(api.as(owner), { filter: '1.has.x', sort: '2' })
    expect([conditions, sortName]).toEqual([
      [expect.objectContaining({ name: 'constructor', fits: true })],
      '__proto__',
    ])
  })

  test('that do not fit their columns are said to, with the condition', async () => {
    for (const query of [{ filter: '4.from.abc' }, { filter: '1.to.5' }, { filter: '9.has.x' }, { sort: '2000' }]) {
      const { problem, conditions } = await ask(api.as(owner), query)
      expect([problem, ...conditions.map(({ fits }) => fits)]).toEqual(['unfit', ...('sort' in query ? [] : [false])])
    }
  })

  test('that nobody can mean are refused with a sentence in both languages', async () => {
    const queries = [
      ...['x', '-0', '1.5', '3; drop table t', '99999', '__proto__', ' 1'].map((sort) => ({ sort })),
      ...['constructor.has.x', '1.like.x', '1.has.', '0.has.x', '1.has.x\n', '1.has.a\u0000', '2.is.x\n1.is.x'].map(
        (filter) => ({ filter }),
      ),
      ...['0', '-1', '1000001', 'NaN', '1e3x'].map((page) => ({ page })),
      ...['x'.repeat(101), 'a\u0000'].map((find) => ({ find })),
      { filter: Array.from({ length: 40 }, (_, at) => `${at + 1}.has.x`).join('\n') },
    ]
    for (const query of queries) {
      const path = `/api/site/datasets/${id}/files/${fileId}/table?${new URLSearchParams(query as Record<string, string>)}`
      const said = await Promise.all(
        ['zh-CN', 'en-US'].map(async (language) => {
          const answer = await api.as(owner).request(`${path}&lang=${language}`)
          expect(answer.status, path).toBe(400)
          return ((await answer.json()) as { message: string }).message
        }),
      )
      expect(said[0], path).toMatch(/\p{Script=Han}/u)
      expect(said[1], path).toMatch(/^[A-Z][^\p{Script=Han}]+$/u)
    }
  })

  test('of one person wait in a short line, and those beyond it are told so', async () => {
    const asked = Array.from({ length: 6 }, () => ask(api.as(owner), { sort: '3' }))
    const problems = (await Promise.all(asked)).map(({ problem }) => problem)
    expect(problems.filter((problem) => problem === null).length).toBeGreaterThanOrEqual(2)
    expect(new Set(problems)).toEqual(new Set([null, 'busy']))
    expect((await ask(api.as(owner), { sort: '3' })).problem).toBeNull()
  })

  test('of a table of an older release come after it was read once more, which a stranger cannot cause', async () => {
    const { db } = api.platform
    const own = and(eq(datasetTables.fileId, fileId), eq(datasetTables.part, ''))
    const copyOf = async () => (await db.select({ copy: datasetTables.copy }).from(datasetTables).where(own))[0]?.copy
    const stateOf = async () =>
      (await db.select().from(datasetFiles).where(eq(datasetFiles.id, fileId)))[0]?.profileState
    await db.update(datasetTables).set({ copy: null }).where(own)
    expect([(await ask(api.as(stranger), { page: 2 })).problem, await stateOf()]).toEqual(['gated', 'done'])
    const asked = await ask(api.as(reader), { page: 2 })
    expect([asked.problem, asked.preview, await copyOf()]).toEqual(['preparing', [], null])
    expect((await ask(api.as(reader))).preview).toHaveLength(100)
    await profileAll(api.platform)
    expect((await ask(api.as(reader), { page: 2 })).rowNumbers[0]).toBe(101)
    // a copy that could not be written leaves the first rows
    await db
      .update(datasetTables)
      .set({ copy: { key: null, kinds: [], hasKeys: false, emptyTexts: [] } })
      .where(own)
    expect((await ask(api.as(reader), { page: 2 })).problem).toBe('unavailable')
    expect(await cell(api.as(reader), 1, 1)).toEqual({ text: '名0.*', isWhole: true })
  })

  test('leave no copy behind that no table has', async () => {
    const { db, files } = api.platform
    const { id: other } = await api.as(owner).send(refs.startDataset, { body: { name: '第二份' } })
    await uploadFile((path, init) => api.as(owner).request(path, init), other, 'own.csv', 'a,b\n1,2\n3,4\n')
    await profileAll(api.platform)
    const keyOf = async () => {
      const [found] = await db
        .select({ copy: datasetTables.copy, file: datasetTables.fileId })
        .from(datasetTables)
        .innerJoin(datasetFiles, eq(datasetFiles.id, datasetTables.fileId))
        .where(eq(datasetFiles.datasetId, other))
      return { key: found?.copy?.key ?? '', file: found?.file ?? 0 }
    }
    const first = await keyOf()
    expect(await files.disk.exists(first.key)).toBe(true)
    await api.as(owner).send(refs.chooseReading, {
      params: { id: other, fileId: first.file },
      body: { part: '', revision: 1, choice: { hasHeader: false } },
    })
    await profileAll(api.platform)
    const second = await keyOf()
    expect([await files.disk.exists(first.key), await files.disk.exists(second.key)]).toEqual([false, true])
    await api.as(owner).send(refs.removeDataset, { params: { id: other } })
    expect(await files.disk.exists(second.key)).toBe(false)
  })
})
