import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { countedInvitations, type InvitedSignup, rankInviters } from '@shulei/domain/publish/invitation/ranking.ts'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../src/modules/base/session/tables.ts'
import { competitions, signups } from '../../../src/modules/compete/competition/tables.ts'
import { findInviteCounts } from '../../../src/modules/publish/invitation/invitation.repo.ts'
import { findInvitedSignups } from '../../../src/modules/publish/invitation/ranking.repo.ts'
import { rankInvitations } from '../../../src/modules/publish/invitation/ranking.service.ts'
import { inviteRanks } from '../../../src/modules/publish/invitation/tables.ts'
import { microsites, micrositeVersions } from '../../../src/modules/publish/microsite/tables.ts'
import { modules } from '../../../src/modules.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { migrationStatements } from '../../engines.ts'
import { engines, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'

const form = { organization: '海边', iden: 1 as const }
/** The 02:00 before the tests' instant. */
const today = Date.parse('2026-11-21T02:00:00+08:00')
const tomorrow = today + DAY

describe.each(engines)('invitations on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules })
  })
  afterAll(() => api.close())

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => api.person()))
  const join = (cmptId: number, person: TestPerson, targetId?: unknown) =>
    api.as(person).send(refs.signUp, { params: { id: cmptId }, body: { targetId: targetId as never, from: 'web' } })
  const finish = (cmptId: number, person: TestPerson) =>
    api
      .as(person)
      .send(refs.saveEntryForm, { params: { id: cmptId }, body: { ...form, teamName: `队 ${cmptId}-${person.id}` } })
  const counts = async (cmptId: number, person: TestPerson) =>
    (await api.as(person).send(refs.selfInvite, { query: { cmptId } })).counts
  const ranking = (cmptId: number, person?: TestPerson) =>
    (person ? api.as(person) : api).send(refs.inviteRanking, { query: { cmptId } })

  test('count who began and who finished, at once for the inviter and from 02:00 on for all', async () => {
    const cmptId = await addCompetition(api)
    const [inviter, first, second, self] = (await people(4)) as [TestPerson, TestPerson, TestPerson, TestPerson]
    await join(cmptId, first, inviter.id)
    await join(cmptId, second, String(inviter.id))
    await join(cmptId, self, self.id)
    await finish(cmptId, first)
    await finish(cmptId, self)
    expect(await counts(cmptId, inviter)).toEqual({ begun: 2, counted: 1 })
    expect(await counts(cmptId, self)).toEqual({ begun: 0, counted: 0 })
    await rankInvitations(api.platform, today)
    const nextAt = new Date(tomorrow).toISOString()
    expect(await ranking(cmptId)).toEqual({ list: [], total: 0, self: null, rankedAt: null, nextAt })

    await rankInvitations(api.platform, tomorrow)
    const row = { rank: 1, invited: 1, person: { id: inviter.id, name: inviter.name, avatar: null } }
    const rankedAt = new Date(tomorrow).toISOString()
    expect(await ranking(cmptId, first)).toMatchObject({ list: [row], total: 1, self: null, rankedAt })
    expect(await ranking(cmptId, inviter)).toMatchObject({ self: row })
    await api.platform.db.delete(users).where(eq(users.id, inviter.id))
    expect(await ranking(cmptId)).toMatchObject({ list: [], total: 0 })
  })

  test('keep the first link of a sign-up, and none that names nobody', async () => {
    const cmptId = await addCompetition(api)
    const [inviter, other, guest, lost] = (await people(4)) as [TestPerson, TestPerson, TestPerson, TestPerson]
    await join(cmptId, guest, inviter.id)
    await join(cmptId, guest, other.id)
    await join(cmptId, lost, 999_999_999)
    await finish(cmptId, guest)
    expect(await counts(cmptId, inviter)).toEqual({ begun: 1, counted: 1 })
    expect(await counts(cmptId, other)).toEqual({ begun: 0, counted: 0 })
    for (const targetId of ['x', '01', '-1', '1e3', '7;drop', '9'.repeat(64)])
      expect(await join(cmptId, (await people(1))[0] as TestPerson, targetId)).toEqual({ signupState: 2 })
    await expect(join(cmptId, lost, '9'.repeat(65))).rejects.toMatchObject({ http: 400 })
  })

  test('of one person to many links at the same moment count once', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const cmptId = await addCompetition(api)
      const [guest, ...inviters] = (await people(9)) as [TestPerson, ...TestPerson[]]
      await Promise.all(inviters.map(({ id }) => join(cmptId, guest, id)))
      await Promise.all(inviters.map(() => finish(cmptId, guest)))
      const all = await Promise.all(inviters.map((inviter) => counts(cmptId, inviter)))
      expect(all.reduce((sum, { counted }) => sum + counted, 0)).toBe(1)
    }
  })

  test('of a day are ranked once by many runs at the same moment, and the next day replaces them', async () => {
    const cmptId = await addCompetition(api)
    const [inviter, better, ...guests] = (await people(5)) as [TestPerson, TestPerson, ...TestPerson[]]
    for (const guest of guests.slice(0, 1)) await join(cmptId, guest, inviter.id)
    for (const guest of guests.slice(1)) await join(cmptId, guest, better.id)
    await finish(cmptId, guests[0] as TestPerson)
    await Promise.all(Array.from({ length: 8 }, () => rankInvitations(api.platform, tomorrow)))
    expect((await ranking(cmptId)).list.map(({ person, invited }) => [person.id, invited])).toEqual([[inviter.id, 1]])
    for (const guest of guests.slice(1)) await finish(cmptId, guest)
    await rankInvitations(api.platform, tomorrow)
    await rankInvitations(api.platform, today)
    expect((await ranking(cmptId)).total).toBe(1)
    await Promise.all(Array.from({ length: 8 }, () => rankInvitations(api.platform, tomorrow + DAY)))
    expect((await ranking(cmptId)).list.map(({ person, invited }) => [person.id, invited])).toEqual([
      [better.id, 2],
      [inviter.id, 1],
    ])
    const stored = await api.platform.db.select().from(inviteRanks).where(eq(inviteRanks.userId, better.id))
    expect(stored).toHaveLength(1)
  })

  test('get a last ranking after the end of the competition, and none later', async () => {
    const cmptId = await addCompetition(api)
    const [inviter, guest] = (await people(2)) as [TestPerson, TestPerson]
    await join(cmptId, guest, inviter.id)
    await finish(cmptId, guest)
    for (const days of [20, 40, 60]) await rankInvitations(api.platform, today + days * DAY)
    expect((await ranking(cmptId)).rankedAt).toBe(new Date(today + 40 * DAY).toISOString())
  })

  test('count in SQL as by the rule, over one competition or several', async () => {
    const ids = [await addCompetition(api), await addCompetition(api), await addCompetition(api)]
    const crowd = await people(6)
    const { db } = api.platform
    const who = fc.integer({ min: 0, max: 5 })
    const rows = fc.uniqueArray(
      fc.record({
        guest: who,
        inviter: who,
        of: fc.integer({ min: 0, max: 2 }),
        done: fc.option(fc.integer({ min: 0, max: 3 })),
      }),
      { selector: ({ guest, of }) => `${guest}:${of}`, maxLength: 18 },
    )
    const scopes = fc.subarray(ids, { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(rows, scopes, async (all, competitionIds) => {
        await db.delete(signups)
        const invited = all.filter(({ guest, inviter }) => guest !== inviter)
        if (invited.length > 0)
          await db.insert(signups).values(
            invited.map(({ guest, inviter, of, done }) => ({
              competitionId: ids[of] as number,
              userId: crowd[guest]?.id as number,
              inviterId: crowd[inviter]?.id as number,
              completedAt: done === null ? null : new Date(startOfTests + done),
              state: done === null ? 2 : 3,
            })),
          )
        const scope = { kind: 'microsite', microsite: 'tide', page: '/races/tide', competitionIds } as const
        const found: InvitedSignup[] = await findInvitedSignups(db, scope, new Date(startOfTests + 10))
        const places = rankInviters(found)
        for (const { id } of crowd) {
          const { counted } = await findInviteCounts(db, scope, id)
          expect(counted).toBe(countedInvitations(found).filter(({ inviterId }) => inviterId === id).length)
          expect(places.find(({ userId }) => userId === id)?.invited ?? 0).toBe(counted)
        }
      }),
      { numRuns: engine.name === 'postgres' ? 40 : 10 },
    )
  })

  test('answer nothing about a competition that the reader may not open', async () => {
    const [person] = (await people(1)) as [TestPerson]
    const secret = await addCompetition(api)
    await api.platform.db.update(competitions).set({ codeHash: 'x' }).where(eq(competitions.id, secret))
    const later = await addCompetition(api, { publishedAt: new Date(startOfTests + DAY) })
    for (const cmptId of [secret, later, 999_999]) {
      await expect(ranking(cmptId)).rejects.toMatchObject({ http: 404 })
      await expect(counts(cmptId, person)).rejects.toMatchObject({ http: 404 })
    }
    for (const query of [{}, { name: 'tide', cmptId: 1 }, { cmptId: 0 }, { name: '' }])
      await expect(api.send(refs.inviteRanking, { query })).rejects.toMatchObject({ http: 400 })
    await expect(api.send(refs.inviteRanking, { query: { name: 'no-such-microsite' } })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('to a microsite count and rank over all of its competitions', async () => {
    const [one, two] = [await addCompetition(api), await addCompetition(api)]
    const [inviter, guest] = (await people(2)) as [TestPerson, TestPerson]
    const { db } = api.platform
    const name = `tide-${one}`
    const [site] = await db
      .insert(microsites)
      .values({ name, kind: 'special', version: 1, publishedAt: new Date(today) })
      .returning()
    const record = { tracks: { items: [one, two].map((competitionId) => ({ competitionId })) } } as never
    await db
      .insert(micrositeVersions)
      .values({ micrositeId: site?.id ?? 0, number: 1, record, createdAt: new Date(today) })
    for (const cmptId of [one, two]) {
      await join(cmptId, guest, inviter.id)
      await finish(cmptId, guest)
    }
    const own = await api.as(inviter).send(refs.selfInvite, { query: { name } })
    expect(own).toMatchObject({
      link: `http://localhost:3000/special/${name}?targetId=${inviter.id}`,
      counts: { begun: 1, counted: 1 },
    })
    await Promise.all([rankInvitations(api.platform, tomorrow), rankInvitations(api.platform, tomorrow)])
    const { list } = await api.send(refs.inviteRanking, { query: { name } })
    expect(list).toMatchObject([{ rank: 1, invited: 1, person: { id: inviter.id } }])
  })

  test('give a link to the competition that names the person, who is asked to sign in first', async () => {
    const cmptId = await addCompetition(api)
    const [person] = (await people(1)) as [TestPerson]
    const { link, targetId, qr } = await api.as(person).send(refs.selfInvite, { query: { cmptId } })
    expect((qr.d.match(/M/g) ?? []).length).toBeGreaterThan(qr.modules)
    expect([link, targetId]).toEqual([
      `http://localhost:3000/competitions/${cmptId}?targetId=${person.id}`,
      String(person.id),
    ])
    const page = await api.as(person).send(refs.competitionProfile, { params: { id: cmptId }, query: {} })
    expect(link.endsWith(page.invite.route)).toBe(true)
    await expect(api.send(refs.selfInvite, { query: { cmptId } })).rejects.toMatchObject({ http: 401 })
  })

  test('of an older release are found by what it stored', async () => {
    const cmptId = await addCompetition(api)
    const [inviter, ...guests] = (await people(5)) as [TestPerson, ...TestPerson[]]
    const targets = [String(inviter.id), null, 'tide', '9'.repeat(40)]
    const { db } = api.platform
    await db
      .insert(signups)
      .values(guests.map(({ id }, index) => ({ competitionId: cmptId, userId: id, targetId: targets[index] ?? null })))
    await db.insert(signups).values({ competitionId: cmptId, userId: inviter.id, targetId: String(inviter.id) })
    await db.execute(sql.raw(migrationStatements('0041_invitations').at(-1) ?? ''))
    expect(await counts(cmptId, inviter)).toEqual({ begun: 1, counted: 0 })
  })
})
