import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Data, Envelope } from '@shulei/contract/call.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import * as deskCalls from '@shulei/contract/host/desk/calls.ts'
import type { hostCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { mayDo } from '@shulei/domain/host/desk/roles.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFolder } from '../../competition-folder/check-folder.ts'
import { exportFolder } from '../../competition-folder/export-folder.ts'
import { updateFolder } from '../../competition-folder/update-folder.ts'
import { describeConcurrent, engines, openApi, type TestApi, type TestPerson } from '../harness.ts'
import { ROUNDS_TO_FAIL } from '../rounds.ts'

const weather = readFileSync(
  join(import.meta.dirname, '../../node_modules/vega-datasets/data/seattle-weather.csv'),
  'utf8',
)
type Values = Data<typeof deskCalls.deskValues>['values']

/** Two people write another title each upon the same values at the same moment. Answers the refusal of each, or null. */
const twoTitles = (id: number, base: Values, people: readonly Pick<TestApi, 'send'>[]) =>
  Promise.all(
    people.map((one, at) => {
      const title = { cn: `${base.title.cn.slice(0, 5)} ${at} ${randomUUID().slice(0, 8)}`, en: base.title.en }
      return one.send(refs.changeDeskValues, { params: { id }, body: { ...base, title, base } }).then(
        () => null,
        (error: { errno: string; data: unknown }) => error,
      )
    }),
  )

async function makeCompetition(api: TestApi, by: TestPerson, title = '西雅图的天气') {
  const form = new FormData()
  const choice = { title, targetColumn: 'weather', metric: 'accuracy', days: '7', gate: 'none' }
  for (const [key, value] of Object.entries(choice)) form.set(key, value)
  form.set('table', new File([weather], 'table.csv'))
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await api.as(by).request('/api/host/competitions', { method: 'POST', body: form, headers })
  return ((await answer.json()) as Envelope<Data<typeof hostCompetition>>).data
}

describe.each(engines)('the desk of a competition on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let coHost: TestPerson
  let moderator: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    ;[owner, coHost, moderator] = [await api.person(), await api.person(), await api.person()]
  })
  afterAll(() => api.close())

  const make = (by = owner, title?: string) => makeCompetition(api, by, title)
  /** A competition with a co-host and a moderator. */
  const staffed = async () => {
    const made = await make()
    const giving = (userId: number) => ({ params: { id: made.id, userId } })
    await api.as(owner).send(refs.giveDeskRole, { ...giving(coHost.id), body: { role: 'coHost' } })
    await api.as(owner).send(refs.giveDeskRole, { ...giving(moderator.id), body: { role: 'moderator' } })
    return made
  }
  const signUp = async ({ id, code }: { id: number; code: string }, organization = '某某中学') => {
    const person = await api.person()
    const one = api.as(person)
    await one.send(refs.privateVerify, { params: { id }, body: { code } })
    await one.send(refs.signUp, { params: { id }, body: {} })
    const body = { teamName: `三班 ${person.id}`, organization, iden: 1 as const }
    await one.send(refs.saveEntryForm, { params: { id }, body })
    return person
  }
  const reason = async (sent: Promise<unknown>) =>
    sent.then(
      () => null,
      (error) => errorByErrno.get(error.errno) ?? error,
    )
  const valuesOf = async (id: number, by = owner) => (await api.as(by).send(refs.deskValues, { params: { id } })).values
  const change = (id: number, body: Values & { base?: Partial<Values> }, by = owner) =>
    api.as(by).send(refs.changeDeskValues, { params: { id }, body })
  const noticesOf = async (person: TestPerson) =>
    (await api.as(person).send(refs.allNotices, { query: {} })).list.map(({ title }) => title.cn)

  test('answers each call to the roles that reach so far, and to nobody else', async () => {
    const { id } = await staffed()
    const [outsider, other] = [await api.person(), await api.person()]
    await make(other, '另一场')
    const values = await valuesOf(id)
    const texts = { title: { cn: '公告', en: '' }, text: { cn: '正文', en: '' } }
    const bodies: Record<string, object> = {
      changeDeskValues: values,
      announce: { audience: 'all', ...texts },
      giveDeskRole: { role: 'moderator' },
    }
    const deeds: Record<string, Parameters<typeof mayDo>[1]> = {
      changeDeskValues: 'change',
      announce: 'announce',
      giveDeskRole: 'giveRoles',
      takeDeskRole: 'giveRoles',
    }
    for (const [name, call] of Object.entries(deskCalls)) {
      const path = call.path.replace('{id}', String(id)).replace('{userId}', String(outsider.id))
      const ask = async (by: TestPerson | null) => {
        const send = by ? api.as(by) : api
        const body = bodies[name]
        const answer = await send.request(path, {
          method: call.method,
          ...(body ? { body: JSON.stringify(body) } : {}),
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        })
        if (answer.headers.get('content-type')?.startsWith('text/csv')) return 'answered'
        const { errno } = (await answer.json()) as Envelope<unknown>
        return errno ? errorByErrno.get(errno) : 'answered'
      }
      const seen = [await ask(null), await ask(outsider), await ask(other)]
      expect([name, ...seen]).toEqual([name, 'loginFirst', 'notFound', 'notFound'])
      for (const [role, person] of [
        ['moderator', moderator],
        ['coHost', coHost],
      ] as const) {
        const may = mayDo(role, deeds[name] ?? 'see')
        // nobody has signed up, so that an announcement that is allowed reaches nobody
        const allowed = name === 'announce' ? 'announcementNobody' : 'answered'
        expect([name, role, await ask(person)]).toEqual([name, role, may ? allowed : 'forbidden'])
      }
    }
  })

  test('changes texts, times and rules; the page, the folder, the log and the people know of it', async () => {
    const made = await staffed()
    const { id } = made
    const student = await signUp(made)
    const before = await valuesOf(id)
    const after: Values = {
      ...before,
      title: { cn: '西雅图 天气', en: 'Seattle weather' },
      sections: before.sections.map((one, at) =>
        at === 1 ? { cn: '## 不行', en: '### Task\n\n**bold** <b onclick="x">b</b>\n\n```\n## code\n```' } : one,
      ),
      faq: [...before.faq, { question: { cn: '有奖吗？', en: 'A prize?' }, answer: { cn: '没有。', en: 'No.' } }],
      gate: 'profile',
      teamMax: 3,
      dailySubmissions: 7,
      turn: new Date(Date.parse(before.turn) + DAY).toISOString(),
      end: new Date(Date.parse(before.end) + 2 * DAY).toISOString(),
    }
    // a heading of the page inside of a section would end it
    const refused = await change(id, after).catch((error) => error)
    expect(refused).toMatchObject({ data: { faults: [{ code: 'heading', path: ['sections', 1, 'cn'] }] } })
    after.sections = after.sections.map((one) => ({ ...one, cn: one.cn.replace('## 不行', '### 任务') }))
    const { changed } = await change(id, { ...after, base: before }, coHost)
    expect(changed).toEqual(['title', 'sections', 'faq', 'gate', 'teamMax', 'dailySubmissions', 'turn', 'end'])
    expect(await valuesOf(id)).toEqual(after)

    const page = await api.as(student).send(refs.competitionProfile, { params: { id }, query: {} })
    expect(page).toMatchObject({ gate: 'profile', title: after.title })
    const { sections } = await api
      .as(student)
      .send(refs.competitionSections, { params: { id }, query: { part: 'sections' } })
    expect(JSON.stringify(sections)).toContain('<strong>bold</strong>')
    expect(JSON.stringify(sections)).not.toContain('onclick')
    expect(await noticesOf(student)).toContain('“西雅图 天气”延长了')

    const { list } = await api.as(moderator).send(refs.deskActs, { params: { id }, query: {} })
    expect(list.filter(({ act }) => act === 'changed').map(({ facts }) => facts.field)).toEqual([...changed].reverse())
    expect(list.find(({ facts }) => facts.field === 'teamMax')).toMatchObject({
      ...{ by: coHost.name, role: 'coHost' },
      facts: { before: 5, after: 3 },
    })

    // the folder is that of the competition now: it is green, and would change nothing
    const scratch = mkdtempSync(join(tmpdir(), 'desk-'))
    try {
      const folder = join(scratch, 'folder')
      await exportFolder(api.platform, String(id), folder)
      const { findings, checked } = await checkFolder(folder)
      expect(findings).toEqual([])
      if (!checked) throw new Error('the folder is not green')
      const plan = await updateFolder(api.platform, checked, { isWanted: false })
      expect([plan.changes, plan.refusals]).toEqual([[], []])
    } finally {
      rmSync(scratch, { recursive: true })
    }
  })

  test('keeps a change that another one made meanwhile, and says what is stored', async () => {
    const { id } = await staffed()
    const base = await valuesOf(id)
    const answers = await twoTitles(id, base, [api.as(owner), api.as(coHost)])
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    const { title } = await valuesOf(id)
    const refused = answers.find((one) => one !== null)
    expect([errorByErrno.get(refused?.errno ?? ''), refused?.data]).toMatchObject([
      'valuesStale',
      { current: { title } },
    ])
  })

  test('refuses times that take back what people have seen, and an empty text', async () => {
    const { id } = await make()
    const values = await valuesOf(id)
    const at = (offset: number) => new Date(api.clock.now() + offset).toISOString()
    const codes = async (more: Partial<Values>) => {
      const error = await change(id, { ...values, ...more }).catch((one) => one)
      return error?.data?.faults?.map(({ code, path }: { code: string; path: string[] }) => [code, ...path])
    }
    expect(await codes({ end: at(-HOUR) })).toEqual([['endPassed', 'end']])
    expect(await codes({ end: at(500 * DAY) })).toEqual([['endFar', 'end']])
    expect(await codes({ turn: at(7 * DAY) })).toEqual([['turnLate', 'turn']])
    expect(await codes({ turn: at(-HOUR) })).toEqual([['turnEarly', 'turn']])
    expect(await codes({ title: { cn: ' \u200b', en: 'x' } })).toEqual([['empty', 'title', 'cn']])
    expect(await codes({ summary: { cn: 'x', en: '' } })).toEqual([['english', 'summary', 'en']])
    api.clock.advance(Date.parse(values.turn) + HOUR - api.clock.now())
    expect(await codes({ turn: at(HOUR) })).toEqual([['turnPassed', 'turn']])
  })

  test('tells its people something, each once', async () => {
    const made = await staffed()
    const { id } = made
    const [busy, idle] = [await signUp(made), await signUp(made)]
    const form = new FormData()
    const data = await api.as(owner).send(refs.competitionData, { params: { id }, query: { part: 'data' } })
    const dataset = data.datasets[0]
    const sample = dataset?.files.find(({ name }) => name === 'sample_submission.csv')
    await api.as(owner).send(refs.acceptProtocol, { params: { id }, body: { accept: true } })
    const content = await (await api.as(owner).request(`/api/datasets/${dataset?.id}/files/${sample?.id}`)).text()
    form.set('resultFile', new File([content], 'result.csv'))
    await api.as(busy).request(`/api/competitions/${id}/uploads`, { method: 'POST', body: form })
    const { audiences } = await api.as(moderator).send(refs.announcements, { params: { id } })
    expect(audiences).toEqual({ all: 2, idle: 1 })
    const send = (body: object, key = randomUUID()) =>
      api.as(moderator).request(`/api/host/competitions/${id}/announcements`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      })
    const told = { title: { cn: '明天答疑', en: '' }, text: { cn: '三点\n<b>二号</b>教室', en: '' } }
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => send({ audience: 'idle', ...told }, key)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = await Promise.all(twice.map((one) => one.json() as Promise<Envelope<{ people: number }>>))
    expect([first?.data.people, second?.data]).toEqual([1, first?.data])
    const titles = await Promise.all([busy, idle].map(noticesOf))
    expect(titles.map((list) => list.filter((title) => title === '明天答疑').length)).toEqual([0, 1])
    const empty = (await (
      await send({ audience: 'all', ...told, text: { cn: ' ', en: '' } })
    ).json()) as Envelope<unknown>
    expect([errorByErrno.get(empty.errno ?? ''), empty.data]).toEqual(['announcementEmpty', { fields: ['text.cn'] }])
    const { list } = await api.as(owner).send(refs.announcements, { params: { id } })
    expect(list).toMatchObject([{ by: moderator.name, audience: 'idle', people: 1, ...told }])
  })

  test('gives roles to others, who run it and do not compete, and takes them back', async () => {
    const made = await staffed()
    const { id } = made
    const student = await signUp(made)
    const role = (userId: number, by = owner) =>
      reason(api.as(by).send(refs.giveDeskRole, { params: { id, userId }, body: { role: 'coHost' } }))
    expect(await role(student.id)).toBe('deskCompetes')
    expect(await role(owner.id)).toBe('deskOwner')
    expect(await role(999_999_999)).toBe('notFound')
    expect(await reason(api.as(coHost).send(refs.signUp, { params: { id }, body: {} }))).toBe('organizersDoNotCompete')
    const mine = async (by: TestPerson) =>
      (await api.as(by).send(refs.hostedCompetitions, {})).list.find((one) => one.id === id)
    expect([await mine(coHost), await mine(moderator)]).toMatchObject([
      { role: 'coHost', code: made.code },
      { role: 'moderator', code: null },
    ])
    const take = (userId: number, by: TestPerson) =>
      reason(api.as(by).send(refs.takeDeskRole, { params: { id, userId } }))
    expect(await take(owner.id, owner)).toBe('deskOwner')
    expect(await take(moderator.id, coHost)).toBe('forbidden')
    expect(await take(moderator.id, moderator)).toBeNull()
    expect(await take(coHost.id, owner)).toBeNull()
    expect([await mine(coHost), await mine(moderator)]).toEqual([undefined, undefined])
    const { members } = await api.as(owner).send(refs.desk, { params: { id } })
    expect(members.map(({ person, role: one }) => [person.id, one])).toEqual([[owner.id, 'owner']])
  })

  test('shows figures and people, also as a file that runs no formula', async () => {
    const made = await make()
    const { id } = made
    const student = await signUp(made, '=HYPERLINK("http://x")')
    const { funnel, days, code } = await api.as(owner).send(refs.desk, { params: { id } })
    expect(funnel).toEqual({ opened: 1, signedUp: 1, teams: 1, submitted: 0, scored: 0 })
    expect([days.length, days.at(-1), code]).toMatchObject([14, { people: 1, submissions: 0 }, made.code])
    const people = (find: string) => api.as(owner).send(refs.deskPeople, { params: { id }, query: { find } })
    expect(await people('三班')).toMatchObject({ total: 1, list: [{ person: { id: student.id }, score: null }] })
    expect(await people('%')).toEqual({ total: 0, list: [] })
    const file = await (await api.as(owner).request(`/api/host/competitions/${id}/people.csv`)).text()
    expect(file).toContain('"\'=HYPERLINK(""http://x"")"')
  })

  test('takes as many people as its limit, at the same moment too', async () => {
    const { id, code } = await make()
    await api.platform.db.execute(sql`update competitions set people_max = 3 where id = ${id}`)
    const people = await Promise.all(Array.from({ length: 8 }, () => api.person()))
    for (const person of people) await api.as(person).send(refs.privateVerify, { params: { id }, body: { code } })
    const join = (person: TestPerson) => reason(api.as(person).send(refs.signUp, { params: { id }, body: {} }))
    const ends = await Promise.all(people.map(join))
    expect(ends.toSorted()).toEqual([...Array(5).fill('competitionFull'), null, null, null])
    // who is in stays in
    expect(await join(people[ends.indexOf(null)] as TestPerson)).toBeNull()
  })

  test('has a log that nobody changes', async () => {
    const { id } = await make()
    const { db } = api.platform
    await expect(
      db.execute(sql`update competition_acts set act = 'announced' where competition_id = ${id}`),
    ).rejects.toThrow()
    await expect(db.execute(sql`delete from competition_acts where competition_id = ${id}`)).rejects.toThrow()
    const { list } = await api.as(owner).send(refs.deskActs, { params: { id }, query: {} })
    expect(list).toMatchObject([{ act: 'made', by: owner.name, role: 'owner' }])
  })
})

/** on PostgreSQL only: the embedded database runs transactions one after another and hides the race */
describeConcurrent('two people at one desk without the lock of its competition', (engine) => {
  let api: TestApi
  const { query } = pg.Client.prototype
  beforeAll(async () => {
    api = await openApi(engine)
    pg.Client.prototype.query = function (this: pg.Client, config: unknown, ...rest: unknown[]) {
      const isStatement = typeof config === 'object' && config !== null && 'text' in config
      const changed = isStatement
        ? Object.assign(config, { text: String(config.text).replace(/ for (no key )?update$/i, '') })
        : config
      return (query as (...args: unknown[]) => unknown).call(this, changed, ...rest)
    } as typeof query
  })
  afterAll(async () => {
    pg.Client.prototype.query = query
    await api.close()
  })

  test('let more people in than it takes', async () => {
    const { id, code } = await makeCompetition(api, await api.person())
    let most = 0
    for (let round = 0; round < ROUNDS_TO_FAIL && most < 2; round++) {
      await api.platform.db.execute(sql`
        update competitions set people_max = 1 + (select count(*) from signups where competition_id = ${id}) where id = ${id}`)
      const people = await Promise.all(Array.from({ length: 8 }, () => api.person()))
      for (const person of people) await api.as(person).send(refs.privateVerify, { params: { id }, body: { code } })
      const ends = await Promise.allSettled(
        people.map((person) => api.as(person).send(refs.signUp, { params: { id }, body: {} })),
      )
      most = Math.max(most, ends.filter(({ status }) => status === 'fulfilled').length)
    }
    expect(most).toBeGreaterThan(1)
  })

  test('overwrite each other unseen', async () => {
    const [owner, coHost] = [await api.person(), await api.person()]
    const { id } = await makeCompetition(api, owner)
    const params = { id, userId: coHost.id }
    await api.as(owner).send(refs.giveDeskRole, { params, body: { role: 'coHost' } })
    let most = 0
    for (let round = 0; round < ROUNDS_TO_FAIL && most < 2; round++) {
      const { values } = await api.as(owner).send(refs.deskValues, { params: { id } })
      const answers = await twoTitles(id, values, [api.as(owner), api.as(coHost)])
      most = Math.max(most, answers.filter((one) => one === null).length)
    }
    expect(most).toBe(2)
  })
})
