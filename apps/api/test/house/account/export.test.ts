import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { refs } from '@shulei/contract/refs.ts'
import { EXPORT_EVERY, EXPORT_FILES, EXPORT_KEPT } from '@shulei/domain/house/account/export.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { sourceVersions } from '../../../src/modules/compete/source-code/tables.ts'
import { submissions } from '../../../src/modules/compete/submission/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { datasetFiles } from '../../../src/modules/data/dataset/tables.ts'
import { exportParts } from '../../../src/modules/house/account/archive.service.ts'
import { buildExport, sweepExports } from '../../../src/modules/house/account/export.service.ts'
import { notExported } from '../../../src/modules/house/account/not-exported.ts'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { identityPhotos } from '../../../src/modules/people/identity/tables.ts'
import { uploadFolder } from '../../../src/platform/http/form-call.ts'
import { picture } from '../../base/upload/pictures.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { addOwnDataset } from '../../data/dataset/add-own.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addNotebook } from '../../people/profile/add-notebook.ts'
import { addWholePerson, marks } from '../../people/profile/whole-person.ts'
import { say } from '../../talk/message/talk.ts'
import { personColumns } from './person-columns.ts'
import { addIdentity } from './plant.ts'
import { readZip } from './read-zip.ts'

describe.each(engines)('the export of a person’s data on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    // a moment at which Shanghai has another day than UTC
    api = await openApi(engine, { now: Date.parse('2026-11-22T01:30:00+08:00') })
  })
  afterAll(() => api.close())

  const ask = (person: TestPerson) => api.as(person).send(refs.requestMyData, {})
  const download = (person: TestPerson) => api.as(person).request('/api/v2/users/my-data/file')
  const exported = async (person: TestPerson) => {
    await ask(person)
    await buildExport(api.platform, { userId: person.id })
    const answer = await download(person)
    expect(answer.status).toBe(200)
    return { answer, files: await readZip(Buffer.from(await answer.arrayBuffer())) }
  }

  test('exports every column that refers to a person, or has a reason not to', async () => {
    const covered = exportParts(api.platform).flatMap(({ covers }) => covers)
    const known = [...covered, ...Object.keys(notExported)]
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted())
    expect(known.toSorted()).toEqual(await personColumns(api))
  })

  test('holds everything once as JSON and once as CSV, and nobody else gets it', async () => {
    const person = await addWholePerson(api)
    const other = await api.person()
    await addIdentity(api, person, { realName: '全有为', idNumber: '11010519491231002X' })
    await api.platform.db.insert(follows).values({ sponsorId: person.id, followedId: other.id, createdAt: new Date() })
    await say(api, person, [other], '=SUM(A1) 这是我写的')
    const [gone] = await say(api, other, [person], '我删掉的一条')
    await say(api, other, [person], '我收到的一条')
    await api.as(person).send(refs.deleteMessage, { params: { id: gone?.id ?? 0 } })

    const { answer, files } = await exported(person)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/shulei-my-data-2026-11-22\.zip/)
    const names = exportParts(api.platform).flatMap(({ file }) => [`${file}.json`, `${file}.csv`])
    expect([...files.keys()].toSorted()).toEqual([...names, 'contents.json'].toSorted())

    const all = [...files.values()].join('\n')
    const { collection, ...own } = marks
    for (const mark of Object.values(own)) expect(all).toContain(mark)
    expect(JSON.parse(files.get('messages.json') ?? '')).toMatchObject([
      { content: '=SUM(A1) 这是我写的', isOwn: true, partner: other.name, partnerId: other.id },
      { content: '我收到的一条', isOwn: false },
    ])
    // a spreadsheet must not run what somebody wrote
    expect(files.get('messages.csv')).toContain("'=SUM(A1)")
    expect(all).not.toContain('我删掉的一条')
    expect(JSON.parse(files.get('verification.json') ?? '')).toMatchObject([
      { realName: '全有为', idNumber: '11010519491231002X', status: 'pending' },
    ])
    expect(JSON.parse(files.get('following.json') ?? '')).toMatchObject([{ name: other.name }])
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ id: person.id, name: person.name }])

    expect((await download(other)).status).toBe(404)
    expect((await api.request('/api/v2/users/my-data/file')).status).toBe(401)
  })

  test('has neither hashes of passwords, nor tokens, nor places of files', async () => {
    const person = await addWholePerson(api)
    const { files } = await exported(person)
    const session = JSON.parse(files.get('sessions.json') ?? '[]') as Record<string, unknown>[]
    expect(session).toHaveLength(1)
    for (const [name, text] of files) {
      expect(text, name).not.toMatch(/"(token|password|key|idempotencyKey|salt|bytea)":/)
    }
  })

  test('leaves out a list B score until its list opens', async () => {
    const person = await api.person()
    const competitionId = await addCompetition(api)
    const [schedule] = await api.platform.db.select().from(schedules)
    const scheduleId = schedule?.id ?? 0
    const [team] = await api.platform.db
      .insert(teams)
      .values({ competitionId, name: '导出队', nameKey: 'export', captainId: person.id })
      .returning()
    const teamId = team?.id ?? 0
    await api.platform.db.insert(teamMembers).values({ teamId, competitionId, userId: person.id })
    await api.platform.db.insert(submissions).values({
      ...{ competitionId, scheduleId, teamId, userId: person.id, no: 1, idempotencyKey: 'x', list: 'A' },
      ...{ status: 'scored', scoreA: 0.5, scoreB: 0.123456 },
      resultFile: { key: 'secret/place.csv', name: 'mine.csv', bytes: 1, sha256: 'a' },
    } as never)
    const { files } = await exported(person)
    const rows = JSON.parse(files.get('submissions.json') ?? '[]')
    expect(rows).toMatchObject([{ team: '导出队', scoreA: 0.5, scoreB: null, resultFile: { name: 'mine.csv' } }])
    expect([...files.values()].join()).not.toContain('secret/place')
    expect(JSON.parse(files.get('teams.json') ?? '[]')).toMatchObject([{ team: '导出队', isCaptain: true }])
  })

  test('is built at most once a day, and of two requests at the same moment one succeeds', async () => {
    const person = await api.person()
    const both = await Promise.allSettled([ask(person), ask(person)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const building = await api.as(person).send(refs.myData, {})
    expect(building).toMatchObject({ state: 'building', bytes: null })
    await buildExport(api.platform, { userId: person.id })
    const ready = await api.as(person).send(refs.myData, {})
    expect(ready).toMatchObject({
      state: 'ready',
      nextAt: new Date(api.clock.now() + EXPORT_EVERY).toISOString(),
      expiresAt: new Date(api.clock.now() + EXPORT_KEPT).toISOString(),
    })
    expect(ready.bytes).toBeGreaterThan(0)
    await expect(ask(person)).rejects.toMatchObject({ errno: 'e45020' })
    api.clock.advance(EXPORT_EVERY)
    expect(await ask(person)).toMatchObject({ state: 'building' })
  })

  test('is deleted after some days, with its file', async () => {
    const person = await api.person()
    await exported(person)
    const files = async () => {
      const { objects } = await api.platform.files.disk.listAll('exports/', { recursive: true })
      return [...objects].length
    }
    const before = await files()
    api.clock.advance(EXPORT_KEPT)
    expect((await download(person)).status).toBe(404)
    api.clock.advance(1)
    await sweepExports(api.platform)
    expect(await files()).toBeLessThan(before)
    expect(await api.as(person).send(refs.myData, {})).toMatchObject({ state: 'expired', nextAt: null })
  })

  test('can be requested again at once when the building failed', async () => {
    const person = await api.person()
    await ask(person)
    const { moveFromFs } = api.platform.files.disk
    api.platform.files.disk.moveFromFs = () => Promise.reject(new Error('full'))
    await buildExport(api.platform, { userId: person.id })
    api.platform.files.disk.moveFromFs = moveFromFs
    expect(await api.as(person).send(refs.myData, {})).toMatchObject({ state: 'failed', nextAt: null })
    expect((await download(person)).status).toBe(404)
    expect(await ask(person)).toMatchObject({ state: 'building' })
  })

  test('holds the files themselves with a list of them, and says what is left out', async () => {
    const { db, files } = api.platform
    const [person, other] = [await api.person(), await api.person()]
    const [visitor, teamless] = [await api.signIn(person), await api.person()]
    const form = new FormData()
    form.set('image', new File([new Uint8Array(await picture('png'))], 'a.png'))
    const sent = await visitor.request('/api/v1/dfeditor/upload', { method: 'POST', body: form })
    const { url } = (await sent.json()).data as { url: string }
    const put = async (key: string, text: string) => {
      await files.disk.put(key, text)
      return { key, name: key.slice(key.lastIndexOf('/') + 1), bytes: Buffer.byteLength(text), sha256: 'a'.repeat(64) }
    }
    const at = new Date(api.clock.now())
    const notebook = await addNotebook(db, { userId: person.id, at, key: 'notebooks/export' })
    await files.disk.put('notebooks/export', '{"我的":"笔记本"}')
    const lost = await addNotebook(db, { userId: person.id, at })
    const own = await addOwnDataset(db, person.id, 'draft')
    await addOwnDataset(db, other.id, 'published')
    const table = await put('datasets/tides', 'tide\n1.5\n'.repeat(100_000))
    await db
      .update(datasetFiles)
      .set({ ...table, name: '../潮位:表.csv' })
      .where(eq(datasetFiles.id, own.file))
    const huge = { ...(await put('datasets/huge', 'x')), bytes: EXPORT_FILES.bytes + 1 }
    const [large] = await db
      .insert(datasetFiles)
      .values({ ...huge, datasetId: own.id, description: { cn: '', en: '' } })
      .returning()

    const competitionId = await addCompetition(api)
    const [schedule] = await db.select().from(schedules).where(eq(schedules.competitionId, competitionId))
    const scheduleId = schedule?.id ?? 0
    const team = async (name: string, captainId: number) => {
      const [row] = await db.insert(teams).values({ competitionId, name, nameKey: name, captainId }).returning()
      await db.insert(teamMembers).values({ teamId: row?.id ?? 0, competitionId, userId: captainId })
      return row?.id ?? 0
    }
    const [mine, left] = [await team('导出的队', person.id), await team('离开的队', teamless.id)]
    const submission = { competitionId, scheduleId, list: 'A', status: 'scored' } as const
    const [tried] = await db
      .insert(submissions)
      .values({
        ...{ ...submission, teamId: mine, userId: person.id, no: 1, idempotencyKey: 'export' },
        resultFile: await put('submissions/result.csv', 'id,y\n1,2\n'),
        processFile: await put('submissions/process.py', 'print(1)\n'),
      })
      .returning()
    const version = { competitionId, scheduleId, userId: person.id, createdAt: at, note: '' }
    const sources = await db
      .insert(sourceVersions)
      .values([
        { ...version, teamId: mine, no: 1, idempotencyKey: 'e1', file: await put('sources/mine.zip', 'PK mine') },
        { ...version, teamId: left, no: 1, idempotencyKey: 'e2', file: await put('sources/left.zip', 'PK left') },
      ])
      .returning()

    const { files: found } = await exported(person)
    const about = JSON.parse(found.get('contents.json') ?? '') as {
      uploads: { path: string; bytes: number; sha256: string }[]
      leftOut: { path: string; bytes: number | null; why: { cn: string; en: string } }[]
    }
    const expected = new Map([
      [`files/notebooks/${notebook}-a.ipynb`, '{"我的":"笔记本"}'],
      [`files/source-code/${sources[0]?.id}-mine.zip`, 'PK mine'],
      [`files/submissions/${tried?.id}-result.csv`, 'id,y\n1,2\n'],
      [`files/submissions/${tried?.id}-process-process.py`, 'print(1)\n'],
      [`files/datasets/${own.file}-.._潮位_表.csv`, 'tide\n1.5\n'.repeat(100_000)],
    ])
    const image = `files/pictures/${url.slice(url.lastIndexOf('/') + 1).replace('.', '-.')}`
    expect(about.uploads.map(({ path }) => path).toSorted()).toEqual([...expected.keys(), image].toSorted())
    expect([...found.keys()].filter((name) => name.startsWith('files/')).toSorted()).toEqual(
      about.uploads.map(({ path }) => path).toSorted(),
    )
    for (const [path, content] of expected) {
      expect(found.get(path), path).toBe(content)
      expect(about.uploads.find((one) => one.path === path)).toEqual({
        ...{ path, bytes: Buffer.byteLength(content) },
        sha256: createHash('sha256').update(content).digest('hex'),
      })
    }
    expect(found.get(image)).toContain('PNG')
    expect(about.leftOut).toEqual([
      { path: `files/notebooks/${lost}-a.ipynb`, bytes: 2, why: { cn: expect.any(String), en: expect.any(String) } },
      ...[
        [`files/source-code/${sources[1]?.id}-left.zip`, 7, /离开/, /team that you have left/],
        [`files/datasets/${large?.id}-huge`, huge.bytes, /单独下载/, /downloaded from its page/],
      ].map(([path, bytes, cn, en]) => ({
        ...{ path, bytes },
        why: { cn: expect.stringMatching(cn as RegExp), en: expect.stringMatching(en as RegExp) },
      })),
    ])
    expect([...found.values()].join()).not.toContain('PK left')
    expect(JSON.parse((await exported(other)).files.get('contents.json') ?? '')).toMatchObject({
      leftOut: [{ bytes: 1 }],
    })
  })

  test('names the photographs that only reviewers see', async () => {
    const person = await api.person()
    const photograph = { userId: person.id, part: 'holdingPhoto', format: 'jpeg', createdAt: new Date() } as const
    await api.platform.db.insert(identityPhotos).values({ ...photograph, bytes: Buffer.from('secret') as never })
    const { files } = await exported(person)
    expect(JSON.parse(files.get('contents.json') ?? '')).toMatchObject({
      uploads: [],
      leftOut: [{ path: 'verification-photographs', why: { cn: expect.stringContaining('证件照片') } }],
    })
  })

  test('waits again when the process stops, and leaves nothing behind', async () => {
    const person = await api.person()
    await ask(person)
    const entries = () => readdir(uploadFolder(api.platform)).catch(() => [])
    const before = await entries()
    await buildExport(api.platform, { userId: person.id }, AbortSignal.abort(new Error('the process stops')))
    expect(await api.as(person).send(refs.myData, {})).toMatchObject({ state: 'building' })
    expect(await entries()).toEqual(before)
    await buildExport(api.platform, { userId: person.id })
    expect(await api.as(person).send(refs.myData, {})).toMatchObject({ state: 'ready' })
  })

  test('fails when a file cannot be read to its end, and can be requested again at once', async () => {
    const person = await api.person()
    const at = new Date(api.clock.now())
    await addNotebook(api.platform.db, { userId: person.id, at, key: 'notebooks/torn' })
    await api.platform.files.disk.put('notebooks/torn', '{}')
    await ask(person)
    const { read } = api.platform.files
    const torn = async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('{')
          throw new Error('torn')
        })(),
      )
    Object.assign(api.platform.files, { read: torn })
    await buildExport(api.platform, { userId: person.id })
    Object.assign(api.platform.files, { read })
    expect(await api.as(person).send(refs.myData, {})).toMatchObject({ state: 'failed', nextAt: null })
  })
})
