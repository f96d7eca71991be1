import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, HOUR, type Instant } from '@shulei/domain/base/time/instant.ts'
import { reviewerAccount } from '@shulei/domain/compete/review/access.ts'
import { totalOf } from '@shulei/domain/compete/review/criteria.ts'
import { demoPassword } from '@shulei/mocks/cast/people.ts'
import { type CastProject, castProjects, solutionContest } from '@shulei/mocks/cast/projects.ts'
import { castCriteria, reviewers as castReviewers, reviewerOf } from '@shulei/mocks/cast/reviewers.ts'
import { castSheets, castWishes } from '@shulei/mocks/cast/sheets.ts'
import { and, eq } from 'drizzle-orm'
import { competitionColumns, scheduleColumns } from '../competition-folder/store-competition.ts'
import { joinTexts, parseText } from '../competition-folder/texts.ts'
import { hashPassword } from '../src/modules/base/session/password.service.ts'
import { signupStates } from '../src/modules/compete/competition/signup.service.ts'
import { competitions, facets, schedules, signups } from '../src/modules/compete/competition/tables.ts'
import { assign, setUpReview } from '../src/modules/compete/review/operate/operate.service.ts'
import { recordEvents } from '../src/modules/compete/review/review.repo.ts'
import {
  type ProjectFile,
  projects,
  reviewers,
  reviewWishes,
  scoreSheets,
} from '../src/modules/compete/review/tables.ts'
import { foundTeam } from '../src/modules/compete/team/team.service.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { reward } from './built-in-competitions.ts'

/** Reviewers that each project should have. */
const PER_PROJECT = 3

const { id: competitionId, slug } = solutionContest

const text = (lang: string) => parseText(readFileSync(join(import.meta.dirname, 'texts', `${slug}.${lang}.md`), 'utf8'))

/** Projects were handed in until five days ago, and the review is under way for nine more days. */
function calendarOf(start: Instant) {
  const [opensAt, deadline] = [start - 5 * DAY, start + 9 * DAY]
  const handIn = { start: start - 50 * DAY, end: opensAt - 1000 }
  const span = { start: start - 55 * DAY, end: start + 20 * DAY }
  return { span, handIn, opensAt, deadline, publishedAt: start - 60 * DAY }
}

async function loadContest(tx: Tx, start: Instant, { raceId, sort }: { raceId: number; sort: number }) {
  const { span, handIn, opensAt, deadline, publishedAt } = calendarOf(start)
  const facts = {
    ...{
      slug,
      type: 2,
      format: 1,
      raceId,
      industries: ['energy'],
      reward,
      metric: 'review',
      teamMax: 5,
      isSeasonal: false,
    },
    text: joinTexts(text('zh-CN'), text('en-US')),
    calendar: { ...span, publishedAt, signup: { start: span.start, end: opensAt - DAY } },
    agreement: { cn: '', en: '' },
    scoring: { idColumn: '', predictionColumns: [], labels: [], maxBytes: 0, baselines: {} },
  }
  const tags = facts.text.tags.map(({ code, name }, index) => ({
    kind: 'tag' as const,
    code,
    name,
    sort: 1000 + index,
  }))
  await tx.insert(facets).values(tags).onConflictDoNothing()
  const at = new Date(publishedAt)
  await tx.insert(competitions).values({
    ...competitionColumns(facts, ''),
    ...{ id: competitionId, sort, createdAt: at, updatedAt: at },
  })
  const round = { title: '方案提交#Handing in', sort: 0, ...span, listA: handIn, listB: null, places: 0 }
  await tx.insert(schedules).values({ competitionId, ...scheduleColumns({ ...round, submissions: 3, errors: 3 }) })
  await setUpReview(tx, {
    ...{ competitionId, criteria: [...castCriteria], isBlind: true, perProject: PER_PROJECT },
    opensAt: new Date(opensAt),
    deadline: new Date(deadline),
  })
}

async function storeDocument({ files }: Platform, no: number, lang: 'cn' | 'en', body: string): Promise<ProjectFile> {
  const key = `projects/built-in/${no}-${lang}`
  await files.disk.put(key, body)
  const name = `${lang === 'cn' ? '方案' : 'plan'}.md`
  return { key, name, bytes: Buffer.byteLength(body), sha256: createHash('sha256').update(body).digest('hex') }
}

async function loadProject(tx: Tx, platform: Platform, project: CastProject, start: Instant): Promise<number> {
  const { no, team, title, summary, document } = project
  const joined = new Date(start - (52 - no) * DAY)
  const { name, manifesto, members } = team
  const teamId = await foundTeam(tx, { competitionId, name, manifesto, members, demo: true, at: joined })
  await tx.insert(signups).values(
    members.map(({ id: userId, organization, iden }) => ({
      ...{ competitionId, userId, agreementVersion: 1, form: { organization, iden, reason: '' } },
      state: members.length > 1 ? signupStates.inTeam : signupStates.alone,
      ...{ completedAt: joined, createdAt: joined, updatedAt: joined },
    })),
  )
  const submittedAt = new Date(start - (6 + ((no * 5) % 9)) * DAY - no * HOUR)
  const [row] = await tx
    .insert(projects)
    .values({
      ...{ competitionId, teamId, no, title, summary, submittedAt, createdAt: submittedAt },
      userId: members[0]?.id ?? 0,
      document: await storeDocument(platform, no, 'cn', document.cn),
      documentEn: await storeDocument(platform, no, 'en', document.en),
      idempotencyKey: `built-in-${no}`,
    })
    .returning({ id: projects.id })
  if (!row) throw new Error('a project was not stored')
  return row.id
}

async function loadReviewers(tx: Tx, start: Instant): Promise<Map<string, number>> {
  const password = await hashPassword(demoPassword)
  const createdAt = new Date(start - 20 * DAY)
  const rows = await tx
    .insert(reviewers)
    .values(
      castReviewers.map(({ account, name, organization, role }) => ({
        ...{ competitionId, account: reviewerAccount(account), name, organization, role },
        ...{ password, demo: true, createdAt },
      })),
    )
    .returning({ id: reviewers.id, account: reviewers.account })
  return new Map(rows.map(({ id, account }) => [account, id]))
}

async function loadSheets(
  tx: Tx,
  ids: { reviewers: Map<string, number>; projects: readonly number[] },
  start: Instant,
) {
  const inTime = castSheets.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const { no, account, state, points: list, comment, hoursAgo } of inTime) {
    const [reviewerId, projectId] = [ids.reviewers.get(account), ids.projects[no - 1]]
    if (reviewerId === undefined || projectId === undefined) throw new Error(`no sheet of ${account} for ${no}`)
    const points = Object.fromEntries(castCriteria.map(({ key }, index) => [key, list[index] ?? null]))
    const [total, at] = [totalOf(castCriteria, points), new Date(start - hoursAgo * HOUR)]
    const updated = await tx
      .update(scoreSheets)
      .set({ state, points, comment, total, version: 1, savedAt: at })
      .where(and(eq(scoreSheets.reviewerId, reviewerId), eq(scoreSheets.projectId, projectId)))
      .returning({ id: scoreSheets.id })
    if (updated.length === 0) throw new Error(`project ${no} is not assigned to ${account}`)
    const actor = reviewerOf(account).name
    await recordEvents(tx, [{ competitionId, projectId, reviewerId, actor, kind: state, to: total, createdAt: at }])
  }
}

/** Loads the solution contest with its projects and a review that is under way. */
export async function loadReview(
  tx: Tx,
  platform: Platform,
  { start, raceId, sort }: { start: Instant; raceId: number; sort: number },
): Promise<void> {
  await loadContest(tx, start, { raceId, sort })
  const ids: number[] = []
  for (const project of castProjects) ids.push(await loadProject(tx, platform, project, start))
  const accounts = await loadReviewers(tx, start)
  await assign(tx, { competitionId, at: new Date(start - 5 * DAY) })
  await loadSheets(tx, { reviewers: accounts, projects: ids }, start)
  await tx.insert(reviewWishes).values(
    castWishes.map(({ no, account, kind }) => ({
      ...{ projectId: ids[no - 1] ?? 0, reviewerId: accounts.get(account) ?? 0, kind },
      createdAt: new Date(start - 2 * DAY),
    })),
  )
}
