import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { castCriteria } from '@shulei/mocks/cast/reviewers.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { addReviewer, assign, setUpReview } from '../../../src/modules/compete/review/operate/operate.service.ts'
import { projects } from '../../../src/modules/compete/review/tables.ts'
import { foundTeam } from '../../../src/modules/compete/team/team.service.ts'
import type { TestApi, TestPerson, Visitor } from '../../harness.ts'
import { addCompetition } from '../competition/add-competition.ts'

export const password = 'a-long-password'
export const comment = '论证扎实，建议补充夏季变压器温升下的裕度敏感性。'
export const full = { problem: 12, method: 20, evidence: 18, practice: 21, writing: 8 }

let made = 0

/** A solution contest whose review opens at `opensIn` and ends at `endsIn`, in days from the test's clock. */
export async function addContest(api: TestApi, { opensIn = -1, endsIn = 5, isBlind = true } = {}): Promise<number> {
  const competitionId = await addCompetition(api, { type: 2, metric: 'review' })
  const at = (days: number) => new Date(api.clock.now() + days * DAY)
  await api.platform.db.transaction((tx) =>
    setUpReview(tx, {
      ...{ competitionId, criteria: [...castCriteria], isBlind, perProject: 3 },
      opensAt: at(opensIn),
      deadline: at(endsIn),
    }),
  )
  return competitionId
}

/** A team of one with a sign-up for a contest, and with a project where `no` is given. */
export async function addTeam(
  api: TestApi,
  competitionId: number,
  { no, organization = '' }: { no?: number; organization?: string } = {},
): Promise<{ person: TestPerson; teamId: number; projectId: number }> {
  made += 1
  // teams may be added at once, so that the count goes on while this one waits
  const own = made
  const person = await api.person()
  const { db, files } = api.platform
  const now = api.clock.now()
  const teamId = await db.transaction((tx) =>
    foundTeam(tx, {
      ...{ competitionId, name: `方案队 ${own}`, manifesto: '', members: [{ id: person.id, name: person.name }] },
      demo: false,
      at: new Date(now),
    }),
  )
  await db.insert(signups).values({
    ...{ competitionId, userId: person.id, state: 3, form: { organization, iden: 2, reason: '' } },
    completedAt: new Date(now),
  })
  if (no === undefined) return { person, teamId, projectId: 0 }
  const document = { key: `projects/test-${own}`, name: '队名在此.md', bytes: 12, sha256: 'x' }
  await files.disk.put(document.key, '## 问题\n\n<script>alert(1)</script>做法')
  const [row] = await db
    .insert(projects)
    .values({
      ...{ competitionId, teamId, userId: person.id, no, document, idempotencyKey: `key-${own}` },
      title: { cn: `方案 ${no}`, en: '' },
      summary: { cn: '摘要', en: '' },
      submittedAt: new Date(now - no * 1000),
      createdAt: new Date(now),
    })
    .returning({ id: projects.id })
  return { person, teamId, projectId: row?.id ?? 0 }
}

/** A reviewer of a contest, signed in by their own sign-in. */
export async function addSignedIn(
  api: TestApi,
  competitionId: number,
  role: 0 | 1 | 2 | 3,
  organization = '',
): Promise<{ account: string; visitor: Pick<Visitor, 'request'> & { send: Visitor['send'] }; cookie: string }> {
  made += 1
  const account = `reviewer-${made}`
  await api.platform.db.transaction((tx) =>
    addReviewer(
      tx,
      { competitionId, account, name: `评委 ${made}`, organization, role, password },
      new Date(api.clock.now()),
    ),
  )
  return { account, ...(await signIn(api, account)) }
}

/** Signs a reviewer in; answers a visitor with their cookie. */
export async function signIn(api: TestApi, account: string, typed = password) {
  const answer = await api.request('/api/spic-review/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: typed }),
  })
  if (answer.status !== 200) throw new Error(`the sign-in answered ${answer.status}`)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, visitor: api.withCookie(cookie) }
}

/** Assigns the reviewers of a contest. */
export const assignAll = (api: TestApi, competitionId: number) =>
  api.platform.db.transaction((tx) => assign(tx, { competitionId, at: new Date(api.clock.now()) }))

/** Saves a sheet as final. */
export const finish = (visitor: Pick<Visitor, 'send'>, id: number, points: Record<string, number> = full) =>
  visitor.send(refs.saveScore, { params: { id }, body: { version: 0, points, comment, final: true } })
