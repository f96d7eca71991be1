import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '../../src/modules/profile/tables.ts'
import { teams } from '../../src/modules/team/tables.ts'
import { modules } from '../../src/modules.ts'
import { engines } from '../harness.ts'
import { addNotebook } from '../profile/add-notebook.ts'
import { close, type RankedCompetition, rankedCompetition } from '../proof/closed-competition.ts'
import { openSubmissionHarness, type SubmissionHarness } from '../submission/submission-harness.ts'

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

  it('are without those of banned teams', async () => {
    const [best] = competition.teams
    await harness.api.platform.db
      .update(teams)
      .set({ cheatStatus: 2 })
      .where(eq(teams.id, best?.teamId ?? 0))
    expect((await read()).list.map(({ team }) => team.id)).not.toContain(best?.teamId)
  })
})
