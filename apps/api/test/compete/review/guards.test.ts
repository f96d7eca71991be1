import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { REVIEW_SESSION_DAYS } from '@shulei/domain/compete/review/access.ts'
import { castCriteria } from '@shulei/mocks/cast/reviewers.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewsCommand } from '../../../commands/reviews.ts'
import {
  addReviewer,
  changeReviewer,
  setUpReview,
} from '../../../src/modules/compete/review/operate/operate.service.ts'
import { projects, reviewerSessions, reviewSettings } from '../../../src/modules/compete/review/tables.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { addCompetition } from '../competition/add-competition.ts'
import {
  addContest,
  addSignedIn,
  addTeam,
  assignAll,
  comment,
  finish,
  full,
  password,
  signIn,
} from './review-harness.ts'

type Reviewer = Awaited<ReturnType<typeof addSignedIn>>

const sheet = { version: 0, points: { problem: 10 }, comment: '', final: false }
const save = ({ visitor }: Reviewer, id: number, body = sheet) => visitor.send(refs.saveScore, { params: { id }, body })
const wish = ({ visitor }: Reviewer, id: number) =>
  visitor.send(refs.saveWish, { params: { id }, body: { wish: 'want' } })
const details = ({ visitor }: Reviewer, id: number) => visitor.send(refs.reviewDetails, { params: { id }, query: {} })
const projectsOf = ({ visitor }: Reviewer) => visitor.send(refs.reviewSubmits, { query: {} })
const csvOf = async ({ visitor }: Reviewer) => (await visitor.request('/api/spic-review/export')).text()

describe.each(oneEngine)('guards of reviews on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  const operate = (...words: (string | number)[]) => reviewsCommand(api.platform, words.map(String), api.clock.now)
  const documentOf = async ({ visitor }: Reviewer, id: number) =>
    (await visitor.request(`/api/spic-review/submits/${id}/document`)).status

  it('keep the project of another reviewer and of another contest away from every call', async () => {
    const id = await addContest(api)
    const mine = await addTeam(api, id, { no: 1, organization: '甲所' })
    const theirs = await addTeam(api, id, { no: 2, organization: '乙所' })
    const own = await addSignedIn(api, id, 2, '乙所')
    await addSignedIn(api, id, 2, '甲所')
    await assignAll(api, id)
    expect(await save(own, mine.projectId)).toMatchObject({ state: 'draft' })
    await expect(save(own, theirs.projectId)).rejects.toMatchObject({ errno: 'e42210' })
    await expect(details(own, theirs.projectId)).rejects.toMatchObject({ errno: 'e42210' })
    expect(await documentOf(own, theirs.projectId)).toBe(403)
    const none = await addSignedIn(api, id, 0)
    expect(await documentOf(none, mine.projectId)).toBe(403)

    const elsewhere = await addContest(api)
    const [wishing, head] = [await addSignedIn(api, elsewhere, 1), await addSignedIn(api, elsewhere, 3)]
    await expect(wish(wishing, mine.projectId)).rejects.toMatchObject({ http: 404 })
    await expect(details(head, mine.projectId)).rejects.toMatchObject({ http: 404 })
    expect(await documentOf(head, mine.projectId)).toBe(404)
    expect((await projectsOf(head)).list).toEqual([])
  })

  it('let role 1 alone wish and role 2 alone score, also with sheets of an earlier role', async () => {
    const id = await addContest(api)
    const { projectId } = await addTeam(api, id, { no: 1 })
    const scoring = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    for (const role of [0, 2, 3] as const) {
      await expect(wish(await addSignedIn(api, id, role), projectId)).rejects.toMatchObject({ http: 403 })
    }
    for (const role of [3, 1, 0]) {
      await operate('role', scoring.account, role)
      const again = { ...scoring, ...(await signIn(api, scoring.account)) }
      await expect(save(again, projectId)).rejects.toMatchObject({ errno: 'e42210' })
    }
  })

  it('take scores from the opening on, and wishes until the deadline or the results', async () => {
    const id = await addContest(api, { opensIn: 1, endsIn: 3 })
    const { projectId } = await addTeam(api, id, { no: 1 })
    const [scoring, wishing] = [await addSignedIn(api, id, 2), await addSignedIn(api, id, 1)]
    await assignAll(api, id)
    const begun = api.clock.now()
    try {
      api.clock.set(begun + DAY - 1)
      await expect(save(scoring, projectId)).rejects.toMatchObject({ errno: 'e42209' })
      api.clock.set(begun + DAY)
      expect(await save(scoring, projectId)).toMatchObject({ version: 1 })
      api.clock.set(begun + 3 * DAY - 1)
      expect(await wish(wishing, projectId)).toEqual({ wish: 'want' })
      api.clock.set(begun + 3 * DAY)
      await expect(wish(wishing, projectId)).rejects.toMatchObject({ errno: 'e42209' })
    } finally {
      api.clock.set(begun)
    }
    const early = await addContest(api)
    const project = await addTeam(api, early, { no: 1 })
    const [late, reviewer] = [await addSignedIn(api, early, 1), await addSignedIn(api, early, 2)]
    await assignAll(api, early)
    await finish(reviewer.visitor, project.projectId)
    await operate('publish', early)
    await expect(wish(late, project.projectId)).rejects.toMatchObject({ errno: 'e42209' })
  })

  it('show a draft to its reviewer alone: not to the head, in no export and not to the team', async () => {
    const id = await addContest(api)
    const { person, projectId } = await addTeam(api, id, { no: 1 })
    const [done, drafting, head] = [
      await addSignedIn(api, id, 2),
      await addSignedIn(api, id, 2),
      await addSignedIn(api, id, 3),
    ]
    await assignAll(api, id)
    const secret = '还没想好的一句评语，先记在这里，之后再改。'
    await save(done, projectId)
    await save(drafting, projectId, { ...sheet, comment: secret })
    await save(drafting, projectId, { ...sheet, version: 1, points: { problem: 12 }, comment: secret })
    await save(done, projectId, { version: 1, points: full, comment, final: true })
    const { sheets, events } = await details(head, projectId)
    // newest first: both saves of the draft, then the draft of the sheet that is final now
    expect(events?.flatMap(({ kind, from, to }) => (kind === 'draft' ? [[from, to]] : []))).toEqual([
      [null, null],
      [null, null],
      [null, 10],
    ])
    expect(sheets?.map(({ state, points, comment, total }) => ({ state, points, comment, total }))).toEqual([
      { state: 'final', points: full, comment, total: 79 },
      { state: 'draft', points: {}, comment: '', total: 0 },
    ])
    expect((await details(done, projectId)).sheets).toBeNull()
    const [row] = (await projectsOf(head)).list
    expect(row?.figures).toMatchObject({ assigned: 2, final: 1, mean: 79 })
    expect(row?.figures?.reviewers.map(({ total }) => total)).toEqual([79, null])
    const csv = await csvOf(head)
    expect(csv).toContain(comment)
    expect(csv).not.toContain(secret)
    await operate('publish', id, '--early')
    const { submit } = await api.as(person).send(refs.spicCompetition, { params: { id } })
    expect(submit?.result).toMatchObject({ score: 79, comments: [comment] })
  })

  it('name teams where the review is not blind, and those of a blind one after its results', async () => {
    const open = await addContest(api, { isBlind: false })
    const named = await addTeam(api, open, { no: 1, organization: '丙所' })
    const [scoring, head] = [await addSignedIn(api, open, 2), await addSignedIn(api, open, 3)]
    await assignAll(api, open)
    const team = { name: expect.stringContaining('方案队'), organizations: ['丙所'] }
    expect((await projectsOf(scoring)).list[0]?.team).toMatchObject(team)
    expect((await details(scoring, named.projectId)).team).toMatchObject(team)
    expect(await csvOf(head)).toContain('方案队')

    const blind = await addContest(api)
    const { projectId } = await addTeam(api, blind, { no: 1 })
    const [reviewer, chief] = [await addSignedIn(api, blind, 2), await addSignedIn(api, blind, 3)]
    await assignAll(api, blind)
    await finish(reviewer.visitor, projectId)
    expect((await details(chief, projectId)).team).toBeNull()
    expect(await csvOf(chief)).not.toContain('方案队')
    await operate('publish', blind)
    expect(await csvOf({ ...chief, ...(await signIn(api, chief.account)) })).toContain('方案队')
    expect((await details(chief, projectId)).team).toMatchObject({ name: expect.stringContaining('方案队') })
    const [row] = (await projectsOf(chief)).list
    expect(row?.team?.name).toContain('方案队')
    expect(row?.figures?.rank).toBe(1)
  })

  it('write no formula into the export', async () => {
    const id = await addContest(api)
    const { projectId } = await addTeam(api, id, { no: 1 })
    const head = await addSignedIn(api, id, 3)
    for (const text of ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1']) {
      await api.platform.db
        .update(projects)
        .set({ title: { cn: text, en: '' } })
        .where(eq(projects.id, projectId))
      const csv = await csvOf(head)
      expect(csv).toContain(`'${text.slice(0, 3)}`)
      expect(csv).not.toMatch(/(^|[\r\n,]|,")[=+@\t-]\D/)
    }
  })

  it('tell the second of two browsers with one account that the first has saved', async () => {
    const id = await addContest(api)
    const { projectId } = await addTeam(api, id, { no: 1 })
    const first = await addSignedIn(api, id, 2)
    await assignAll(api, id)
    const second = { ...first, ...(await signIn(api, first.account)) }
    expect(second.cookie).not.toBe(first.cookie)
    await save(first, projectId)
    await expect(save(second, projectId, { ...sheet, points: { problem: 3 } })).rejects.toMatchObject({
      errno: 'e42207',
      data: { version: 1, points: { problem: 10 } },
    })
    expect((await details(second, projectId)).sheet).toMatchObject({ version: 1, points: { problem: 10 } })
  })

  it('refuse what an operator must not do, and change nothing then', async () => {
    const at = (days: number) => new Date(api.clock.now() + days * DAY)
    const settings = { criteria: [...castCriteria], isBlind: true, perProject: 3, opensAt: at(-1), deadline: at(5) }
    const setUp = (competitionId: number, change = {}) =>
      api.platform.db.transaction((tx) => setUpReview(tx, { competitionId, ...settings, ...change }))
    await expect(setUp(await addCompetition(api))).rejects.toThrow('not a solution contest')
    const id = await addContest(api)
    const light = castCriteria.map((criterion) => ({ ...criterion, weight: criterion.weight / 2 }))
    await expect(setUp(id, { criteria: light })).rejects.toThrow('100')
    await expect(setUp(id, { deadline: at(-1) })).rejects.toThrow('before it opens')
    const add = (change: object) =>
      api.platform.db.transaction((tx) =>
        addReviewer(
          tx,
          { competitionId: id, account: 'some-one', name: '某', organization: '', role: 2, password, ...change },
          at(0),
        ),
      )
    await expect(add({ password: 'short' })).rejects.toThrow('8 characters')
    await expect(add({ name: ' ' })).rejects.toThrow('a name')
    await expect(add({ account: 'a b' })).rejects.toThrow('An account')
    await expect(add({ role: 4 })).rejects.toThrow('A role')
    const { projectId } = await addTeam(api, id, { no: 1 })
    const reviewer = await addSignedIn(api, id, 2)
    await expect(changeReviewer(api.platform, reviewer.account, { role: 4 })).rejects.toThrow('A role')
    await assignAll(api, id)
    await expect(operate('publish', id, '--early')).rejects.toThrow('No project')
    await setUp(id, { isBlind: false })
    await save(reviewer, projectId)
    const other = castCriteria.map((criterion) => ({ ...criterion, max: criterion.max * 2 }))
    await expect(setUp(id, { criteria: other })).rejects.toThrow('saved')
    // everything else can still be changed
    await setUp(id, { perProject: 2 })
    await save(reviewer, projectId, { ...sheet, version: 1, points: full, comment, final: true } as typeof sheet)
    await operate('publish', id)
    for (const words of [
      ['assign', id],
      ['assign', id, 1, reviewer.account],
      ['reopen', id, 1, reviewer.account],
      ['publish', id],
    ]) {
      await expect(operate(...words)).rejects.toThrow('published')
    }
    await expect(setUp(id)).rejects.toThrow('published')
    const [stored] = await api.platform.db.select().from(reviewSettings).where(eq(reviewSettings.competitionId, id))
    expect(stored).toMatchObject({ perProject: 2, criteria: castCriteria, publishedAt: expect.any(Date) })
  })
})

describe.each(oneEngine)('sessions of reviewers on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { limits: { ...raisedLimits(1000), reviewerAddress: {} } })
  })
  afterAll(() => api.close())
  const signedIn = async (cookie: string) =>
    (await api.withCookie(cookie).request('/api/spic-review/user/self')).status === 200
  const login = (account: string, { typed = password, cookie = '' } = {}) =>
    api.request('/api/spic-review/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ account, password: typed }),
    })

  it('end after seven days, by a sign-out, and when the browser signs in again', async () => {
    const { account, cookie } = await addSignedIn(api, await addContest(api), 2)
    const begun = api.clock.now()
    try {
      api.clock.set(begun + REVIEW_SESSION_DAYS * DAY - 1)
      expect(await signedIn(cookie)).toBe(true)
      api.clock.set(begun + REVIEW_SESSION_DAYS * DAY)
      expect(await signedIn(cookie)).toBe(false)
    } finally {
      api.clock.set(begun)
    }
    const next = await login(account, { cookie })
    const own = next.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect([await signedIn(cookie), await signedIn(own)]).toEqual([false, true])
  })

  it('are known by a cookie that no script reads and no other site sends, and whose token is not stored', async () => {
    const { account } = await addSignedIn(api, await addContest(api), 2)
    const line = (await login(account)).headers.getSetCookie().join()
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${REVIEW_SESSION_DAYS * 86_400}`]) {
      expect(line).toContain(part)
    }
    const token = /review-session=([\w-]{43});/.exec(line)?.[1] ?? ''
    expect(token).not.toBe('')
    const rows = await api.platform.db.select().from(reviewerSessions)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await signedIn(`shulei.review-session=${token}`)).toBe(true)
    for (const { tokenHash } of rows) expect(await signedIn(`shulei.review-session=${tokenHash}`)).toBe(false)
  })

  it('cannot be got by trying many accounts from one address', async () => {
    const { account } = await addSignedIn(api, await addContest(api), 2)
    // a right password does not count
    for (let i = 0; i < 3; i++) expect((await login(account)).status).toBe(200)
    for (let i = 0; i < limitTable.reviewerAddress.points; i++) {
      expect((await login(`nobody-${i}`, { typed: 'wrong' })).status).toBe(401)
    }
    expect((await login(account)).status).toBe(429)
  }, 60_000)
})
