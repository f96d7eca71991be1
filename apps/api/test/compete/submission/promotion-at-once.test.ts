import { DAY, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { promotedTeams } from '@shulei/domain/compete/ranking/promotion.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifyPromoted } from '../../../src/modules/compete/submission/promotion/notify-promoted.ts'
import { decide, passages, promotedOf } from '../../../src/modules/compete/submission/promotion/promotion.service.ts'
import { bestScores, promotions } from '../../../src/modules/compete/submission/tables.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../harness.ts'
import { openSubmissionHarness, type SubmissionHarness } from './submission-harness.ts'

/** A team of a list. The values are few, so that there are many ties. */
interface Placed {
  score: number
  hour: number
  cheatStatus: number
}

const placed = fc.record({
  score: fc.constantFrom(0, 0.25, 0.5),
  hour: fc.nat(2),
  cheatStatus: fc.constantFrom(0, 0, 0, 1, 2),
})

describe.each(engines)('a promotion of many teams on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  let named = 0

  /** A competition whose first schedule is over and due for promotion, with these teams on list A; the teams' ids in their order. */
  async function dueWith(entries: readonly Placed[], places: number, metric: 'rmse' | 'auc' = 'auc') {
    const { platform, clock } = harness.api
    const at = (days: number) => new Date(clock.now() + days * DAY)
    const competition = await harness.competition({ metric }, [
      {
        ...{ title: '初赛#Preliminary', sort: 0, startTime: at(-5), endTime: new Date(clock.now() - MINUTE) },
        ...{ listAStartTime: at(-4), listAEndTime: at(-1), subRank: places },
      },
      {
        ...{ title: '决赛#Finals', sort: 1, startTime: at(2), endTime: at(6) },
        listAStartTime: at(2),
        listAEndTime: at(5),
      },
    ])
    const { rows } = await platform.db.execute<{ id: number }>(sql`
      with made as (
        insert into users (name, email)
        select 'placed ' || n, 'placed-' || n || '@example.com'
        from generate_series(${named}::int + 1, ${named}::int + ${entries.length}::int) n
        returning id, name
      ), formed as (
        insert into teams (competition_id, name, name_key, captain_id)
        select ${competition.id}, name, name, id from made returning id, captain_id
      ), joined as (
        insert into team_members (team_id, competition_id, user_id)
        select id, ${competition.id}, captain_id from formed returning team_id
      )
      select team_id::float8 as id from joined order by team_id`)
    named += entries.length
    const ids = rows.map(({ id }) => id)
    const placedTeams = entries.map((entry, index) => ({ ...entry, teamId: ids[index] as number }))
    for (const { teamId, cheatStatus } of placedTeams.filter((team) => team.cheatStatus > 0))
      await platform.db.update(teams).set({ cheatStatus }).where(eq(teams.id, teamId))
    await platform.db.insert(bestScores).values(
      placedTeams.map(({ teamId, score, hour }) => ({
        ...{ scheduleId: competition.schedules[0] as number, stage: 0, teamId, submissionId: 1, score },
        merit: metrics[metric].direction === 'asc' ? -score : score,
        at: at(-3 + hour / 24),
        lastSubmitAt: at(-3),
        history: [],
      })),
    )
    const passage = (await passages(platform)).find(({ schedule }) => schedule.id === competition.schedules[0])
    if (!passage) throw new Error('the schedule promotes nobody')
    return { passage, placedTeams: placedTeams.map((team) => ({ ...team, at: team.hour })) }
  }

  const stored = (scheduleId: number) =>
    harness.api.platform.db
      .select({ teamId: promotions.teamId, rank: promotions.rank })
      .from(promotions)
      .where(eq(promotions.scheduleId, scheduleId))
      .orderBy(asc(promotions.rank))

  test('takes those whom the rule takes, with their ranks', async () => {
    const { platform } = harness.api
    await fc.assert(
      fc.asyncProperty(
        fc.array(placed, { minLength: 1, maxLength: 12 }),
        fc.nat(6),
        fc.constantFrom('rmse' as const, 'auc' as const),
        async (entries, places, metric) => {
          const { passage, placedTeams } = await dueWith(entries, places, metric)
          const expected = promotedTeams(metric, placedTeams, places)
          const shown = await promotedOf(platform.db, passage)
          expect(shown.map(({ teamId, rank }) => ({ teamId, rank }))).toEqual(expected)
          expect(await decide(platform, passage)).toBe(true)
          expect(await stored(passage.schedule.id)).toEqual(expected)
          const moved = await platform.db
            .select({ id: teams.id })
            .from(teams)
            .where(eq(teams.scheduleId, passage.next.id))
          expect(new Set(moved.map(({ id }) => id))).toEqual(new Set(expected.map(({ teamId }) => teamId)))
        },
      ),
      { numRuns: 20 },
    )
  })

  test('runs as many statements for hundreds of teams as for a few, and notifies all of them', async () => {
    const { platform } = harness.api
    await notifyPromoted(platform)
    const promote = async (count: number) => {
      const entries = Array.from({ length: count }, (_, index) => ({ score: index, hour: 0, cheatStatus: 0 }))
      const { passage } = await dueWith(entries, 0)
      const decided = await countStatements(() => decide(platform, passage))
      const notified = await countStatements(() => notifyPromoted(platform))
      const told = await platform.db
        .select({ id: notices.recipientId })
        .from(notices)
        .where(eq(notices.subject, `promotion:${passage.schedule.id}`))
      expect(told).toHaveLength(count)
      // no statement carries the teams
      const values = [...decided.params.flat(), ...decided.texts]
      expect(Math.max(...values.map((value) => String(value).length))).toBeLessThan(1000)
      return [decided, notified].map(({ texts }) => texts.filter((text) => !/^(begin|commit)/.test(text)).length)
    }
    const few = await promote(3)
    expect(await promote(350)).toEqual(few)
    expect(few).toEqual([5, 5])
  })
})
