import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teams } from '../../src/modules/team/tables.ts'
import { modules } from '../../src/modules.ts'
import { engines } from '../harness.ts'
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

  it('are without those of banned teams', async () => {
    const [best] = competition.teams
    await harness.api.platform.db
      .update(teams)
      .set({ cheatStatus: 2 })
      .where(eq(teams.id, best?.teamId ?? 0))
    expect((await read()).list.map(({ team }) => team.id)).not.toContain(best?.teamId)
  })
})
