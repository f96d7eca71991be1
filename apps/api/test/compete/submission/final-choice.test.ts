import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { rerankStale } from '../../../src/modules/compete/submission/board/rerank.service.ts'
import { choose } from '../../../src/modules/compete/submission/choice/choice.service.ts'
import { bestScores, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeamOf } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { ApiError } from '../../../src/platform/api-error.ts'
import type { Tx } from '../../../src/platform/db/database.ts'
import { type Engine, engines, oneEngine } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import { openTeamHarness, refusal, type TeamHarness } from '../team/team-harness.ts'
import { type Entrant, fileOff, type TestCompetition } from './submission-harness.ts'

vi.mock('../../../src/modules/compete/submission/team-lock.repo.ts', { spy: true })

const at = (harness: TeamHarness, days: number) => new Date(harness.api.clock.now() + days * DAY)

/** A competition in list A whose captains choose up to two submissions until two days from now. */
async function withChoice(harness: TeamHarness): Promise<TestCompetition> {
  const competition = await harness.competition({}, undefined, 20)
  await harness.api.platform.db
    .update(schedules)
    .set({ choiceCount: 2, choiceUntil: at(harness, 2) })
    .where(eq(schedules.competitionId, competition.id))
  return competition
}

/** Submissions whose list A scores fall while their list B scores rise: the best of A are the worst of B. */
async function enter(harness: TeamHarness, competition: TestCompetition, { person }: Entrant, count = 4) {
  const ids: number[] = []
  for (let i = 1; i <= count; i++) ids.push((await harness.submit(competition, person, fileOff(i, 10 - i))).id)
  await harness.settle()
  return ids
}

describe.each(oneEngine)('a final choice on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  let team: Entrant & { all: TestPerson[] }
  let ids: number[]
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
  })
  afterAll(() => harness.close())
  beforeEach(async () => {
    competition = await withChoice(harness)
    team = await harness.team(competition, 2)
    ids = await enter(harness, competition, team)
  })

  const scheduleId = () => competition.schedules[0] as number
  const wish = (person: TestPerson, wanted: number[], of = competition) =>
    refusal(
      harness.api.as(person).send(refs.chooseFinal, {
        params: { id: of.id },
        body: { scheduleId: of.schedules[0] as number, submissions: wanted },
      }),
    )
  const read = (person: TestPerson) =>
    harness.api
      .as(person)
      .send(refs.finalChoice, { params: { id: competition.id }, query: { scheduleId: scheduleId() } })
  const onB = async () => {
    await rerankStale(harness.api.platform)
    const list = and(eq(bestScores.scheduleId, scheduleId()), eq(bestScores.stage, 1))
    const [row] = await harness.api.platform.db.select().from(bestScores).where(list)
    return { id: row?.submissionId, score: row?.score, rank: row?.rank }
  }

  test('decides list B, and without one the best of list A do', async () => {
    const [first, second, third, fourth] = ids as [number, number, number, number]
    expect(await onB()).toEqual({ id: second, score: 8, rank: 1 })
    expect((await read(team.person)).list.map(({ id, counts }) => [id, counts])).toEqual([
      [first, true],
      [second, true],
      [third, false],
      [fourth, false],
    ])
    await wish(team.person, [third, fourth])
    expect(await onB()).toEqual({ id: fourth, score: 6, rank: 1 })
    expect((await read(team.all[1] as TestPerson)).list.map(({ isChosen, counts }) => [isChosen, counts])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ])
    // a choice of fewer is a choice, a new best of list A changes nothing about it, and no choice is the default again
    await wish(team.person, [first])
    expect(await onB()).toMatchObject({ id: first, score: 9 })
    await harness.submit(competition, team.person, fileOff(0.5, 1))
    await harness.settle()
    expect(await onB()).toMatchObject({ id: first, score: 9 })
    await wish(team.person, [])
    expect(await onB()).toMatchObject({ score: 1 })
  })

  test('is the captain’s, of own list A submissions, up to the number, until the deadline', async () => {
    const [mate] = team.all.slice(1) as [TestPerson]
    expect(await wish(mate, [ids[0] as number])).toBe('notCaptain')
    expect(await wish(team.person, ids.slice(0, 3))).toBe('choiceTooMany')
    const other = await harness.team(competition)
    const [theirs] = await enter(harness, competition, other, 1)
    expect(await wish(team.person, [theirs as number])).toBe('choiceUnknown')
    expect(await wish(team.person, [999_999_999])).toBe('choiceUnknown')
    expect(await wish(await harness.api.person(), ids.slice(0, 1))).toBe('notFound')
    const without = await harness.competition()
    const there = await harness.team(without)
    expect(await wish(there.person, [], without)).toBe('choiceNotOffered')
    harness.api.clock.advance(2 * DAY)
    expect(await wish(team.person, ids.slice(0, 2))).toMatchObject({ isOpen: true })
    harness.api.clock.advance(1)
    expect(await wish(team.person, [])).toBe('choiceClosed')
    expect((await read(team.person)).list.filter(({ counts }) => counts).map(({ id }) => id)).toEqual(ids.slice(0, 2))
    harness.api.clock.advance(-2 * DAY - 1)
  })

  test('is shown with the submissions, and tells nothing of list B', async () => {
    await wish(team.person, [ids[3] as number])
    const args = { params: { id: competition.id }, query: { part: 'submits' as const } }
    const answer = await harness.api.as(team.person).send(refs.competitionSubmits, args)
    expect(answer.choice).toMatchObject({ schedule_id: scheduleId() })
    expect(answer.all.map(({ isChosen, scoreB, isBest }) => [isChosen, scoreB, isBest])).toEqual([
      [true, null, false],
      [false, null, false],
      [false, null, false],
      [false, null, true],
    ])
  })

  test('compares two own submissions by counts alone', async () => {
    const compare = (person: TestPerson, a: number, b: number) =>
      refusal(harness.api.as(person).send(refs.compareSubmits, { params: { id: competition.id }, query: { a, b } }))
    const [first, second] = ids as [number, number]
    const same = (await harness.submit(competition, team.person, fileOff(1, 9).replace('\n', '\r\n'))).id
    await harness.settle()
    expect(await compare(team.person, second, first)).toMatchObject({
      submissions: [
        { id: first, score: 1, scoreB: null },
        { id: second, score: 2, scoreB: null },
      ],
      rows: 6,
      differing: 6,
    })
    expect(await compare(team.person, first, same)).toMatchObject({ rows: 6, differing: 0 })
    const half = (await harness.submit(competition, team.person, fileOff(1, 4))).id
    await harness.settle()
    expect(await compare(team.person, first, half)).toMatchObject({ rows: 6, differing: 3 })
    expect(await compare(team.person, first, first)).toBe('comparisonInvalid')
    expect(await compare(team.person, first, 999_999_999)).toBe('comparisonInvalid')
    const other = await harness.team(competition)
    expect(await compare(other.person, first, second)).toBe('comparisonInvalid')
  })

  test('counts comparisons, whether the rows are counted anew or not', async () => {
    const take = vi.spyOn(harness.api.platform.limits, 'take')
    const [a, b] = ids as [number, number]
    const args = { params: { id: competition.id }, query: { a, b } }
    for (let turn = 0; turn < 2; turn++) await harness.api.as(team.person).send(refs.compareSubmits, args)
    expect(take.mock.calls.filter(([name]) => name === 'compare')).toEqual(Array(2).fill(['compare', team.person.id]))
    take.mockRestore()
  })
})

/** How a choice ended: the reason of its refusal, or that it was taken. Any other error fails the test. */
const endOf = (choice: Promise<unknown>): Promise<string> =>
  choice.then(
    () => 'taken',
    (error) => {
      if (error instanceof ApiError) return error.reason
      throw error
    },
  )

/** A captain chooses while the team moves into another one; answers how both ended, and how many of the submissions are chosen. */
async function againstMerge(harness: TeamHarness) {
  const competition = await withChoice(harness)
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  await enter(harness, competition, host, 1)
  const ids = await enter(harness, competition, guest, 2)
  const requestId = await harness.ask(guest, host, competition)
  const body = { scheduleId: competition.schedules[0] as number, submissions: ids }
  const [merge, choice] = await Promise.all([
    refusal(harness.answer(host, requestId, 'accept')),
    endOf(choose(harness.api.platform, { competitionId: competition.id, userId: guest.person.id }, body)),
  ])
  const rows = await harness.api.platform.db.select().from(submissions).where(eq(submissions.teamId, host.teamId))
  return { choice, merge, rows: rows.length, chosen: rows.filter(({ isChosen }) => isChosen).length }
}

/** The deadline passes while a choice waits for the team's lock; answers how it ended, and how many submissions are chosen. */
async function againstDeadline(harness: TeamHarness) {
  const { platform, clock } = harness.api
  const competition = await withChoice(harness)
  const team = await harness.team(competition)
  const ids = await enter(harness, competition, team, 1)
  const body = { scheduleId: competition.schedules[0] as number, submissions: ids }
  const locked = Promise.withResolvers<void>()
  // the choice is asked for outside of the transaction, which it would take for its own
  const wish = endOf(
    locked.promise.then(() => choose(platform, { competitionId: competition.id, userId: team.person.id }, body)),
  )
  await platform.db.transaction(async (tx) => {
    await lockTeamOf(tx, competition.id, team.person.id)
    locked.resolve()
    await new Promise((done) => setTimeout(done, 30))
    clock.advance(2 * DAY + HOUR)
  })
  const choice = await wish
  clock.advance(-2 * DAY - HOUR)
  const rows = await platform.db.select().from(submissions).where(eq(submissions.teamId, team.teamId))
  return { choice, chosen: rows.filter(({ isChosen }) => isChosen).length }
}

describe.each(engines)('a final choice against others on $name', (engine: Engine) => {
  let harness: TeamHarness
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
  })
  afterEach(() => void vi.mocked(lockTeamOf).mockReset())
  afterAll(() => harness.close())

  // a round of a merge submits and scores three files
  const rounds = Math.min(4, roundsOn(engine))

  test('never comes along when its team moves into another one', async () => {
    for (let round = 0; round < rounds; round++) {
      const { choice, ...rest } = await againstMerge(harness)
      expect(rest).toEqual({ merge: 'accepted', rows: 3, chosen: 0 })
      // a person who came into the other team is not its captain
      expect(['taken', 'notCaptain']).toContain(choice)
    }
  })

  test('meets the deadline of the moment at which it is stored', async () => {
    expect(await againstDeadline(harness)).toEqual({ choice: 'choiceClosed', chosen: 0 })
  })

  test.runIf(engine.name === 'postgres')('passes the deadline without the lock', async () => {
    let calls = 0
    const { lockTeamOf: real } = await vi.importActual<
      typeof import('../../../src/modules/compete/submission/team-lock.repo.ts')
    >('../../../src/modules/compete/submission/team-lock.repo.ts')
    vi.mocked(lockTeamOf).mockImplementation(async (tx: Tx, competitionId, userId) => {
      calls += 1
      return calls === 1 ? real(tx, competitionId, userId) : { id: 0 }
    })
    let broken = false
    for (let round = 0; round < ROUNDS_TO_FAIL && !broken; round++) {
      calls = 0
      const { choice, chosen } = await againstDeadline(harness)
      broken = choice === 'taken' && chosen === 1
    }
    expect(broken).toBe(true)
  })
})
