import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { promoteTeams } from '../../../commands/promote-teams.ts'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { promoteDue } from '../../../src/modules/compete/submission/promotion/promotion.service.ts'
import { promotions } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeamOf } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { acceptUpload } from '../../../src/modules/compete/submission/upload/accept.service.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { modules } from '../../../src/modules.ts'
import { engines, type TestPerson } from '../../harness.ts'
import { receivedFile } from './received-file.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness, type TestCompetition } from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/team-lock.repo.ts', { spy: true })

describe.each(engines)('promotion to the next schedule on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
  })
  afterAll(() => harness.close())

  const db = () => harness.api.platform.db
  const platform = () => harness.api.platform

  /** A competition with two schedules: the first ends in a day, the second begins the day after. `places` teams advance. */
  async function twoRounds(places: number, hasListB = false): Promise<TestCompetition & { end: number }> {
    const now = harness.api.clock.now()
    const at = (days: number) => new Date(now + days * DAY)
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } }, [
      {
        ...{ title: '初赛#Preliminary', sort: 0, startTime: at(-5), endTime: at(1), subRank: places },
        ...{ listAStartTime: at(-4), listAEndTime: at(hasListB ? 0.4 : 1) },
        ...(hasListB ? { listBStartTime: at(0.5), listBEndTime: at(1) } : {}),
      },
      {
        ...{ title: '决赛#Finals', sort: 1, startTime: at(2), endTime: at(6) },
        ...{ listAStartTime: at(2), listAEndTime: at(5) },
      },
    ])
    return { ...competition, end: now + DAY }
  }

  /** Teams whose submissions miss the truth by 1, 2, 3 …, so that they rank in this order. */
  async function ranked(competition: TestCompetition, count: number, members = 1) {
    const made = []
    for (let place = 1; place <= count; place++) {
      const team = await harness.team(competition, members)
      await harness.submit(competition, team.person, fileOff(place))
      made.push(team)
    }
    await harness.settle()
    return made
  }

  const roundsOf = async (ids: readonly number[]) => {
    const rows = await db()
      .select({ id: teams.id, scheduleId: teams.scheduleId })
      .from(teams)
      .where(inArray(teams.id, [...ids]))
    return ids.map((id) => rows.find((row) => row.id === id)?.scheduleId ?? null)
  }
  const told = async (person: TestPerson) =>
    (await db().select().from(notices).where(eq(notices.recipientId, person.id))).filter(
      ({ kind }) => kind === 'promoted',
    )
  const over = (competition: { end: number }) => harness.api.clock.set(competition.end + MINUTE)
  const boardOf = (competition: TestCompetition, person: TestPerson) =>
    harness.api.as(person).send(refs.competitionRankings, {
      params: { id: competition.id },
      query: { part: 'rankings', sch: competition.schedules[0] },
    })

  test('promotes the first places once, at the end and not before', async () => {
    const competition = await twoRounds(2)
    const made = await ranked(competition, 3, 2)
    const ids = made.map(({ teamId }) => teamId)
    harness.api.clock.set(competition.end + MINUTE - 1)
    await promoteDue(platform())
    expect(await roundsOf(ids)).toEqual([null, null, null])
    over(competition)
    await promoteDue(platform())
    const next = competition.schedules[1]
    expect(await roundsOf(ids)).toEqual([next, next, null])

    const before = await db().select().from(promotions)
    harness.api.clock.advance(HOUR)
    await promoteDue(platform())
    expect(await db().select().from(promotions)).toEqual(before)
    for (const [place, { all }] of made.entries()) {
      for (const person of all) expect(await told(person)).toHaveLength(place < 2 ? 1 : 0)
    }
    const { list } = await harness.api.as(made[0]?.all[1] as TestPerson).send(refs.noticeList, { query: {} })
    expect(list[0]).toMatchObject({
      title: { cn: expect.stringMatching(/^队伍“.+”晋级决赛$/), en: expect.stringMatching(/advances to Finals$/) },
      intro: { cn: '你的队伍在“近海”中排第 1 名，已晋级决赛。' },
      href: `/competitions/${competition.id}`,
    })
  })

  test('lets promoted teams submit in the next schedule, and no others', async () => {
    const competition = await twoRounds(1)
    const [first, second] = await ranked(competition, 2)
    over(competition)
    await promoteDue(platform())
    harness.api.clock.set(competition.end + 2 * DAY)
    expect(await harness.submit(competition, first?.person as TestPerson)).toMatchObject({
      no: 2,
      schedule_id: competition.schedules[1],
    })
    const refused = await harness.send(competition, second?.person as TestPerson, {})
    expect(await refused.json()).toMatchObject({ errno: 'e42004' })
  })

  test('promotes every team of the list without a number, but none without a score', async () => {
    const competition = await twoRounds(0)
    const made = await ranked(competition, 3)
    const idle = await harness.team(competition)
    over(competition)
    await promoteDue(platform())
    const next = competition.schedules[1]
    expect(await roundsOf([...made.map(({ teamId }) => teamId), idle.teamId])).toEqual([next, next, next, null])
  })

  test('follows list B where there is one', async () => {
    const competition = await twoRounds(1, true)
    const [ahead, behind] = [await harness.team(competition), await harness.team(competition)]
    await harness.submit(competition, ahead.person, fileOff(1, 9))
    await harness.submit(competition, behind.person, fileOff(2, 3))
    await harness.settle()
    over(competition)
    await promoteDue(platform())
    expect(await roundsOf([ahead.teamId, behind.teamId])).toEqual([null, competition.schedules[1]])
  })

  test('skips a flagged team and promotes the next one', async () => {
    const competition = await twoRounds(2)
    const made = await ranked(competition, 4)
    for (const [index, cheatStatus] of [
      [0, 2],
      [1, 1],
    ] as const) {
      await db()
        .update(teams)
        .set({ cheatStatus })
        .where(eq(teams.id, made[index]?.teamId as number))
    }
    over(competition)
    await promoteDue(platform())
    const next = competition.schedules[1]
    expect(await roundsOf(made.map(({ teamId }) => teamId))).toEqual([null, null, next, next])
  })

  test('waits for submissions that are not scored yet, and counts them', async () => {
    const competition = await twoRounds(1)
    const [first] = await ranked(competition, 1)
    const late = await harness.team(competition)
    harness.api.clock.set(competition.end)
    await harness.submit(competition, late.person, fileOff(0.5))
    over(competition)
    await promoteDue(platform())
    const ids = [first?.teamId as number, late.teamId]
    expect(await roundsOf(ids)).toEqual([null, null])
    await harness.settle()
    await promoteDue(platform())
    expect(await roundsOf(ids)).toEqual([null, competition.schedules[1]])
  })

  test('waits for an upload that read its clock before the end, and counts it', async () => {
    const competition = await twoRounds(1)
    const [first] = await ranked(competition, 1)
    const late = await harness.team(competition)
    const file = await receivedFile(platform(), fileOff(0.5))
    const entered = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    vi.mocked(lockTeamOf).mockImplementationOnce(async (tx, competitionId, userId) => {
      const real = await vi.importActual<typeof import('../../../src/modules/compete/submission/team-lock.repo.ts')>(
        '../../../src/modules/compete/submission/team-lock.repo.ts',
      )
      const team = await real.lockTeamOf(tx, competitionId, userId)
      entered.resolve()
      await mayGoOn.promise
      return team
    })
    const uploading = acceptUpload(
      // a process that read its clock at the last moment
      { ...platform(), clock: () => competition.end },
      {
        competitionId: competition.id,
        userId: late.person.id,
        idempotencyKey: 'at-the-last-moment',
        files: { resultFile: file },
        description: '',
        share: false,
      },
    )
    await entered.promise
    over(competition)
    const promoting = promoteDue(platform())
    // long enough for a promotion to end if it does not wait for the upload
    await new Promise((done) => setTimeout(done, 300))
    mayGoOn.resolve()
    await Promise.all([uploading, promoting])
    const ids = [first?.teamId as number, late.teamId]
    expect(await roundsOf(ids)).toEqual([null, null])
    await harness.settle()
    await promoteDue(platform())
    expect(await roundsOf(ids)).toEqual([null, competition.schedules[1]])
  })

  test('promotes and notifies once in many runs at the same moment', async () => {
    const competition = await twoRounds(3)
    const made = await ranked(competition, 5)
    over(competition)
    await Promise.all(Array.from({ length: 8 }, () => promoteDue(platform())))
    const rows = await db()
      .select()
      .from(promotions)
      .where(eq(promotions.scheduleId, competition.schedules[0] as number))
    expect(rows.map(({ rank }) => rank).sort()).toEqual([1, 2, 3])
    for (const [place, { person }] of made.entries()) expect(await told(person)).toHaveLength(place < 3 ? 1 : 0)
  })

  /** Makes every write to a table fail while `run` runs, as if the process died there. */
  async function failing(table: string, run: () => Promise<void>) {
    await db().execute(sql`create or replace function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'cut off here'; end $$`)
    await db().execute(
      sql.raw(`create trigger fail_here before insert or update on ${table} execute function fail_here()`),
    )
    await run().finally(() => db().execute(sql.raw(`drop trigger fail_here on ${table}`)))
  }

  test.each(['teams', 'schedules', 'notices'])('completes a run that was interrupted at %s', async (table) => {
    const competition = await twoRounds(1)
    const [first, second] = await ranked(competition, 2)
    over(competition)
    await failing(table, () => expect(promoteDue(platform())).rejects.toThrow())
    const ids = [first?.teamId as number, second?.teamId as number]
    const next = competition.schedules[1]
    expect(await roundsOf(ids)).toEqual(table === 'notices' ? [next, null] : [null, null])
    expect(await told(first?.person as TestPerson)).toEqual([])
    await promoteDue(platform())
    await promoteDue(platform())
    expect(await roundsOf(ids)).toEqual([next, null])
    expect(await told(first?.person as TestPerson)).toHaveLength(1)
  })

  test('sends no notices when the next schedule is over', async () => {
    const competition = await twoRounds(1)
    const [first] = await ranked(competition, 1)
    harness.api.clock.set(competition.end + 10 * DAY)
    await promoteDue(platform())
    expect(await roundsOf([first?.teamId as number])).toEqual([competition.schedules[1]])
    expect(await told(first?.person as TestPerson)).toEqual([])
  })

  test('shows the line on the list, and the promoted teams afterwards', async () => {
    const competition = await twoRounds(2)
    const made = await ranked(competition, 4)
    const [flagged, , third] = made
    await db()
      .update(teams)
      .set({ cheatStatus: 2 })
      .where(eq(teams.id, flagged?.teamId as number))
    const person = third?.person as TestPerson
    expect(await boardOf(competition, person)).toMatchObject({
      promotion: { to: { id: competition.schedules[1], title: '决赛', titleEn: 'Finals' }, line: 2, decidedAt: null },
      self: { rank: 3, promoted: false },
    })
    over(competition)
    await promoteDue(platform())
    const after = await boardOf(competition, person)
    const decidedAt = new Date(competition.end + MINUTE).toISOString()
    expect(after.promotion).toMatchObject({ line: 3, decidedAt })
    expect(after.list.map(({ promoted }) => promoted)).toEqual([false, true, true, false])
    expect(after.self?.promoted).toBe(true)
  })

  test('follows neither the list of a last schedule nor list A before list B', async () => {
    const competition = await twoRounds(2, true)
    const { person } = await harness.team(competition)
    expect((await boardOf(competition, person)).promotion).toBeNull()
    harness.api.clock.advance(0.6 * DAY)
    expect((await boardOf(competition, person)).promotion).toMatchObject({ line: 2 })
    const last = await harness.api.as(person).send(refs.competitionRankings, {
      params: { id: competition.id },
      query: { part: 'rankings', sch: competition.schedules[1] },
    })
    expect(last.promotion).toBeNull()
  })

  describe('the command', () => {
    const run = (...words: string[]) => promoteTeams({ db: db() }, words, harness.api.clock.now)

    test('lists, shows, changes the places, tries without writing, and promotes once', async () => {
      const competition = await twoRounds(1)
      const made = await ranked(competition, 3)
      const [id] = competition.schedules.map(String) as [string]
      const line = async () => (await run('list')).split('\n').find((one) => one.startsWith(`${id} `))
      expect(await line()).toContain('Preliminary -> Finals  first 1  decides from')
      await expect(run('promote', id)).rejects.toThrow('decides from')
      over(competition)
      expect(await run('places', id, '2')).toBe(`From schedule ${id} go on: first 2.`)
      expect(await line()).toMatch(/first 2 {2}due$/)
      expect(await run('promote', id, '--dry-run')).toMatch(/^2 teams would go on; nothing was written\.\n1 {2}/)
      expect(await roundsOf(made.map(({ teamId }) => teamId))).toEqual([null, null, null])
      expect(await run('promote', id)).toBe('2 teams go on; their members have been told.')
      expect(await told(made[1]?.person as TestPerson)).toHaveLength(1)
      expect((await run('show', id)).split('\n')).toHaveLength(3)
      await expect(run('promote', id)).rejects.toThrow('decided')
      await expect(run('places', id, 'all')).rejects.toThrow('decided already')
      const [row] = await db()
        .select({ subRank: schedules.subRank })
        .from(schedules)
        .where(eq(schedules.id, Number(id)))
      expect(row?.subRank).toBe(2)
    })

    test.each([
      [[]],
      [['promote']],
      [['promote', 'x']],
      [['places', '1', '0']],
      [['promote', '1', 'now']],
      [['do', '1']],
    ])('prints its usage for %j', async (words) => {
      await expect(run(...words)).rejects.toThrow(/^(Say what to do|There is no schedule)/)
    })

    test('names a schedule that promotes nobody', async () => {
      const { schedules: own } = await harness.competition()
      await expect(run('show', String(own[0]))).rejects.toThrow(`There is no schedule ${own[0]} with a round after it.`)
    })
  })
})
