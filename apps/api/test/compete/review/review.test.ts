import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewsCommand } from '../../../commands/reviews.ts'
import { putWish } from '../../../src/modules/compete/review/sheet/sheet.repo.ts'
import { projects, reviewEvents, reviewWishes, scoreSheets } from '../../../src/modules/compete/review/tables.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { addContest, addSignedIn, addTeam, assignAll, comment, finish, full, signIn } from './review-harness.ts'

describe.each(engines)('a review on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  const operate = (...words: (string | number)[]) => reviewsCommand(api.platform, words.map(String), api.clock.now)
  const draft = (
    version: number,
    more: { points?: Record<string, number | null>; comment?: string; final?: boolean } = {},
  ) => ({
    ...{ version, points: { problem: 10 }, comment: '', final: false },
    ...more,
  })

  it('goes from assignment to published ranking, with a line for every change', async () => {
    const id = await addContest(api)
    const first = await addTeam(api, id, { no: 1 })
    const second = await addTeam(api, id, { no: 2, organization: '东海数值预报中心' })
    const [a, b, c] = [
      await addSignedIn(api, id, 2),
      await addSignedIn(api, id, 2, ' 东海数值预报中心'),
      await addSignedIn(api, id, 2),
    ]
    const head = await addSignedIn(api, id, 3)
    expect(await operate('assign', id)).toContain('5 score sheets')
    expect(await operate('assign', id)).toContain('0 score sheets')
    await expect(operate('assign', id, 2, b.account)).rejects.toThrow('conflict of interest')
    expect((await b.visitor.send(refs.reviewSubmits, { query: {} })).list.map(({ no }) => no)).toEqual([1])
    await finish(a.visitor, first.projectId)
    await finish(b.visitor, first.projectId)
    await finish(c.visitor, first.projectId, { problem: 1, method: 2, evidence: 3, practice: 4, writing: 5 })
    await finish(a.visitor, second.projectId, { ...full, problem: 15 })
    await expect(operate('publish', id)).rejects.toThrow('1 score sheets are not final')
    const seen = await head.visitor.send(refs.reviewSubmits, { query: {} })
    expect(seen.list[0]?.figures).toMatchObject({ assigned: 3, final: 3, mean: 57.67, min: 15, max: 79 })
    expect(seen.list[0]?.figures?.reviewers.map(({ isOutlier }) => isOutlier)).toEqual([false, false, true])
    expect(seen.agreement).toMatchObject({ projects: 1, scores: 3 })
    expect(await operate('publish', id, '--early')).toContain('2 projects')
    await expect(operate('publish', id, '--early')).rejects.toThrow('already')
    const ranking = await api.send(refs.competitionRankings, { params: { id }, query: { part: 'rankings' } })
    expect(ranking.list.map(({ rank, team, score }) => [rank, team.id, score])).toEqual([
      [1, second.teamId, 82],
      [2, first.teamId, 57.67],
    ])
    const own = await api.as(first.person).send(refs.spicCompetition, { params: { id } })
    expect(own.submit?.result).toMatchObject({ score: 57.67, rank: 2, total: 2, comments: [comment, comment, comment] })
    await expect(finish(c.visitor, second.projectId)).rejects.toMatchObject({ errno: 'e42209' })
    const kinds = await api.platform.db
      .select({ kind: reviewEvents.kind })
      .from(reviewEvents)
      .where(eq(reviewEvents.projectId, first.projectId))
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'assigned',
      'assigned',
      'assigned',
      'final',
      'final',
      'final',
      'published',
    ])
  })

  it.runIf(engine.name === 'postgres')(
    'records the wish that another one replaced, also where both were sent at once',
    async () => {
      const id = await addContest(api)
      const { projectId } = await addTeam(api, id, { no: 1 })
      const { visitor } = await addSignedIn(api, id, 1)
      const wish = (kind: 'want' | 'avoid' | null) =>
        visitor.send(refs.saveWish, { params: { id: projectId }, body: { wish: kind, reason: '' } })
      await wish('want')
      const [{ reviewerId = 0 } = {}] = await api.platform.db
        .select()
        .from(reviewWishes)
        .where(eq(reviewWishes.projectId, projectId))
      const goOn = await paused(api, async (tx, pause) => {
        await putWish(tx, { projectId, reviewerId, kind: 'avoid', createdAt: new Date(api.clock.now()) })
        await pause()
      })
      const removing = wish(null)
      await untilWaiting(api, 1, removing)
      await Promise.all([goOn(), removing])
      const events = await api.platform.db
        .select({ before: reviewEvents.before })
        .from(reviewEvents)
        .where(and(eq(reviewEvents.projectId, projectId), eq(reviewEvents.kind, 'wish')))
        .orderBy(reviewEvents.id)
      expect(events.map(({ before }) => before?.wish)).toEqual([null, 'avoid'])
    },
  )

  it('gives equal means to the project that was handed in earlier', async () => {
    const id = await addContest(api)
    const teams = [await addTeam(api, id, { no: 1 }), await addTeam(api, id, { no: 2 })]
    const { visitor } = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    for (const { projectId } of teams) await finish(visitor, projectId)
    await operate('publish', id)
    const ranking = await api.send(refs.competitionRankings, { params: { id }, query: { part: 'rankings' } })
    // the harness hands the later number in earlier
    expect(ranking.list.map(({ team }) => team.id)).toEqual([teams[1]?.teamId, teams[0]?.teamId])
  })

  it('keeps both of two tabs that save at the same moment: one is stored, the other is told', async () => {
    const id = await addContest(api)
    const { projectId } = await addTeam(api, id, { no: 1 })
    const { visitor } = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    for (let round = 0; round < roundsOn(engine); round++) {
      const tabs = [1, 2, 3, 4].map((value) => draft(round, { points: { problem: value, method: round } }))
      const results = await Promise.allSettled(
        tabs.map((body) => visitor.send(refs.saveScore, { params: { id: projectId }, body })),
      )
      const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      expect(stored).toHaveLength(1)
      for (const result of results) {
        if (result.status === 'fulfilled') continue
        expect(result.reason).toMatchObject({
          errno: 'e42207',
          data: { version: round + 1, points: stored[0]?.points },
        })
      }
    }
    const events = await api.platform.db.$count(
      reviewEvents,
      and(eq(reviewEvents.projectId, projectId), eq(reviewEvents.kind, 'draft')),
    )
    expect(events).toBe(roundsOn(engine))
  })

  it('takes a repeated save as the first one, and a final sheet as final', async () => {
    const id = await addContest(api)
    const { projectId } = await addTeam(api, id, { no: 1 })
    const { account, visitor } = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    const save = (body: ReturnType<typeof draft>) => visitor.send(refs.saveScore, { params: { id: projectId }, body })
    const first = await save(draft(0))
    expect(await save(draft(0))).toEqual(first)
    const done = await save(draft(1, { points: full, comment, final: true }))
    expect(done).toMatchObject({ state: 'final', version: 2, total: 79 })
    await expect(save(draft(2))).rejects.toMatchObject({ errno: 'e42208', data: { state: 'final' } })
    await operate('reopen', id, 1, account)
    expect(await save(draft(3))).toMatchObject({ state: 'draft', version: 4, total: 10 })
  })

  it('publishes either before or after a final sheet that arrives meanwhile, never half of both', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const id = await addContest(api)
      const { projectId } = await addTeam(api, id, { no: 1 })
      const [a, b] = [await addSignedIn(api, id, 2), await addSignedIn(api, id, 2)]
      await assignAll(api, id)
      await finish(a.visitor, projectId)
      const late = { problem: 0, method: 0, evidence: 0, practice: 0, writing: 1 }
      const [published, saved] = await Promise.allSettled([
        operate('publish', id, '--early'),
        finish(b.visitor, projectId, late),
      ])
      expect(published.status).toBe('fulfilled')
      const [project] = await api.platform.db.select().from(projects).where(eq(projects.id, projectId))
      expect(project?.score).toBe(saved.status === 'fulfilled' ? 40 : 79)
      if (saved.status === 'rejected') expect(saved.reason).toMatchObject({ errno: 'e42209' })
    }
  })

  it('refuses a final sheet from the deadline on, also one that waited for a lock across it', async () => {
    const id = await addContest(api, { endsIn: 1 })
    const { projectId } = await addTeam(api, id, { no: 1 })
    const { visitor, account } = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    const begun = api.clock.now()
    await visitor.send(refs.saveScore, { params: { id: projectId }, body: draft(0) })
    api.clock.set(begun + DAY)
    const again = await signIn(api, account)
    await expect(finish(again.visitor, projectId)).rejects.toMatchObject({ errno: 'e42209' })
    api.clock.set(begun + DAY - 1)
    let release = () => {}
    let waiting: Promise<unknown> = Promise.resolve()
    if (engine.name === 'postgres') {
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const locked = new Promise<void>((resolve, reject) => {
        waiting = api.platform.db
          .transaction(async (tx) => {
            await tx.select().from(scoreSheets).where(eq(scoreSheets.projectId, projectId)).for('update')
            resolve()
            await held
          })
          .catch(reject)
      })
      await locked
      const saving = finish(again.visitor, projectId)
      const refused = expect(saving).rejects.toMatchObject({ errno: 'e42209' })
      await new Promise((resolve) => setTimeout(resolve, 100))
      api.clock.set(begun + DAY)
      release()
      await waiting
      await refused
    }
    api.clock.set(begun)
    const [sheet] = await api.platform.db.select().from(scoreSheets).where(eq(scoreSheets.projectId, projectId))
    expect(sheet).toMatchObject({ state: 'draft', version: 1, total: 10 })
  })

  it('gives one account to one reviewer, also when two are added at the same moment', async () => {
    const id = await addContest(api)
    const added = await Promise.allSettled(
      ['Wang.Li', 'ｗａｎｇ.li', 'wang.li '].map((account) => operate('add', id, account, 2, '王砺', '某研究所')),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of added) if (one.status === 'rejected') expect(String(one.reason)).toContain('is taken')
    for (const words of [
      [],
      ['add', id, 'a', 2, '王', ''],
      ['add', id, 'abc', 4, '王', ''],
      ['add', 999999, 'abcd', 2, '王', ''],
      ['role', 'nobody', 2],
      ['publish', id],
      ['set-up', id, '/nowhere.json'],
    ])
      await expect(operate(...words)).rejects.toThrow()
  })
})
