import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submissions } from '../../../src/modules/compete/submission/tables.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { profiles } from '../../../src/modules/people/profile/tables.ts'
import { modules } from '../../../src/modules.ts'
import { close, type RankedCompetition, rankedCompetition } from '../../compete/proof/closed-competition.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from '../../compete/submission/submission-harness.ts'
import { engines, type TestPerson } from '../../harness.ts'
import { addNotebook } from '../profile/add-notebook.ts'

describe.each(engines)('models on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: RankedCompetition
  const read = (query: object = {}, id = competition.id) =>
    harness.api.send(refs.competitionModels, { params: { id }, query })
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    // three of four teams share
    competition = await rankedCompetition(harness, 4)
  })
  afterAll(() => harness.close())

  it('are nothing before the end', async () => {
    expect(await read()).toMatchObject({ list: [], total: 0, isOpen: false })
  })

  it('are the shared submissions with the scores of list B after it, the best first or the newest', async () => {
    await close(harness, competition)
    const { list, total, isOpen } = await read()
    expect([total, isOpen]).toEqual([3, true])
    expect(list.map(({ team }) => team.id)).toEqual(competition.teams.slice(0, 3).map(({ teamId }) => teamId))
    const scores = list.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    const newest = await read({ sort: 'newest' })
    expect(newest.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(await read({ page: 9 })).toMatchObject({ list: [], total: 3 })
  })

  describe('shared and taken back afterwards', () => {
    /** The last team, which shared nothing, with its only submission. */
    const last = async () => {
      const team = competition.teams.at(-1) as (typeof competition.teams)[number]
      const row = (await harness.rows(competition)).find(({ teamId }) => teamId === team.teamId)
      return { ...team, submitId: row?.id ?? 0 }
    }
    const share = (by: TestPerson, submitId: number, wanted = true, id = competition.id) =>
      harness.api.as(by).send(refs.shareSubmit, { params: { id, submitId }, body: { share: wanted } })

    it('are listed while their team shares them, by any repeat alike', async () => {
      const { person, submitId } = await last()
      const shared = await share(person, submitId)
      expect(shared).toMatchObject({ id: submitId, share: true, status: 'scored' })
      expect(await share(person, submitId)).toEqual(shared)
      expect((await read()).list.map(({ id }) => id)).toContain(submitId)
      expect(await share(person, submitId, false)).toMatchObject({ id: submitId, share: false })
      expect(await read()).toMatchObject({ total: 3 })
    })

    it('belong to their team: others find none, in this competition and in another', async () => {
      const { person, submitId } = await last()
      const elsewhere = await harness.competition()
      const stranger = await harness.api.person()
      for (const by of [stranger, competition.teams[0]?.person ?? stranger])
        await expect(share(by, submitId)).rejects.toMatchObject({ errno: 'e40400' })
      await expect(share(person, submitId, true, elsewhere.id)).rejects.toMatchObject({ errno: 'e40400' })
      await expect(share(person, 999_999_999)).rejects.toMatchObject({ errno: 'e40400' })
      expect(await read()).toMatchObject({ total: 3 })
    })

    it('need a score and a clean team, and are taken back without either', async () => {
      const { db } = harness.api.platform
      const { person, teamId, submitId } = await last()
      const setStatus = (status: 'scored' | 'cancelled' | 'failed') =>
        db.update(submissions).set({ status, share: true }).where(eq(submissions.id, submitId))
      const setCheat = (cheatStatus: number) => db.update(teams).set({ cheatStatus }).where(eq(teams.id, teamId))
      for (const status of ['cancelled', 'failed'] as const) {
        await setStatus(status)
        await expect(share(person, submitId)).rejects.toMatchObject({ errno: 'e42097' })
        expect(await share(person, submitId, false)).toMatchObject({ share: false, status })
      }
      await setStatus('scored')
      for (const cheatStatus of [1, 2]) {
        await setCheat(cheatStatus)
        await expect(share(person, submitId)).rejects.toMatchObject({ errno: 'e42007' })
        expect(await share(person, submitId, false)).toMatchObject({ share: false })
      }
      await setCheat(0)
    })
  })

  it('are found by every word of team, author or description, and signs of patterns mean themselves', async () => {
    const [first] = (await read()).list
    const name = first?.team.name ?? ''
    expect((await read({ search: ` ${name.toUpperCase()} ` })).list.map(({ team }) => team.name)).toContain(name)
    expect((await read({ search: first?.author.name ?? '' })).total).toBeGreaterThan(0)
    for (const search of ['%', '_', '\\', `${name} nothing-like-that`]) expect((await read({ search })).total).toBe(0)
    await expect(read({ search: 'x'.repeat(61) })).rejects.toMatchObject({ http: 400 })
    await expect(read({ sort: 'worst' })).rejects.toMatchObject({ http: 400 })
    await expect(read({}, 999_999)).rejects.toMatchObject({ http: 404 })
  })

  it('have the notebooks about the competition that members of the team show to everybody', async () => {
    const { db } = harness.api.platform
    const [first, second] = competition.teams
    const [userId, other] = [first?.person.id ?? 0, second?.person.id ?? 0]
    const at = new Date(harness.api.clock.now())
    const id = await addNotebook(db, { userId, at, competitionId: competition.id, title: '误差从哪里来' })
    await addNotebook(db, { userId, at, title: '别的话题' })
    await addNotebook(db, { userId: other, at, competitionId: competition.id })
    const hide = (change: Partial<typeof profiles.$inferInsert>) =>
      db
        .insert(profiles)
        .values({ userId: other, ...change })
        .onConflictDoUpdate({ target: profiles.userId, set: change })
    const seen = async () =>
      new Map((await read()).list.map(({ team, notebooks }) => [team.id, notebooks.map(({ title }) => title)]))
    const of = (entrant: { teamId: number } | undefined, titles: Map<number, string[]>) =>
      titles.get(entrant?.teamId ?? 0)
    expect(of(first, await seen())).toEqual(['误差从哪里来'])
    expect(of(second, await seen())).toEqual(['一个笔记本'])
    for (const change of [{ seeMyDynamics: false }, { seeMyDynamics: true, audience: 'mutual' as const }]) {
      await hide(change)
      expect(of(second, await seen())).toEqual([])
    }
    expect(await harness.api.send(refs.personNotebook, { params: { id } })).toMatchObject({ title: '误差从哪里来' })
  })

  it('are those of every schedule of an ended competition, the last one first', async () => {
    const now = harness.api.clock.now()
    const round = (sort: number, title: string, from: number, to: number) => ({
      title,
      sort,
      startTime: new Date(now + from * DAY),
      endTime: new Date(now + to * DAY),
      listAStartTime: new Date(now + from * DAY),
      listAEndTime: new Date(now + to * DAY),
    })
    const two = [round(0, '初赛#First', -1, 1), round(1, '决赛#Finals', 2, 4)]
    for (const isSeasonal of [false, true]) {
      harness.api.clock.set(now)
      const contest = await harness.competition({ isSeasonal }, two)
      const { person, teamId } = await harness.team(contest)
      const send = async (error: number, at: number) => {
        harness.api.clock.set(now + at * DAY)
        await harness.api.platform.db
          .update(teams)
          .set({ scheduleId: contest.schedules[at > 1 ? 1 : 0] })
          .where(eq(teams.id, teamId))
        const { id } = await harness.submit(contest, person, fileOff(error), { fields: { share: '1' } })
        await harness.settle()
        return id
      }
      const early = await send(1, 0)
      const late = await send(2, 3)
      // a season's competition never ends, and shows what its first schedule had
      expect((await read({}, contest.id)).list.map(({ id }) => id)).toEqual(isSeasonal ? [early] : [])
      harness.api.clock.set(now + 21 * DAY)
      const { list, total } = await read({}, contest.id)
      expect(list.map(({ id, score, schedule }) => [id, score, schedule?.title])).toEqual([
        [late, 2, '决赛'],
        [early, 1, '初赛'],
      ])
      expect(total).toBe(2)
    }
  })

  it('are without those of banned teams', async () => {
    const [best] = competition.teams
    await harness.api.platform.db
      .update(teams)
      .set({ cheatStatus: 2 })
      .where(eq(teams.id, best?.teamId ?? 0))
    expect((await read()).list.map(({ team }) => team.id)).not.toContain(best?.teamId)
  })
})
