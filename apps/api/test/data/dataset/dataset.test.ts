import type { CallError } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { datasetSearchText } from '../../../src/modules/data/dataset/search.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { profileAll } from './profile-all.ts'
import { publishFiles } from './publish-files.ts'

const both = (cn: string, en = cn) => ({ cn, en })
const errnoOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: CallError) => error.errno,
  )

describe.each(oneEngine)('data sets on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    await api.platform.db.delete(datasets)
  })

  /** Stores a data set with one CSV file, published as its first version. */
  async function add(over: Partial<typeof datasets.$inferInsert> & { csv?: string } = {}): Promise<number> {
    const { csv = 'a,b\n1,x\n2,y\n', ...rest } = over
    const { db, files } = api.platform
    const name = rest.name ?? both('渤海浮标', 'Bohai buoys')
    const tags = rest.tags ?? []
    const [row] = await db
      .insert(datasets)
      .values({
        name,
        categoryId: 2,
        licence: { id: 'CC0-1.0', name: both('CC0 1.0'), note: both('') },
        source: { name: both('x'), version: '1', attribution: both('') },
        changes: both(''),
        protocol: both('<p>协议</p>'),
        columns: [],
        publishedAt: new Date(startOfTests),
        updatedAt: new Date(startOfTests),
        searchText: datasetSearchText({ name, tags, summary: both(''), category: both('天气与气候') }),
        ...rest,
      })
      .returning({ id: datasets.id })
    const datasetId = row?.id ?? 0
    const key = `datasets/${crypto.randomUUID()}`
    await files.disk.put(key, csv)
    await db.insert(datasetFiles).values({
      ...{ datasetId, name: 'a.csv', key, bytes: csv.length, rows: 2, sha256: 'f'.repeat(64), description: both('') },
      profileState: 'waiting',
    })
    await publishFiles(db, datasetId)
    return datasetId
  }
  const list = (query: Record<string, unknown> = {}) => api.send(refs.datasetList, { query: query as never })
  const ids = async (query: Record<string, unknown>) => (await list(query)).data.map(({ id }) => id)
  const page = (id: number, person?: TestPerson) =>
    (person ? api.as(person) : api).send(refs.datasetDetail, { params: { id }, query: {} })

  test('are found by characters, pinyin, initials, category and tag', async () => {
    const id = await add({ tags: [both('时间序列', 'Time series')] })
    await add({ name: both('企鹅', 'Penguins'), categoryId: 1, searchText: 'penguins' })
    for (const search of ['渤海', 'bohaifubiao', 'bhfb', 'buoys', '天气', 'sjxl'])
      expect(await ids({ search })).toEqual([id])
    expect(await ids({ categoryId: 2 })).toEqual([id])
    expect(await ids({ tag: 'Time series' })).toEqual([id])
    expect(await ids({ search: '%' })).toEqual([])
  })

  test('are counted equally by list, categories and licences, without drafts, withdrawn and private ones', async () => {
    const codeHash = 'x'
    const hidden = await addCompetition(api, { codeHash })
    const open = await addCompetition(api)
    await add()
    await add({ competitionId: open })
    await add({ state: 'draft' })
    await add({ state: 'withdrawn' })
    const secret = await add({ competitionId: hidden })
    const { total, all, categories, licences } = await list()
    expect([total, all, categories.find(({ id }) => id === 2)?.count, licences[0]?.count]).toEqual([2, 2, 2, 2])
    expect(categories.map(({ sort }) => sort)).toEqual(categories.map(({ sort }) => sort).toSorted((a, b) => a - b))
    expect(categories.length).toBeGreaterThan(14)
    expect(await errnoOf(page(secret))).toBe('e40400')
  })

  test('are counted beside each category, tag and licence as the list behind it finds them', async () => {
    const [series, images] = [both('时间序列', 'Time series'), both('图像', 'Images')]
    const licence = { id: 'MIT', name: both('MIT'), note: both('') }
    await add({ tags: [series] })
    await add({ tags: [series, images], licence, csv: `a\n${'1\n'.repeat(60_000)}` })
    await add({ name: both('企鹅', 'Penguins'), categoryId: 1, searchText: 'penguins', tags: [images], licence })
    for (const query of [
      {},
      { search: 'penguins' },
      { categoryId: 2 },
      { tag: 'Time series' },
      { licence: 'MIT', size: 'medium' },
      { tag: '图像', licence: 'MIT' },
      { categoryId: 1, tag: '时间序列' },
      { search: 'buoys', size: 'small' },
    ]) {
      const found = await list(query)
      const total = async (change: object) => (await list({ ...query, ...change })).total
      expect([found.all, found.tags.length, found.licences.length]).toEqual([await total({ categoryId: 0 }), 2, 2])
      for (const { id, count } of found.categories.slice(0, 3)) expect(count).toBe(await total({ categoryId: id }))
      for (const { tag, count } of found.tags) expect(count).toBe(await total({ tag: tag.cn }))
      for (const { id, count } of found.licences) expect(count).toBe(await total({ licence: id }))
    }
  })

  test('come in pages that share nothing, with the total on a page after the last', async () => {
    for (let count = 0; count < 5; count++) await add()
    const [first, second] = [await ids({ per_page: 3 }), await ids({ per_page: 3, page: 2 })]
    expect(new Set([...first, ...second]).size).toBe(5)
    expect(await list({ per_page: 3, page: 9 })).toMatchObject({ data: [], total: 5 })
  })

  test('take two statements for a list and three for a page, whatever their number', async () => {
    const person = await api.person()
    const id = await add()
    for (let count = 0; count < 4; count++) await add()
    expect((await countStatements(() => list())).count).toBeLessThanOrEqual(3)
    expect((await countStatements(() => page(id, person))).count).toBeLessThanOrEqual(8)
  })

  test('as draft or withdrawn open for their owner alone', async () => {
    const [owner, other] = [await api.person(), await api.person()]
    for (const state of ['draft', 'withdrawn'] as const) {
      const id = await add({ state, ownerId: owner.id })
      expect(await page(id, owner)).toMatchObject({ state, isOwn: true })
      expect(await errnoOf(page(id, other))).toBe('e40400')
      expect(await errnoOf(page(id))).toBe('e40400')
      const [file] = (await page(id, owner)).files
      const address = `/api/datasets/${id}/files/${file?.id}`
      expect((await api.as(other).request(address)).status).toBe(404)
    }
  })

  test('name each missing step, and accept the protocol of data of no competition', async () => {
    const person = await api.person()
    const closed = await add({ licence: { id: 'CC-BY-NC-4.0', name: both('CC BY-NC 4.0'), note: both('') } })
    const open = await add()
    for (const [id, last] of [
      [closed, ['realNameFirst']],
      [open, []],
    ] as const) {
      expect((await page(id)).downloadBlocks).toEqual(['loginFirst'])
      expect((await page(id, person)).downloadBlocks).toEqual(['protocolFirst', ...last])
      await api.as(person).send(refs.acceptDatasetProtocol, { params: { id }, body: { accept: true } })
      const after = await page(id, person)
      expect([after.isAgree, after.downloadBlocks]).toEqual([true, last])
      const fileId = after.files[0]?.id ?? 0
      const announced = api.as(person).send(refs.countDataset, { params: { id }, body: { kind: 'download', fileId } })
      if (last.length > 0) expect(await errnoOf(announced)).toBe('e43003')
      else expect((await announced).url).toContain(`/files/${fileId}`)
    }
  })

  test('count a view once a day for each person and browser', async () => {
    const [id, person] = [await add(), await api.person()]
    const view = (as: Pick<TestApi, 'send'>) => as.send(refs.countDataset, { params: { id }, body: { kind: 'view' } })
    await view(api.as(person))
    await view(api.as(person))
    expect(await view(api)).toMatchObject({ views: 2, downloads: 0, url: null })
    api.clock.set(startOfTests + DAY)
    expect((await view(api.as(person))).views).toBe(3)
    expect((await page(id)).days.map(({ views }) => views).slice(-2)).toEqual([2, 1])
  })

  test('get the profile of their tables from the worker, and the search of columns narrows it', async () => {
    const id = await add({ columnTexts: { b: both('名称', 'Label') } })
    await profileAll(api.platform)
    const { files } = await page(id)
    expect(files[0]).toMatchObject({ profileState: 'done', rows: 2, tables: [{ part: '', rows: 2, columns: 2 }] })
    const fileId = files[0]?.id ?? 0
    const table = await api.send(refs.datasetTable, { params: { id, fileId }, query: { column: 'label' } })
    expect(table).toMatchObject({ columnCount: 2, foundCount: 1, preview: [['x'], ['y']] })
    expect(table.columns[0]).toMatchObject({ name: 'b', description: both('名称', 'Label') })
    const [stored] = await api.platform.db.select().from(datasets).where(eq(datasets.id, id))
    expect(stored?.columns.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('describe themselves for machines, with every column', async () => {
    const description = both('<p>水与风</p>', '<p>Water &amp; wind.</p><p>Heights in cm.</p>')
    const id = await add({
      summary: both('一', 'Readings of the buoys in the Bohai sea, one each hour of a year.'),
      description,
    })
    await profileAll(api.platform)
    const answer = await api.request(`/api/site/datasets/${id}/croissant.json`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/)
    const croissant = (await answer.json()) as {
      distribution: unknown
      citeAs: string
      recordSet: { field: { name: string; dataType: string }[] }[]
    }
    expect(croissant).toMatchObject({
      '@type': 'sc:Dataset',
      conformsTo: 'http://mlcommons.org/croissant/1.0',
      name: 'Bohai buoys',
      license: 'CC0-1.0',
      description: 'Readings of the buoys in the Bohai sea, one each hour of a year.\n\nWater & wind.\nHeights in cm.',
    })
    expect(croissant.citeAs).toContain(
      `@misc{shulei-dataset-${id},\n  title = {{Bohai buoys}},\n  author = {{Shulei}},`,
    )
    expect(croissant.citeAs).toContain('note = {Source: x}')
    expect(croissant.distribution).toMatchObject([
      { '@type': 'cr:FileObject', sha256: 'f'.repeat(64), encodingFormat: 'text/csv' },
    ])
    expect(croissant.recordSet[0]?.field.map(({ name, dataType }) => [name, dataType])).toEqual([
      ['a', 'sc:Integer'],
      ['b', 'sc:Text'],
    ])
  })
})
