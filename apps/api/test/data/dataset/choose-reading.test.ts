import { refs } from '@shulei/contract/refs.ts'
import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { datasetFiles, datasets, datasetTables } from '../../../src/modules/data/dataset/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { profileAll } from './profile-all.ts'
import { publishFiles } from './publish-files.ts'
import { uploadFile } from './tus.ts'

const table = '站点,潮位\n一,2.5\n二,3.5\n'

describe.each(engines)('the reading of a table on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  let id: number
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
    other = await api.person()
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    owner = await api.person()
    id = (await api.as(owner).send(refs.startDataset, { body: { name: '潮汐表' } })).id
  })

  const ask = (path: string, init?: RequestInit) => api.as(owner).request(path, init)
  /** Uploads a file and profiles it; answers its id. */
  const upload = async (name: string, content: string | Buffer) => {
    await uploadFile(ask, id, name, content)
    await profileAll(api.platform)
    const { files } = await api.as(owner).send(refs.datasetDraft, { params: { id } })
    return files.find((file) => file.name === name)?.id ?? 0
  }
  const read = (fileId: number, part = '', by = owner) =>
    api.as(by).send(refs.datasetReading, { params: { id, fileId }, query: { part } })
  const choose = (fileId: number, choice: MadeChoice, { revision = 1, part = '', by = owner } = {}) =>
    api.as(by).send(refs.chooseReading, { params: { id, fileId }, body: { part, revision, choice } })
  const row = async (fileId: number) => {
    const [found] = await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.id, fileId))
    return found
  }
  const refused = (errno: string) => expect.objectContaining({ errno })

  test('is chosen by the owner: the file waits to be read again, and its old profile stays until then', async () => {
    const fileId = await upload('tides.csv', table)
    expect(await read(fileId)).toMatchObject({ part: '', parts: [''], revision: 1, choice: {}, profileState: 'done' })
    expect((await read(fileId)).columns.map(({ name }) => name)).toEqual(['站点', '潮位'])
    const choice: MadeChoice = { encoding: 'gb18030', skip: 2, missing: [' 无 ', '无', ''], types: { 潮位: 'text' } }
    expect(await choose(fileId, choice)).toEqual({ revision: 2 })
    const stored = { encoding: 'gb18030', skip: 2, missing: ['无'], types: { 潮位: 'text' } }
    expect(await row(fileId)).toMatchObject({ profileState: 'waiting', readings: { '': stored }, readingRevision: 2 })
    expect(await read(fileId)).toMatchObject({ choice: stored, revision: 2, profileState: 'waiting' })
    const shown = await api.as(owner).send(refs.datasetTable, { params: { id, fileId }, query: {} })
    expect(shown.preview).toHaveLength(2)
    await profileAll(api.platform)
    expect((await row(fileId))?.profileState).not.toBe('waiting')
  })

  test('is guessed again when nothing is chosen any more', async () => {
    const fileId = await upload('tides.csv', table)
    await choose(fileId, { skip: 3 })
    await choose(fileId, {}, { revision: 2 })
    expect(await row(fileId)).toMatchObject({ readings: {}, readingRevision: 3, profileState: 'waiting' })
  })

  /** Lets a file be one that could not be read. */
  const unread = async (fileId: number, part?: string) => {
    const { db } = api.platform
    await db.delete(datasetTables).where(eq(datasetTables.fileId, fileId))
    const profileProblem = { code: 'ragged' as const, line: 2, ...(part === undefined ? {} : { part }) }
    await db.update(datasetFiles).set({ profileState: 'failed', profileProblem }).where(eq(datasetFiles.id, fileId))
  }

  test('can be chosen for a file that could not be read', async () => {
    const fileId = await upload('comment.csv', table)
    await unread(fileId)
    const { columns, profileState } = await read(fileId)
    expect([profileState, columns]).toEqual(['failed', []])
    await choose(fileId, { comment: '#' })
    expect(await row(fileId)).toMatchObject({ profileState: 'waiting', readings: { '': { comment: '#' } } })
  })

  test('is what the profile, the preview, Croissant and the download say, before and after it is corrected', async () => {
    // “Četj;1” and “žlut;x” in windows-1250, of which windows-1252 has other letters
    const fileId = await upload('words.csv', Buffer.from('c865746a3b310a9e6c75743b780a', 'hex'))
    const choice: MadeChoice = { encoding: 'windows-1250', separator: ';', hasHeader: false, missing: ['x'] }
    await choose(fileId, choice)
    await profileAll(api.platform)
    const { reading, columns } = await read(fileId)
    expect(reading).toMatchObject({ ...choice, chosen: expect.arrayContaining(Object.keys(choice)) })
    expect(columns).toHaveLength(2)
    const shown = await api.as(owner).send(refs.datasetTable, { params: { id, fileId }, query: {} })
    expect([shown.rows, shown.preview[0]?.[0]?.[0], shown.columns[1]?.missing]).toEqual([2, 'Č', 0.5])
    const sent = await api.as(owner).request(`/api/datasets/${id}/files/${fileId}`)
    expect(sent.headers.get('content-type')).toBe('text/csv; charset=windows-1250')
    const { db } = api.platform
    await db.update(datasets).set({ state: 'published', version: 1 }).where(eq(datasets.id, id))
    await publishFiles(db, id)
    const facts = await (await api.request(`/api/site/datasets/${id}/croissant.json`)).json()
    expect(facts).toMatchObject({
      distribution: [
        {
          encodingFormat: 'text/csv; charset=windows-1250',
          'csvw:dialect': { 'csvw:delimiter': ';', 'csvw:header': false },
        },
      ],
    })
    expect(facts).not.toHaveProperty('recordSet')
  })

  test.each(['words.txt', 'words.dat', 'words.prn', 'words.asc', 'words'])(
    'is chosen for a text table named %s as for any other',
    async (name) => {
      const fileId = await upload(name, 'a;b\n1;x\n2;y\n3;z\n')
      expect((await read(fileId)).reading).toMatchObject({ separator: ';', hasHeader: true })
      const choice: MadeChoice = { hasHeader: false, encoding: 'windows-1252', missing: ['z'] }
      await choose(fileId, choice)
      await profileAll(api.platform)
      const { reading, columns } = await read(fileId)
      expect([reading, columns.map((column) => column.name)]).toMatchObject([choice, ['column_1', 'column_2']])
    },
  )

  test('of lists in JSON is asked for the header, and the owner says that there is none', async () => {
    const fileId = await upload('pairs.json', '[["x","y"],["z","w"]]')
    expect((await read(fileId)).reading).toMatchObject({ hasHeader: true, unsure: ['hasHeader'] })
    await choose(fileId, { hasHeader: false, skip: 1, separator: ';' })
    expect((await row(fileId))?.readings).toEqual({ '': { hasHeader: false } })
    await profileAll(api.platform)
    const { reading, columns } = await read(fileId)
    expect(columns.map(({ name }) => name)).toEqual(['column_1', 'column_2'])
    expect(reading).toMatchObject({ hasHeader: false, unsure: [], chosen: ['hasHeader'] })
    const { preview } = await api.as(owner).send(refs.datasetTable, { params: { id, fileId }, query: {} })
    expect(preview).toHaveLength(2)
  })

  const grid = `ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n1 2 3\n4 5 6\n`
  test.each(['grid.txt', 'grid.dat', 'grid.prn', 'grid.asc', 'grid'])(
    'is chosen for a text that was not read as a table, named %s',
    async (name) => {
      const fileId = await upload(name, grid)
      await choose(fileId, { skip: 6, separator: ' ', hasHeader: false })
      await profileAll(api.platform)
      expect((await read(fileId)).columns).toHaveLength(3)
    },
  )

  test('that skips all lines is named as the reason', async () => {
    const fileId = await upload('tides.csv', table)
    await choose(fileId, { skip: 40 })
    await profileAll(api.platform)
    expect(await row(fileId)).toMatchObject({ profileProblem: { code: 'allSkipped', count: 40 } })
  })

  const columnsOf = (columns: readonly { name: string }[]) => columns.map(({ name }) => name)
  test.each<[name: string, content: string]>([
    ['list.csv', '[{"a":1,"b":"x"},{"a":2,"b":"y"}]'],
    ['list.txt', '[\n {"a":1,"b":"x"},\n {"a":2,"b":"y"}\n]\n'],
    ['lines.txt', '{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n'],
    ['lines.tsv', '{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n'],
    ['columns.csv', '{"a":[1,2],"b":["x","y"]}'],
    ['list', '[{"a":1,"b":"x"},{"a":2,"b":"y"}]'],
  ])('of JSON named %s is that of JSON', async (name, content) => {
    const fileId = await upload(name, content)
    const { reading, columns } = await read(fileId)
    expect([columnsOf(columns), (await row(fileId))?.rows]).toEqual([['a', 'b'], 2])
    expect(reading).toMatchObject({ encoding: 'utf-8', separator: null })
  })

  test('of JSON without a table named as a table says so', async () => {
    const fileId = await upload('deep.csv', '['.repeat(500) + ']'.repeat(500))
    expect(await row(fileId)).toMatchObject({ profileState: 'failed', profileProblem: { code: 'noTable' } })
    const text = await upload('braces.csv', '["a","b"]\n1,2\n{"x",3\n')
    expect((await read(text)).reading).toMatchObject({ separator: ',' })
  })

  test('of dates whose day and month nobody tells apart is asked, and the choice is what everything says', async () => {
    const rows = ['05/06/2024,b', '03/04/2024,a', '01/12/2024,c', '11/01/2024,d']
    const fileId = await upload('visits.csv', `day,who\n${rows.join('\n')}\n`)
    const { db } = api.platform
    await db.update(datasets).set({ state: 'published', version: 1 }).where(eq(datasets.id, id))
    await publishFiles(db, id)
    const field = async () => {
      const facts = await (await api.request(`/api/site/datasets/${id}/croissant.json`)).json()
      const { dataType, source } = facts.recordSet[0].field[0]
      return [dataType, source.transform]
    }
    const shown = (query: { sort?: string; filter?: string }) =>
      api.as(owner).send(refs.datasetTable, { params: { id, fileId }, query })
    const order = async (query: { sort?: string; filter?: string }) => {
      const { preview, problem } = await shown(query)
      return problem ?? preview.map(([cell]) => cell)
    }
    const first = async () => new Date((await shown({})).columns[0]?.histogram[0]?.from ?? 0).toISOString().slice(0, 10)

    // month first is a guess, and is said to be one
    const days = { dayFirst: '2024-12-01', monthFirst: '2024-01-12' }
    const either = { column: 'day', cell: '01/12/2024', days, order: 'monthFirst' }
    expect((await read(fileId)).reading).toMatchObject({ unsure: ['dateOrder'], eitherOrder: [either] })
    expect((await shown({})).columns[0]).toMatchObject({ type: 'date', order: 'monthFirst', isOrderUnsure: true })
    expect([await first(), await field()]).toEqual(['2024-01-12', ['sc:Text', undefined]])
    expect(await order({ sort: '1' })).toEqual(['01/12/2024', '03/04/2024', '05/06/2024', '11/01/2024'])

    await choose(fileId, { dateOrder: { day: 'dayFirst' } })
    await profileAll(api.platform)
    expect((await read(fileId)).reading).toMatchObject({
      ...{ unsure: [], chosen: ['dateOrder'], dateOrder: { day: 'dayFirst' } },
      eitherOrder: [{ ...either, order: 'dayFirst' }],
    })
    const [column] = (await shown({})).columns
    expect(column).toMatchObject({
      type: 'date',
      order: 'dayFirst',
      isDays: true,
      min: '11/01/2024',
      max: '01/12/2024',
    })
    expect(column?.isOrderUnsure).toBeUndefined()
    expect([await first(), await field()]).toEqual(['2024-01-11', ['sc:Date', { format: '%d/%m/%Y' }]])
    expect(await order({ sort: '1' })).toEqual(['11/01/2024', '03/04/2024', '05/06/2024', '01/12/2024'])
    expect(await order({ filter: '1.from.2024-04\n1.to.05/06/2024' })).toEqual(['05/06/2024', '03/04/2024'])

    // a day of the 13th month shows that the choice is wrong, and the old profile stays
    const other = await upload('late.csv', 'day\n13/02/2024\n03/04/2024\n')
    await choose(other, { dateOrder: { day: 'monthFirst' } })
    await profileAll(api.platform)
    const problem = { code: 'notInOrder', column: 'day', cell: '13/02/2024', count: 1 }
    expect(await row(other)).toMatchObject({ profileState: 'failed', profileProblem: problem })
  })

  test('is that of each table of an archive, also of the one that could not be read', async () => {
    const fileId = await upload(
      'all.zip',
      zipOf([
        { name: 'a.csv', bytes: Buffer.from(table) },
        { name: 'b.csv', bytes: Buffer.from('x,y\n1,2\n') },
      ]),
    )
    expect((await read(fileId, 'a.csv')).parts).toEqual(['a.csv', 'b.csv'])
    await choose(fileId, { separator: ';' }, { part: 'b.csv' })
    await choose(fileId, { skip: 1 }, { part: 'a.csv', revision: 2 })
    expect((await row(fileId))?.readings).toEqual({ 'a.csv': { skip: 1 }, 'b.csv': { separator: ';' } })
    await expect(choose(fileId, { skip: 1 }, { part: 'c.csv', revision: 3 })).rejects.toEqual(refused('e40400'))
    await expect(choose(fileId, { skip: 1 }, { part: '', revision: 3 })).rejects.toEqual(refused('e40400'))
    const broken = await upload('broken.zip', zipOf([{ name: 'c.csv', bytes: Buffer.from(table) }]))
    await unread(broken, 'c.csv')
    expect((await read(broken, 'c.csv')).profileProblem).toMatchObject({ part: 'c.csv' })
    await choose(broken, { skip: 1 }, { part: 'c.csv' })
  })

  test('of two pages that choose, the second learns what the first chose, and nothing is overwritten', async () => {
    const fileId = await upload('tides.csv', table)
    const both = await Promise.allSettled([choose(fileId, { skip: 1 }), choose(fileId, { skip: 2 })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const stored = (await row(fileId))?.readings['']
    const late = both.find((one) => one.status === 'rejected')
    expect(late?.reason).toMatchObject({ errno: 'e48126', data: { current: { choice: stored, revision: 2 } } })
  })

  test('a profile that was in work when the reading was chosen is for nobody', async () => {
    const fileId = await upload('tides.csv', table)
    const held = { profileState: 'running' as const, leaseUntil: new Date(api.clock.now() + 60_000), attempts: 7 }
    await api.platform.db.update(datasetFiles).set(held).where(eq(datasetFiles.id, fileId))
    await choose(fileId, { skip: 1 })
    expect(await row(fileId)).toMatchObject({ profileState: 'waiting', leaseUntil: null })
  })

  test('a value that no reading has is refused, and nothing is stored', async () => {
    const fileId = await upload('tides.csv', table)
    const wrong: readonly [what: string, choice: object][] = [
      ['another encoding', { encoding: 'ebcdic' }],
      ['another separator', { separator: 'ab' }],
      ['another quote', { quote: '`' }],
      ['a negative number of lines', { skip: -1 }],
      ['too many lines', { skip: 1001 }],
      ['half a line', { skip: 0.5 }],
      ['too many marks', { missing: Array.from({ length: 21 }, (_, place) => `x${place}`) }],
      ['a long mark', { missing: ['x'.repeat(41)] }],
      ['a mark with NUL', { missing: ['a\0'] }],
      ['a mark with half a character', { missing: ['\ud800'] }],
      ['another type', { types: { 站点: 'integer' } }],
      ['another order', { dateOrder: { 站点: 'yearFirst' } }],
      ['a part that no reading has', { decimal: ',' }],
      ['nothing in place of a value', { encoding: null }],
    ]
    for (const [what, choice] of wrong) {
      await expect(choose(fileId, choice), what).rejects.toEqual(refused('e40001'))
    }
    expect(await row(fileId)).toMatchObject({ readings: {}, readingRevision: 1, profileState: 'done' })
  })

  test('a type of a column that the table has not is refused with its name', async () => {
    const fileId = await upload('tides.csv', table)
    const answer = await choose(fileId, { types: { 潮高: 'number' } }).catch((error) => error)
    expect(answer).toMatchObject({ errno: 'e48127', message: expect.stringContaining('潮高') })
    const order = await choose(fileId, { dateOrder: { 日子: 'dayFirst' } }).catch((error) => error)
    expect(order).toMatchObject({ errno: 'e48127', message: expect.stringContaining('日子') })
  })

  test('parts that a format says itself are not kept, and what is no table has none', async () => {
    const lines = await upload('tides.jsonl', '{"a": 1}\n{"a": 2}\n')
    await choose(lines, { separator: ';', skip: 4, missing: ['x'] })
    expect((await row(lines))?.readings).toEqual({ '': { missing: ['x'] } })
    const text = await upload('readme.md', 'x')
    await expect(choose(text, { skip: 1 })).rejects.toEqual(refused('e48128'))
  })

  test('belongs to the owner alone, and of data of a competition to nobody', async () => {
    const fileId = await upload('tides.csv', table)
    await expect(read(fileId, '', other)).rejects.toEqual(refused('e40400'))
    await expect(choose(fileId, { skip: 1 }, { by: other })).rejects.toEqual(refused('e40400'))
    const competitionId = await addCompetition(api)
    await api.platform.db.update(datasets).set({ competitionId }).where(eq(datasets.id, id))
    await expect(read(fileId)).rejects.toEqual(refused('e40400'))
    await expect(choose(fileId, { skip: 1 })).rejects.toEqual(refused('e40400'))
    expect((await row(fileId))?.readings).toEqual({})
  })
})
