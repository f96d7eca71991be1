import { refs } from '@shulei/contract/refs.ts'
import { MAX_TABLES } from '@shulei/domain/data/dataset/profile.ts'
import { MAX_OWN_DATASETS } from '@shulei/domain/data/dataset/publish.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { uploadModule } from '../../../src/modules/base/upload/upload.routes.ts'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { datasetCategories, datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { profileAll } from './profile-all.ts'
import { type Ask, beginUpload, uploadFile } from './tus.ts'

const text = {
  name: ' 潮汐  表 ',
  summary: '三个港口的潮位',
  description: '<p>每小时一行</p>',
  categoryId: 1,
  licence: 'CC-BY-4.0',
  tags: ['海洋'],
  cover: null as string | null,
  source: { name: '国家海洋信息中心', url: 'https://example.org/tides' },
}
const both = (words: string) => ({ cn: words, en: words })
const train = 'id,level\n1,2.5\n2,3.5\n'

describe.each(engines)('editing data sets on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  let ask: Ask
  let category: string
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule, uploadModule] })
    other = await api.person()
    // the categories are part of the migrations
    const [first] = await api.platform.db.select().from(datasetCategories).where(eq(datasetCategories.id, 1))
    category = first?.name.cn ?? ''
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    owner = await api.person()
    ask = (path, init) => api.as(owner).request(path, init)
  })

  const start = async (name = '潮汐表') => (await api.as(owner).send(refs.startDataset, { body: { name } })).id
  const save = (id: number, revision: number, patch: object = {}, by = owner) =>
    api.as(by).send(refs.saveDataset, { params: { id }, body: { ...text, ...patch, revision } })
  const publish = (id: number, revision: number, changes = '', by = owner) =>
    api.as(by).send(refs.publishDataset, { params: { id }, body: { revision, changes } })
  const draft = (id: number, by = owner) => api.as(by).send(refs.datasetDraft, { params: { id } })
  const detail = (id: number, by = other, query = {}) => api.as(by).send(refs.datasetDetail, { params: { id }, query })
  const list = async (search: string) =>
    (await api.as(other).send(refs.datasetList, { query: { search } })).data.map(({ id }) => id)
  const refused = (errno: string) => expect.objectContaining({ errno })
  /** A published data set with one file. */
  const published = async () => {
    const id = await start()
    const { revision } = await save(id, 1)
    await uploadFile(ask, id, 'train.csv', train)
    return { id, ...(await publish(id, revision)) }
  }

  test('are drafts until they are published, seen by their owner alone', async () => {
    const id = await start()
    await expect(detail(id)).rejects.toEqual(refused('e40400'))
    expect(await detail(id, owner)).toMatchObject({ state: 'draft', version: 0, isOwn: true, files: [] })
    const { revision } = await save(id, 1)
    await uploadFile(ask, id, 'train.csv', train)
    expect(await list('潮汐')).not.toContain(id)
    expect(await detail(id, owner)).toMatchObject({ version: 0, bytes: train.length, files: [{ name: 'train.csv' }] })
    const [file] = (await draft(id)).files
    const download = async (by: TestPerson) =>
      (await api.as(by).request(`/api/datasets/${id}/files/${file?.id}`)).status
    // its owner has what is theirs; to everybody else it is not there
    expect([await download(owner), await download(other)]).toEqual([200, 404])
    expect(await draft(id)).toMatchObject({
      ...{ name: '潮汐 表', state: 'draft', hasChanges: true, hasNewFiles: true, version: 0, revision },
      files: [{ name: 'train.csv', bytes: train.length }],
    })

    expect(await publish(id, revision)).toMatchObject({ version: 1, publishedAt: expect.any(String) })
    const seen = await detail(id)
    expect(seen).toMatchObject({
      ...{ name: { cn: '潮汐 表', en: '潮汐 表' }, version: 1, state: 'published', isOwn: false },
      owner: { id: owner.id },
      licence: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      source: { name: { cn: '国家海洋信息中心' }, url: 'https://example.org/tides' },
      files: [{ name: 'train.csv', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      versions: [{ no: 1 }],
    })
    expect(seen.protocol.cn).toContain('CC BY 4.0')
    expect(seen.licence.note.cn).toContain('可以商用')
    // found by pinyin and by its category
    expect(await list('chaoxi')).toContain(id)
    expect(await list(category)).toContain(id)
  })

  test('name everything that is missing, and publish nothing', async () => {
    const id = await start()
    const answer = await publish(id, 1).catch((error) => error)
    expect(answer).toMatchObject({
      errno: 'e48103',
      data: {
        problems: [
          ...['datasetSummaryEmpty', 'datasetTextEmpty', 'datasetCategoryMissing', 'datasetLicenceMissing'],
          'datasetFilesMissing',
        ],
      },
    })
    const { revision } = await save(id, 1)
    await beginUpload(ask, { datasetId: id, name: 'late.csv', length: 9 })
    await uploadFile(ask, id, 'train.csv', train)
    await expect(publish(id, revision)).rejects.toEqual(refused('e48112'))
    await expect(detail(id)).rejects.toEqual(refused('e40400'))
  })

  test('say what each column holds: in the words of the owner, once they are published', async () => {
    const id = await start()
    await uploadFile(ask, id, 'train.csv', train)
    await profileAll(api.platform)
    const { columns: names } = await api.as(owner).send(refs.datasetColumns, { params: { id } })
    expect(names.map(({ name }) => name)).toEqual(['id', 'level'])
    const columns = { level: ' 潮位，\n厘米 ', id: ' ' }
    const { revision } = await save(id, 1, { columns })
    expect((await draft(id)).columns).toEqual({ level: '潮位， 厘米' })
    const about = async (by = other) => {
      const [file] = (await detail(id, by)).files
      const table = await api.as(by).send(refs.datasetTable, { params: { id, fileId: file?.id ?? 0 }, query: {} })
      return table.columns.map(({ description }) => description)
    }
    const first = await publish(id, revision)
    expect(await about()).toEqual([both(''), both('潮位， 厘米')])
    const [row] = await api.platform.db.select().from(datasets).where(eq(datasets.id, id))
    expect(row?.columns.map(({ description }) => description.cn)).toEqual(['', '潮位， 厘米'])
    // a client that does not know of columns leaves them as they are, and one that does takes them out
    const kept = await save(id, first.revision, { summary: '别的介绍' })
    expect((await draft(id)).columns).toEqual({ level: '潮位， 厘米' })
    const emptied = await save(id, kept.revision, { columns: {} })
    await publish(id, emptied.revision)
    expect(await about()).toEqual([both(''), both('')])
    await expect(save(id, emptied.revision + 1, { columns: { level: '字'.repeat(201) } })).rejects.toEqual(
      refused('e48119'),
    )
    await expect(api.as(other).send(refs.datasetColumns, { params: { id } })).rejects.toEqual(refused('e40400'))
  })

  test('let people download as their owner says, else as the licence does; the owner always', async () => {
    const id = await start()
    await uploadFile(ask, id, 'train.csv', train)
    const accept = (by: TestPerson) =>
      api.as(by).send(refs.acceptDatasetProtocol, { params: { id }, body: { accept: true } })
    const offers: readonly [patch: object, blocks: readonly string[]][] = [
      [{ licence: 'CC-BY-4.0' }, []],
      [{ licence: 'CC-BY-NC-4.0' }, ['realNameFirst']],
      [{ licence: 'CC-BY-NC-4.0', downloaders: 'signedIn' }, []],
      [{ licence: 'CC0-1.0', downloaders: 'verified' }, ['realNameFirst']],
      [{ licence: 'CC0-1.0', downloaders: '' }, []],
    ]
    let revision = 1
    let isAgreed = false
    for (const [patch, blocks] of offers) {
      const saved = await save(id, revision, patch)
      revision = (await publish(id, saved.revision)).revision
      if (!isAgreed) {
        expect((await detail(id)).downloadBlocks).toContain('protocolFirst')
        await accept(other)
        isAgreed = true
      }
      const seen = await detail(id)
      expect(seen, JSON.stringify(patch)).toMatchObject({
        downloadBlocks: blocks,
        downloaders: blocks.length > 0 ? 'verified' : 'signedIn',
      })
      const address = `/api/datasets/${id}/files/${seen.files[0]?.id}`
      expect((await api.as(other).request(address)).status).toBe(blocks.length > 0 ? 403 : 200)
      expect((await detail(id, owner)).downloadBlocks).toEqual([])
      const facts = await (await api.as(other).request(`/api/site/datasets/${id}/croissant.json`)).json()
      expect((facts as { isAccessibleForFree?: boolean }).isAccessibleForFree).toBe(
        blocks.length > 0 ? undefined : true,
      )
    }
    await expect(save(id, revision, { downloaders: 'everybody' })).rejects.toEqual(refused('e40001'))
  })

  test('make a version when files changed, which says what changed; texts alone make none', async () => {
    const { id, revision } = await published()
    const renamed = await save(id, revision, { name: '潮位表' })
    expect((await detail(id)).name.cn).toBe('潮汐 表')
    const second = await publish(id, renamed.revision)
    expect(second.version).toBe(1)
    expect((await detail(id)).name.cn).toBe('潮位表')

    await uploadFile(ask, id, 'test.csv', 'id\n3\n')
    expect((await detail(id)).files.map(({ name }) => name)).toEqual(['train.csv'])
    await expect(publish(id, second.revision)).rejects.toEqual(refused('e48113'))
    const third = await publish(id, second.revision, '加上测试集')
    expect(third.version).toBe(2)
    const seen = await detail(id)
    expect(seen.versions).toMatchObject([
      { no: 2, changes: { cn: '加上测试集' }, files: 2 },
      { no: 1, files: 1 },
    ])
    expect((await detail(id, other, { version: 1 })).files.map(({ name }) => name)).toEqual(['train.csv'])
  })

  test('keep the texts of the other language, and a licence with its own words, when one language is edited', async () => {
    const { id, revision } = await published()
    const both = (cn: string, en: string) => ({ cn, en })
    const licence = { id: 'public-domain', name: both('公有领域', 'Public domain'), note: both('自由', 'Free') }
    const source = { name: both('中心', 'Center'), version: '1', attribution: both('引', 'Cite') }
    const stored = {
      ...{ name: both('潮汐', 'Tides'), summary: both('三港', 'Three ports'), tags: [both('海洋', 'Sea')], licence },
      ...{ description: both('<p>每小时</p>', '<p>Hourly</p>'), source },
    }
    await api.platform.db.update(datasets).set(stored).where(eq(datasets.id, id))
    const english = api.withCookie(`${(await api.signIn(owner)).cookie}; lang=en-US`)
    const form = await english.send(refs.datasetDraft, { params: { id } })
    expect(form).toMatchObject({
      ...{ language: 'en', isTranslated: true, name: 'Tides', summary: 'Three ports', tags: ['Sea'] },
      ...{ description: '<p>Hourly</p>', source: { name: 'Center' }, licence: 'public-domain' },
    })
    expect(await draft(id)).toMatchObject({ language: 'cn', name: '潮汐', tags: ['海洋'] })
    const written = { ...form, name: 'Tide table' }
    const saved = await english.send(refs.saveDataset, { params: { id }, body: { ...written, revision } })
    // stored changes keep their language for every reader
    expect(await draft(id)).toMatchObject({ language: 'en', name: 'Tide table', summary: 'Three ports' })
    const { list } = await english.send(refs.ownDatasets, {})
    expect(list.find((one) => one.id === id)?.name).toEqual(both('潮汐', 'Tide table'))
    await publish(id, saved.revision)
    expect(await detail(id)).toMatchObject({ ...stored, name: both('潮汐', 'Tide table') })
  })

  test('keep files of published versions, and show nobody those of the next one', async () => {
    const { id, revision } = await published()
    const [first] = (await draft(id)).files
    await uploadFile(ask, id, 'secret.csv', 'id,secret\n1,2\n')
    const secret = (await draft(id)).files.find(({ name }) => name === 'secret.csv')
    await profileAll(api.platform)
    const table = (by: TestPerson, fileId = 0) =>
      api.as(by).send(refs.datasetTable, { params: { id, fileId }, query: {} })
    expect((await draft(id)).files.map(({ profileState }) => profileState)).toEqual(['done', 'done'])
    expect(await table(owner, secret?.id)).toMatchObject({ rows: 1 })
    await expect(table(other, secret?.id)).rejects.toEqual(refused('e40400'))
    expect((await api.as(other).request(`/api/datasets/${id}/files/${secret?.id}`)).status).toBe(404)
    // the columns that readers see are those of the published version
    const [row] = await api.platform.db.select().from(datasets).where(eq(datasets.id, id))
    expect(row?.columns.map(({ name }) => name)).toEqual(['id', 'level'])

    const removeFile = (fileId = 0, by = owner) => api.as(by).send(refs.removeDatasetFile, { params: { id, fileId } })
    await expect(removeFile(first?.id, other)).rejects.toEqual(refused('e40400'))
    expect(await removeFile(first?.id)).toEqual({ affectedRows: 1 })
    expect(await removeFile(first?.id)).toEqual({ affectedRows: 0 })
    expect((await draft(id)).files.map(({ name }) => name)).toEqual(['secret.csv'])
    expect((await detail(id)).files.map(({ name }) => name)).toEqual(['train.csv'])
    await publish(id, revision, '换了文件')
    expect((await detail(id)).files.map(({ name }) => name)).toEqual(['secret.csv'])
    expect(await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.datasetId, id))).toHaveLength(2)
  })

  test('tell their owner what is wrong with each file, and can be published all the same', async () => {
    const id = await start()
    const { revision } = await save(id, 1)
    const outside = zipOf([{ name: '../../a.csv', bytes: Buffer.from('a\n1\n') }])
    const bad: [string, string | Buffer, string][] = [
      ['cut.jsonl', '{"a":1}\n{"a":2\n', 'badJson'],
      ['wide.csv', `${Array.from({ length: 10_000 }, (_, no) => `c${no}`).join(',')}\n`, 'tooManyColumns'],
      ['cut.parquet', 'PAR1 cut', 'badParquet'],
      ['slip.zip', outside, 'zipSlip'],
      ['cover.png', 'no picture', 'badImage'],
      ['notes.txt', 'a text to read', 'otherKind'],
      ['old.sav', '$FL2', 'otherKind'],
    ]
    for (const [name, content] of bad) await uploadFile(ask, id, name, content)
    const tables = Array.from({ length: 60 }, (_, no) => ({ name: `${no}.csv`, bytes: Buffer.from('a\n1\n') }))
    await uploadFile(ask, id, 'many.zip', zipOf(tables))
    await profileAll(api.platform)
    const { files } = await draft(id)
    expect(files.map(({ name, profileProblem }) => [name, profileProblem?.code])).toEqual([
      ...bad.map(([name, , code]) => [name, code]),
      ['many.zip', undefined],
    ])
    expect(files.at(-1)).toMatchObject({ profileState: 'done', rows: MAX_TABLES, tableCount: 60 })
    await publish(id, revision)
    expect((await detail(id)).files.map(({ profileState }) => profileState)).toEqual([
      ...bad.map(() => 'failed'),
      'done',
    ])
    expect((await detail(id)).files.at(-1)).toMatchObject({ tableCount: 60 })
  })

  test('are seen by nobody else once withdrawn, and again once published', async () => {
    const { id, revision } = await published()
    const withdraw = (by = owner) => api.as(by).send(refs.withdrawDataset, { params: { id } })
    await expect(withdraw(other)).rejects.toEqual(refused('e40400'))
    await withdraw()
    await expect(detail(id)).rejects.toEqual(refused('e40400'))
    expect((await api.request(`/api/datasets/${id}`)).status).toBe(404)
    expect(await list('潮汐')).not.toContain(id)
    expect(await detail(id, owner)).toMatchObject({ state: 'withdrawn' })
    await expect(withdraw()).rejects.toEqual(refused('e48117'))
    expect(await publish(id, revision)).toMatchObject({ version: 1 })
    expect(await detail(id)).toMatchObject({ state: 'published' })
  })

  test('of another person, and those of competitions, are answered as not found', async () => {
    const { id, revision } = await published()
    await expect(draft(id, other)).rejects.toEqual(refused('e40400'))
    await expect(save(id, revision, {}, other)).rejects.toEqual(refused('e40400'))
    await expect(publish(id, revision, '', other)).rejects.toEqual(refused('e40400'))
    expect(await api.as(other).send(refs.removeDataset, { params: { id } })).toEqual({ affectedRows: 0 })
    const competitionId = await addCompetition(api)
    await api.platform.db.update(datasets).set({ competitionId }).where(eq(datasets.id, id))
    await expect(draft(id)).rejects.toEqual(refused('e40400'))
    await expect(save(id, revision)).rejects.toEqual(refused('e40400'))
  })

  test('are not overwritten by an older page', async () => {
    const id = await start()
    await save(id, 1)
    await expect(save(id, 1, { name: '旧页面' })).rejects.toEqual(refused('e48115'))
    await expect(publish(id, 1)).rejects.toEqual(refused('e48115'))
    expect((await draft(id)).name).toBe('潮汐 表')
  })

  test('refuse covers that are no own picture, and values that are not in the lists', async () => {
    const id = await start()
    const form = new FormData()
    form.set('image', new File(['no picture'], 'cover.png', { type: 'image/png' }))
    const uploaded = await ask('/api/v1/dfeditor/upload', { method: 'POST', body: form })
    expect(((await uploaded.json()) as { errno: string }).errno).toBe('e46004')
    for (const cover of ['https://example.org/a.png', '/api/v1/dfeditor/images/none.png', 'javascript:alert(1)']) {
      await expect(save(id, 1, { cover })).rejects.toEqual(refused('e46006'))
    }
    await expect(save(id, 1, { categoryId: 99 })).rejects.toEqual(refused('e48107'))
    await expect(save(id, 1, { licence: 'WTFPL' })).rejects.toEqual(refused('e48108'))
    await expect(save(id, 1, { tags: ['a', 'A'] })).rejects.toEqual(refused('e48109'))
    await expect(save(id, 1, { source: { name: '', url: 'javascript:1' } })).rejects.toEqual(refused('e48110'))
    await save(id, 1, { description: '<p onclick="x()">a<script>b</script></p>' })
    expect((await draft(id)).description).not.toMatch(/script|onclick/)
  })

  test('are deleted with their files only while they are drafts', async () => {
    const id = await start()
    await uploadFile(ask, id, 'train.csv', train)
    const [file] = await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.datasetId, id))
    const remove = (which: number) => api.as(owner).send(refs.removeDataset, { params: { id: which } })
    expect(await remove(id)).toEqual({ affectedRows: 1 })
    expect(await api.platform.files.disk.exists(file?.key ?? '')).toBe(false)
    expect(await remove(id)).toEqual({ affectedRows: 0 })
    const other = await published()
    await expect(remove(other.id)).rejects.toEqual(refused('e48118'))
  })

  test('are listed for their owner, up to a limit', async () => {
    const { id } = await published()
    const second = await start('第二个')
    const own = await api.as(owner).send(refs.ownDatasets, {})
    expect(own.list.map((one) => [one.id, one.state, one.name])).toEqual(
      expect.arrayContaining([
        [id, 'published', { cn: '潮汐 表', en: '潮汐 表' }],
        [second, 'draft', { cn: '第二个', en: '第二个' }],
      ]),
    )
    expect(own.used).toEqual({ bytes: train.length })
    expect((await api.as(other).send(refs.ownDatasets, {})).list).toEqual([])
    await expect(start(' ')).rejects.toEqual(refused('e48101'))
    for (const name of ['名'.repeat(81), '潮汐\u202evsc.表'])
      await expect(start(name)).rejects.toEqual(refused('e48102'))
    for (let count = 2; count < MAX_OWN_DATASETS; count++) await start(`第 ${count}`)
    await expect(start()).rejects.toEqual(refused('e48116'))
  })
})
