import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionsOf } from '../../../src/modules/base/session/session.service.ts'
import { competitions, privateUnlocks } from '../../../src/modules/compete/competition/tables.ts'
import { projects } from '../../../src/modules/compete/review/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { completePerson } from '../../complete-person.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'
import { addCompetition } from '../competition/add-competition.ts'
import { addContest, addTeam } from './review-harness.ts'

interface Sent {
  title?: string
  summary?: string
  file?: File | null
  key?: string
  /** When the project that the page read was handed in. */
  base?: string
}

const markdown = (text = '## 问题\n\n先到先充。', name = '方案.md') => new File([text], name)

async function send(
  api: TestApi,
  person: TestPerson,
  id: number,
  { title = '有序充电', summary = '摘要', file, key, base }: Sent = {},
) {
  const form = new FormData()
  form.set('title', title)
  form.set('summary', summary)
  if (base !== undefined) form.set('base', base)
  if (file !== null) form.set('document', file ?? markdown())
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const answer = await api
    .as(person)
    .request(`/api/site/competitions/${id}/project`, { method: 'POST', body: form, headers })
  const { errno, data } = await answer.json()
  return { http: answer.status, errno, data }
}

describe.each(oneEngine)('projects of a solution contest on $name', (engine) => {
  let api: TestApi
  let id: number
  let team: Awaited<ReturnType<typeof addTeam>>
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addContest(api, { opensIn: 3 })
    team = await addTeam(api, id)
    await completePerson(api, team.person)
  })
  afterAll(() => api.close())
  const read = (person: TestPerson) => api.as(person).send(refs.spicCompetition, { params: { id } })

  it('are handed in, replaced without a new file, and read back by the own team alone', async () => {
    expect((await read(team.person)).submit).toBeNull()
    const first = await send(api, team.person, id, { key: 'one' })
    expect([first.http, first.data.no]).toEqual([200, 1])
    expect((await send(api, team.person, id, { key: 'one', title: '另一个' })).data.title.cn).toBe('有序充电')
    const second = await send(api, team.person, id, { title: '有序充电（修订）', file: null })
    expect(second.data).toMatchObject({
      no: 1,
      title: { cn: '有序充电（修订）', en: '' },
      document: { name: '方案.md' },
    })
    const file = await api.as(team.person).request(`/api/site/competitions/${id}/project/document`)
    expect([file.status, await file.text()]).toEqual([200, '## 问题\n\n先到先充。'])
    const stranger = await api.person()
    expect((await api.as(stranger).request(`/api/site/competitions/${id}/project/document`)).status).toBe(404)
    expect((await read(stranger)).submit).toBeNull()
    const { count } = await countStatements(() => read(team.person))
    expect(count).toBeLessThanOrEqual(4)
  })

  it('are refused with the present one when a team-mate has handed in since the page was read', async () => {
    const other = await addTeam(api, id)
    await completePerson(api, other.person)
    const first = await send(api, other.person, id, { base: '' })
    expect(first.http).toBe(200)
    api.clock.advance(1000)
    const base = first.data.submittedAt as string
    const second = await send(api, other.person, id, { title: '队友的', base, key: 'mate' })
    expect(second.http).toBe(200)
    for (const older of [base, '']) {
      const refused = await send(api, other.person, id, { title: '我的', base: older })
      expect([refused.errno, refused.data.current]).toEqual(['e40907', second.data])
    }
    // a repeat whose answer was lost gets the first answer
    expect((await send(api, other.person, id, { title: '队友的', base, key: 'mate' })).data).toEqual(second.data)
    const third = await send(api, other.person, id, { title: '两个人的', base: second.data.submittedAt })
    expect(third.data.title.cn).toBe('两个人的')
  })

  it.each<[string, Sent, number, string]>([
    ['without a title', { title: ' \u200b' }, 400, 'e42220'],
    ['with a long title', { title: '长'.repeat(61) }, 400, 'e42220'],
    ['without a summary', { summary: '' }, 400, 'e42221'],
    ['with half of a surrogate pair', { summary: 'a\0' }, 400, 'e42221'],
    ['without a document', { file: null }, 400, 'e42222'],
    ['of another type', { file: new File(['x'], 'plan.docx') }, 400, 'e42223'],
    ['whose name lies', { file: new File(['x'], 'plan.pdf') }, 400, 'e42223'],
    ['that is empty', { file: new File([''], 'plan.md') }, 400, 'e42223'],
    ['with NUL', { file: new File(['a\0b'], 'plan.md') }, 400, 'e42223'],
    ['above 10 MB', { file: new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(97)], 'plan.md') }, 413, 'e42224'],
  ])('are refused %s, and nothing of them stays', async (_, sent, http, errno) => {
    const other = await addTeam(api, id)
    await completePerson(api, other.person)
    const answer = await send(api, other.person, id, sent)
    expect([answer.http, answer.errno]).toEqual([http, errno])
    expect((await read(other.person)).submit).toBeNull()
  })

  it('are refused from people without a team, with gaps in their profile, and from the opening of the review on', async () => {
    expect((await send(api, await api.person(), id)).errno).toBe('e42005')
    const gap = await addTeam(api, id)
    expect((await send(api, gap.person, id)).errno).toBe('e42010')
    const begun = api.clock.now()
    api.clock.set(begun + 3 * DAY)
    expect((await send(api, team.person, id)).errno).toBe('e42006')
    api.clock.set(begun)
    expect((await api.as(team.person).request(`/api/competitions/${id}?part=submits`)).status).toBe(404)
    const files = await addCompetition(api)
    expect((await send(api, team.person, files)).http).toBe(404)
    expect((await api.request(`/api/spic/${files}`)).status).toBe(404)
  })

  it('are refused when the session ends while they arrive, and nothing of them stays', async () => {
    const leaving = await addTeam(api, id)
    await completePerson(api, leaving.person)
    const form = new FormData()
    for (const [name, value] of Object.entries({ title: '有序充电', summary: '摘要' })) form.set(name, value)
    form.set('document', markdown())
    const whole = new Response(form)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const pull = async (controller: ReadableStreamDefaultController) => {
      await api.platform.database.raw.query('delete from sessions where user_id = $1', [leaving.person.id])
      sessionsOf(api.platform).forget()
      controller.enqueue(bytes)
      controller.close()
    }
    // without a high-water mark, nothing is pulled before the reader reads
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const late = await api.as(leaving.person).request(`/api/site/competitions/${id}/project`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    } as RequestInit)
    expect(late.status).toBe(401)
    expect(await api.platform.db.$count(projects, eq(projects.teamId, leaving.teamId))).toBe(0)
  })

  it('of a private contest, and of one that is not published yet, are shown to nobody without its code', async () => {
    const { db } = api.platform
    const hidden = await addContest(api, { opensIn: 3 })
    const later = await addContest(api, { opensIn: 3 })
    const insider = await addTeam(api, hidden)
    await db.update(competitions).set({ codeHash: 'x' }).where(eq(competitions.id, hidden))
    const soon = new Date(api.clock.now() + DAY)
    await db.update(competitions).set({ publishedAt: soon }).where(eq(competitions.id, later))
    const stranger = api.as(await api.person())
    for (const contest of [hidden, later]) {
      for (const visitor of [api, stranger]) expect((await visitor.request(`/api/spic/${contest}`)).status).toBe(404)
      expect((await send(api, team.person, contest)).http).toBe(404)
    }
    await db.insert(privateUnlocks).values({ competitionId: hidden, userId: insider.person.id })
    expect((await api.as(insider.person).request(`/api/spic/${hidden}`)).status).toBe(200)
  })
})

describe.each(engines)('numbers of projects on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('are given one after the other to teams that hand in together', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const id = await addContest(api, { opensIn: 3 })
      const teams = await Promise.all(Array.from({ length: 5 }, () => addTeam(api, id)))
      for (const { person } of teams) await completePerson(api, person)
      const sent = await Promise.all(teams.map(({ person }) => send(api, person, id)))
      expect(sent.map(({ data }) => data.no).toSorted()).toEqual([1, 2, 3, 4, 5])
    }
  })
})
