import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { modules } from '../../../src/modules.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from '../../compete/submission/submission-harness.ts'
import { oneEngine } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'

describe.each(oneEngine)('practice on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
  })
  afterAll(() => harness.close())

  const practice = (of: TestPerson, by = of) =>
    harness.api.as(by).send(refs.userPractice, { params: { id: of.id }, query: {} })
  const count = async (of: TestPerson, by = of) =>
    (await harness.api.as(by).send(refs.userProfile, { params: { id: of.id } })).counts.practice

  test('is the seasonal competitions of a person, with what their submissions show', async () => {
    const competition = await harness.competition({ isSeasonal: true })
    await harness.competition()
    const { person } = await harness.team(competition)
    const newcomer = await harness.api.person()
    expect((await practice(newcomer)).list).toMatchObject([{ signedUpAt: null, best: null, next: { step: 'signUp' } }])
    expect([await count(newcomer), await count(newcomer, person)]).toEqual([1, 0])
    expect((await practice(newcomer, person)).list).toEqual([])
    const before = await practice(person)
    expect(before).toMatchObject({
      total: 1,
      list: [{ best: null, rounds: [], next: { step: 'first', baseline: null } }],
    })
    await harness.submit(competition, person, fileOff(2.5))
    await harness.submit(competition, person, fileOff(2.2))
    await harness.settle()
    const { list } = await practice(person)
    expect(list[0]).toMatchObject({
      competition: { id: competition.id },
      best: expect.closeTo(2.2),
      baselines: [
        { label: { cn: '弱' }, isBeaten: true },
        { label: { cn: '中' }, isBeaten: false },
        { label: { cn: '强' }, isBeaten: false },
      ],
      rounds: [
        { title: { cn: '正式赛', en: 'Main round' }, isSeason: false, isOpen: true, rank: 1, total: 1, submits: 2 },
      ],
      next: { step: 'beat', baseline: { cn: '中' } },
    })
    expect(await count(person)).toBe(1)
    // a month later the round is over, and a season runs in which the team has not submitted
    const at = (days: number) => new Date(harness.api.clock.now() + days * DAY)
    const main = eq(schedules.competitionId, competition.id)
    await harness.api.platform.db
      .update(schedules)
      .set({ endTime: at(-1) })
      .where(main)
    await harness.api.platform.db.insert(schedules).values({
      ...{ competitionId: competition.id, title: '2026 年 11 月赛季#November 2026 season', sort: 0, season: '2026-11' },
      ...{ startTime: at(-1), endTime: at(9), listAStartTime: at(-1), listAEndTime: at(9) },
    })
    expect((await practice(person)).list[0]).toMatchObject({
      open: { title: { en: 'November 2026 season' } },
      next: { step: 'join' },
      rounds: [{ isOpen: false }],
    })
  })

  test('is hidden with own activity, and with the competitions that it is made of', async () => {
    const competition = await harness.competition({ isSeasonal: true })
    const { person } = await harness.team(competition)
    const other = await harness.api.person()
    const by = harness.api.as(person)
    expect([(await practice(person, other)).total, await count(person, other)]).toEqual([1, 1])
    await by.send(refs.updatePrivateCompetition, { body: { seeCompetition: 0 } })
    expect(await practice(person, other)).toMatchObject({ list: [], total: 0, hidden: 'private' })
    expect(await count(person, other)).toBeNull()
    await by.send(refs.updatePrivateCompetition, { body: { seeCompetition: 1 } })
    await by.send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: 0 } })
    expect(await practice(person, other)).toMatchObject({ list: [], total: 0, hidden: 'private' })
    // the owner also sees the competition of the test before, which they could begin with
    expect((await practice(person)).total).toBe(2)
  })
})
