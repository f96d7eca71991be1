import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { schedules, signups } from '../../../../src/modules/compete/competition/tables.ts'
import { commitments } from '../../../../src/modules/compete/proof/tables.ts'
import { projects } from '../../../../src/modules/compete/review/tables.ts'
import { bestScores, boardStates, quotaLines, submissions } from '../../../../src/modules/compete/submission/tables.ts'
import { teamFlags, teamMembers, teams } from '../../../../src/modules/compete/team/tables.ts'
import { foundTeam } from '../../../../src/modules/compete/team/team.service.ts'
import { discussionPosts, discussionTopics } from '../../../../src/modules/publish/discussion/tables.ts'
import { addCompetition } from '../../../compete/competition/add-competition.ts'
import { addContest, addTeam } from '../../../compete/review/review-harness.ts'
import type { Engine } from '../../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../../harness.ts'
import { addMicrosite, recordOf } from '../record.ts'

/** A competition and a contest of one microsite, with two teams that have scores on both lists. */
export interface Scene {
  api: TestApi
  organizer: TestPerson
  stranger: TestPerson
  competition: number
  contest: number
  schedule: number
  teams: [first: number, second: number]
  /** The instant this many days from the present. */
  at(days: number): number
}

/** Days from the present at which the first team was scored, with the score; smaller is better. */
const scored = [
  [
    [-7, 5],
    [-2, 3],
  ],
  [[-5, 4]],
] as const

/** A list B score that nobody may see before list B opens. */
export const secretScore = 0.123456

export async function openScene(engine: Engine): Promise<Scene> {
  const api = await openApi(engine)
  const { db } = api.platform
  const at = (days: number) => api.clock.now() + days * DAY
  const date = (days: number) => new Date(at(days))
  const [organizer, stranger] = [await api.person({ name: '简书年' }), await api.person()]
  const competition = await addCompetition(api)
  const contest = await addContest(api)
  await addTeam(api, contest, { no: 1 })
  await db
    .update(teams)
    .set({ createdAt: date(-6) })
    .where(eq(teams.competitionId, contest))
  await db
    .update(teamMembers)
    .set({ joinedAt: date(-6) })
    .where(eq(teamMembers.competitionId, contest))
  // the rules of result files are read from the solution
  await api.platform.files.disk.put('solutions/none.csv', 'id,y,list\n1,2,A\n2,3,B\n')
  await db
    .update(projects)
    .set({ createdAt: date(-5), submittedAt: date(-5) })
    .where(eq(projects.competitionId, contest))
  const record = recordOf()
  const [track] = record.tracks.items
  if (!track) throw new Error('the record has no track')
  const items = [competition, contest].map((competitionId) => ({ ...track, competitionId }))
  await addMicrosite(api, {
    ...{ name: 'wave', kind: 'special', members: [organizer.id], publishedAt: at(-12) },
    record: { tracks: { ...record.tracks, items } } as never,
  })
  const [row] = await db.select({ id: schedules.id }).from(schedules).where(eq(schedules.competitionId, competition))
  const schedule = row?.id ?? 0
  await db
    .update(schedules)
    .set({ sourceStartTime: date(13), sourceEndTime: date(16) })
    .where(eq(schedules.id, schedule))

  const own: number[] = []
  for (const [i, points] of scored.entries()) {
    const person = await api.person()
    const members = [{ id: person.id, name: person.name }]
    const values = {
      competitionId: competition,
      name: `队伍 ${i + 1}`,
      manifesto: '',
      members,
      demo: false,
      at: date(-8),
    }
    const teamId = await db.transaction((tx) => foundTeam(tx, values))
    own.push(teamId)
    const signup = {
      competitionId: competition,
      userId: person.id,
      state: 4,
      completedAt: date(-8),
      createdAt: date(-8),
    }
    await db.insert(signups).values(signup)
    for (const [no, [days, score]] of points.entries()) {
      const [submission] = await db
        .insert(submissions)
        .values({
          ...{ competitionId: competition, scheduleId: schedule, teamId, userId: person.id, no: no + 1 },
          ...{
            idempotencyKey: `${i}-${no}`,
            list: 'A',
            status: 'scored',
            scoreA: score,
            scoreB: secretScore,
            share: true,
          },
          resultFile: { key: 'results/none.csv', name: 'a.csv', bytes: 1, sha256: 'x' },
          ...{ createdAt: date(days), scoredAt: date(days) },
        })
        .returning({ id: submissions.id })
      const submissionId = submission?.id ?? 0
      const day = date(days).toISOString().slice(0, 10)
      const line = { submissionId, teamId, scheduleId: schedule, userId: person.id, day, createdAt: date(days) }
      await db.insert(quotaLines).values({ ...line, kind: 'use' })
      if (no < points.length - 1) continue
      const best = {
        scheduleId: schedule,
        teamId,
        submissionId,
        at: date(days),
        submits: no + 1,
        lastSubmitAt: date(days),
      }
      const history = points.map(([day, value]) => ({ at: date(day).toISOString(), score: value }))
      await db.insert(bestScores).values([
        { ...best, stage: 0, score, merit: -score, rank: i + 1, history },
        { ...best, stage: 1, score: secretScore, merit: -secretScore, rank: i + 1, history: [] },
      ])
    }
  }
  for (const stage of [0, 1]) {
    const ranked = { changes: 2, rankedChanges: 2, total: 2, rankedAt: date(-1) }
    await db.insert(boardStates).values({ scheduleId: schedule, stage, ...ranked })
  }
  const [first = 0, second = 0] = own
  await db.update(teams).set({ cheatStatus: 1 }).where(eq(teams.id, second))
  const reason = { cn: '疑似', en: '' }
  await db
    .insert(teamFlags)
    .values({ teamId: second, kind: 'sharedResults', status: 1, reason, evidence: reason, createdAt: date(-1) })
  const [topic] = await db
    .insert(discussionTopics)
    .values({ competitionId: competition, title: '潮位怎么对齐', createdAt: date(-6), replies: 1, lastAt: date(-3) })
    .returning({ id: discussionTopics.id })
  const topicId = topic?.id ?? 0
  await db.insert(discussionPosts).values([
    { topicId, no: 0, content: '<p>问</p>', createdAt: date(-6) },
    { topicId, no: 1, content: '<p>答</p>', createdAt: date(-3) },
  ])
  await db.insert(commitments).values({
    ...{ competitionId: competition, sha256: 'a'.repeat(64), salt: 'secret-salt', solutionKey: 'solutions/none.csv' },
    ...{ settings: {} as never, solutionSha256: 'b'.repeat(64), solutionBytes: 1, beforeFirst: true },
    committedAt: date(-11),
  })
  return { api, organizer, stranger, competition, contest, schedule, teams: [first, second], at }
}
