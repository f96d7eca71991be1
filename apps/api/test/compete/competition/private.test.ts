import type { AnyCall } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import { type ShareSubject, shareName } from '@shulei/domain/publish/share/picture.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashCode } from '../../../src/modules/compete/competition/private/code-hash.ts'
import { enterCode } from '../../../src/modules/compete/competition/private/private.service.ts'
import { competitions, privateUnlocks, schedules, signups } from '../../../src/modules/compete/competition/tables.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { articles, collections } from '../../../src/modules/people/profile/tables.ts'
import { modules } from '../../../src/modules.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { mountedCalls } from '../../../src/platform/mount.ts'
import { publishFiles } from '../../data/dataset/publish-files.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { addNotebook } from '../../people/profile/add-notebook.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from '../submission/submission-harness.ts'
import { addCompetition } from './add-competition.ts'

/** Occurs in every text of the private competition, and nowhere else. */
const secret = 'Kelpwald'
const both = { cn: `${secret} 中文`, en: `${secret} English` }
const code = 'Tide-2026'

const enter = (api: TestApi, person: TestPerson, id: number, typed = code) =>
  api.as(person).send(refs.privateVerify, { params: { id }, body: { code: typed } })

const page = (id: number) => ({ params: { id }, query: {} })

describe.each(engines)('the code of a private competition on $name', (engine) => {
  let api: TestApi
  let id = 0
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addCompetition(api, { title: both, codeHash: await hashCode(code) })
  })
  afterAll(() => api.close())

  it('opens it for the person who enters it, for good, and for nobody else', async () => {
    const [person, other] = [await api.person(), await api.person()]
    const locked = { id, isPrivate: true }
    expect(await api.as(person).send(refs.competitionProfile, page(id))).toEqual(locked)
    expect(await api.send(refs.competitionProfile, page(id))).toEqual(locked)
    expect(await enter(api, person, id, ' ｔｉｄｅ２０２６ ')).toEqual({ id, isOpen: true })
    expect(await enter(api, person, id)).toEqual({ id, isOpen: true })
    expect(await api.as(person).send(refs.competitionProfile, page(id))).toMatchObject({ title: both })
    expect(await api.as(other).send(refs.competitionProfile, page(id))).toEqual(locked)
    expect(await api.platform.db.$count(privateUnlocks, eq(privateUnlocks.competitionId, id))).toBe(1)
  })

  it.each(['', ' ', 'tide-2025', 'tide', 'x'.repeat(200), '🌊', '’ or 1=1'])('is not %j', async (typed) => {
    const person = await api.person()
    await expect(enter(api, person, id, typed)).rejects.toMatchObject({ http: 400, errno: 'e41020' })
  })

  it('is stored as a hash, and is nothing that a public competition needs', async () => {
    const person = await api.person()
    const [row] = await api.platform.db.select().from(competitions).where(eq(competitions.id, id))
    expect(row?.codeHash).toMatch(/^\$argon2id\$/)
    const open = await addCompetition(api)
    expect(await enter(api, person, open, 'anything')).toEqual({ id: open, isOpen: true })
    await expect(enter(api, person, 999_999)).rejects.toMatchObject({ http: 404 })
    const later = new Date(api.clock.now() + MINUTE)
    const hidden = await addCompetition(api, { publishedAt: later, codeHash: await hashCode(code) })
    await expect(enter(api, person, hidden)).rejects.toMatchObject({ http: 404 })
    await expect(api.as(person).send(refs.competitionProfile, page(hidden))).rejects.toMatchObject({ http: 404 })
  })
})

describe.each(oneEngine)('guesses of a code on $name', (engine) => {
  let api: TestApi
  let id = 0
  const { points } = limitTable.privateCode
  const fromAddress = limitTable.privateCodeAddress.points
  beforeAll(async () => {
    api = await openApi(engine, {
      limits: { ...raisedLimits(1000), privateCode: {}, privateCodeAddress: {}, apiUser: { points: 20_000 } },
    })
    id = await addCompetition(api, { codeHash: await hashCode(code) })
  })
  afterAll(() => api.close())

  it('are refused from the limit of the person on: of 10,000 none is compared any more, not even the right one', async () => {
    const person = await api.person()
    const ends = new Map<string, number>()
    // another address for each guess, so that only the person's limit counts
    const guess = (typed: string, address: string) =>
      enterCode(api.platform, id, { user: person as never, address, code: typed }).then(
        () => 'right',
        ({ errno }: { errno: string }) => errno,
      )
    for (let batch = 0; batch < 100; batch++) {
      const guesses = Array.from({ length: 100 }, (_, i) => guess(`guess-${batch}-${i}`, `198.51.${batch}.${i}`))
      for (const end of await Promise.all(guesses)) ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    expect(Object.fromEntries(ends)).toEqual({ e41020: points, e42900: 10_000 - points })
    await expect(enter(api, person, id)).rejects.toMatchObject({ http: 429, retryAfter: expect.any(Number) })
  }, 30_000)

  it('are refused from the limit of the address on, over all people and competitions', async () => {
    let refused = 0
    const clientAddress = '203.0.113.9'
    for (let i = 0; i < fromAddress + 3; i++) {
      const visitor = await api.signIn(await api.person())
      const answer = await visitor.request(
        `/api/competitions/${id}/private-verify`,
        { method: 'POST', body: '{"code":"no"}', headers: { 'content-type': 'application/json' } },
        { clientAddress },
      )
      if (answer.status === 429) refused++
    }
    expect(refused).toBe(3)
    // a person at the refused address keeps the own tries
    const person = await api.person()
    const tryFrom = (address: string) => enterCode(api.platform, id, { user: person as never, address, code })
    for (let i = 0; i < points; i++) await expect(tryFrom(clientAddress)).rejects.toMatchObject({ errno: 'e42900' })
    expect(await tryFrom('203.0.113.10')).toEqual({ id, isOpen: true })
  })

  it('that are right cost no try', async () => {
    const person = await api.person()
    // the address has more tries than the person
    for (let i = 0; i < fromAddress + 2; i++) expect(await enter(api, person, id)).toEqual({ id, isOpen: true })
  })
})

describe.each(oneEngine)('what a private competition shows to others on $name', (engine) => {
  let harness: SubmissionHarness
  let api: TestApi
  let id = 0
  let member: TestPerson
  let outsider: TestPerson
  let teamId = 0
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    api = harness.api
    const competition = await harness.competition({
      slug: secret.toLowerCase(),
      title: both,
      summary: both,
      searchText: secret.toLowerCase(),
      sections: [{ key: 'task', title: both, html: both }],
      faq: [{ question: both, answer: both }],
      reward: both,
      sort: -1,
      codeHash: await hashCode(code),
    })
    id = competition.id
    const { db, files } = api.platform
    await db
      .update(schedules)
      .set({ title: `${both.cn}#${both.en}` })
      .where(eq(schedules.competitionId, id))
    const made = await harness.team(competition, 2, { name: `${secret}队`, manifesto: both.cn })
    member = made.person
    teamId = made.teamId
    outsider = await api.person()
    for (const person of made.all) await db.insert(privateUnlocks).values({ competitionId: id, userId: person.id })
    const [dataset] = await db
      .insert(datasets)
      .values({
        competitionId: id,
        ownerId: member.id,
        name: both,
        licence: { id: 'CC0-1.0', name: both, note: both },
        source: { name: both, version: secret, attribution: both },
        changes: both,
        protocol: both,
        columns: [],
        signature: null,
      })
      .returning({ id: datasets.id })
    ids.dataset = dataset?.id ?? 0
    const key = `datasets/${crypto.randomUUID()}`
    await files.disk.put(key, `${secret}\n`)
    const [file] = await db
      .insert(datasetFiles)
      .values({
        datasetId: ids.dataset,
        name: `${secret}.csv`,
        key,
        bytes: 9,
        rows: 1,
        sha256: 'f'.repeat(64),
        description: both,
      })
      .returning({ id: datasetFiles.id })
    ids.file = file?.id ?? 0
    await publishFiles(db, ids.dataset)
    const own = { userId: member.id, competitionId: id, title: 'a', summary: '', createdAt: new Date(api.clock.now()) }
    await db.insert(articles).values({ ...own, body: '' })
    await files.disk.put('notebooks/private', '{}')
    await addNotebook(db, { userId: member.id, competitionId: id, at: own.createdAt, key: 'notebooks/private' })
    await db.insert(collections).values([
      { userId: member.id, competitionId: id, createdAt: own.createdAt },
      { userId: member.id, datasetId: ids.dataset, createdAt: own.createdAt },
    ])
    await harness.submit(competition, member, fileOff(1))
    await harness.settle()
  })
  afterAll(() => harness.close())

  /** Values of the queries that calls need, by name. */
  const known = (): Record<string, string> => ({
    userId: member.ssoId,
    participator: String(member.id),
    sponsorId: String(outsider.id),
    followedId: String(member.id),
    teamId: String(teamId),
    inviteId: '1',
    id: String(id),
    q: secret,
    keyword: secret,
    search: secret,
    paths: `/competitions/${id},/competitions/${id}/ranking,/competitions/${id}/teams`,
    per_page: '50',
  })

  function* addressesOf({ path, query, select }: AnyCall): Generator<string> {
    const values = known()
    const names = query ? Object.keys((query as unknown as { shape?: object }).shape ?? {}) : []
    const wanted = names.filter((name) => values[name] !== undefined && name !== select?.name)
    const pairs = [
      ...wanted.map((name) => [name, values[name] ?? '']),
      ...(select ? [[select.name, select.value]] : []),
    ]
    const shares = ['competition', 'ranking'].flatMap((of) =>
      (['zh-CN', 'en-US'] as const).map((language) =>
        shareName({ subject: { page: of, id } as ShareSubject, language, size: 'wide' }),
      ),
    )
    for (const first of [id, ids.dataset, member.id, teamId]) {
      for (const name of path.includes('{name}') ? [...shares, secret] : ['']) {
        const filled = path
          .replace('{fileId}', String(ids.file))
          .replace('{name}', encodeURIComponent(name))
          .replace('{kind}', 'result')
          .replace(/\{\w+Id\}/g, '1')
          .replace(/\{\w+\}/g, String(first))
        yield pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs as [string, string][])}` : filled
        if (wanted.length > 0 && !select) yield filled
      }
    }
  }

  const textOf = async (visitor: Pick<Visitor, 'request'>, address: string) => {
    const answer = await visitor.request(address)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, text: bytes.toString('utf8') }
  }

  it('is nothing, in every call that reads, for a visitor and for a person without the code', async () => {
    const visitors = [api, await api.signIn(outsider)]
    const leaks: string[] = []
    let asked = 0
    for (const call of mountedCalls(api.app).filter(({ method }) => method === 'GET')) {
      for (const address of new Set(addressesOf(call))) {
        for (const visitor of visitors) {
          const { status, text } = await textOf(visitor, address)
          asked++
          expect(status, address).toBeLessThan(500)
          // the caller's own search words come back in no answer
          if (text.includes(secret)) leaks.push(address)
        }
      }
    }
    expect(leaks).toEqual([])
    expect(asked).toBeGreaterThan(200)
  })

  it('is no write, and no download: all answer as for a competition that does not exist', async () => {
    const visitor = await api.signIn(outsider)
    const calls = mountedCalls(api.app).filter(
      ({ method, path }) =>
        /^\/api\/(site\/)?competitions\/\{id\}\//.test(path) && !path.endsWith('private-verify') && method !== 'HEAD',
    )
    expect(calls.length).toBeGreaterThan(10)
    for (const { method, path } of calls) {
      const address = (of: number) =>
        path
          .replace('{id}', String(of))
          .replace(/\{kind\}/, 'result')
          .replace(/\{\w+\}/g, '1')
      const init = {
        method,
        ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      }
      const answer = await visitor.request(address(id), init)
      expect([answer.status, ((await answer.json()) as { errno: string }).errno], `${method} ${path}`).toEqual([
        404,
        'e40400',
      ])
    }
    const file = await visitor.request(`/api/datasets/${ids.dataset}/files/${ids.file}`)
    const missing = await visitor.request(`/api/datasets/${ids.dataset}/files/999999`)
    expect([file.status, await file.text()]).toEqual([missing.status, await missing.text()])
    expect(await api.platform.db.$count(signups, eq(signups.userId, outsider.id))).toBe(0)
  })

  it('is everything for a member: page, ranking, own history and showcase', async () => {
    const own = api.as(member)
    expect(await own.send(refs.competitionProfile, page(id))).toMatchObject({ title: both, teamCount: 1 })
    const board = await own.send(refs.competitionRankings, { params: { id }, query: { part: 'rankings' } })
    expect(board.list.map(({ team }) => team.id)).toEqual([teamId])
    const { list } = await own.send(refs.competitionHistory, { query: {} })
    expect(list.map(({ competition }) => competition.id)).toEqual([id])
    const { days } = await own.send(refs.userShowcase, { params: { id: member.id } })
    expect(days).toHaveLength(1)
    const seen = await api.as(outsider).send(refs.userShowcase, { params: { id: member.id } })
    expect(seen).toMatchObject({ ranks: [], days: [], topics: [] })
    await enter(api, outsider, id)
    const after = await api.as(outsider).send(refs.competitionHistory, { query: { userId: member.ssoId } })
    expect(after.list.map(({ competition }) => competition.id)).toEqual([id])
  })
})
