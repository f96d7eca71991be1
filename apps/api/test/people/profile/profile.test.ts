import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../src/modules/base/session/tables.ts'
import { certificates } from '../../../src/modules/compete/certificate/tables.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { bestScores, boardStates, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { foundTeam } from '../../../src/modules/compete/team/team.service.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { articles } from '../../../src/modules/people/profile/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { publishFiles } from '../../data/dataset/publish-files.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addWholePerson, marks } from './whole-person.ts'

const both = (text: string) => ({ cn: text, en: text })

describe.each(engines)('public profiles on $name', (engine) => {
  let api: TestApi
  let whole: TestPerson
  let reader: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    whole = await addWholePerson(api)
    reader = await api.person()
  })
  afterAll(() => api.close())

  const read = (id: number, who = reader) => api.as(who).send(refs.userProfile, { params: { id } })

  test('show all parts, current ones first', async () => {
    const profile = await read(whole.id)
    expect(profile).toMatchObject({
      id: whole.id,
      userId: whole.ssoId,
      userName: '全有为',
      location: { province: '浙江', city: '舟山' },
      iden: 2,
      email: expect.stringContaining(marks.email),
      skills: [{ skillName: '时间序列' }, { skillName: 'Python' }],
      followerCount: 0,
      followingCount: 0,
      counts: { competitions: 0, publishes: 1, collections: 1, articles: 1, datasets: 0, notebook: 1, practice: 0 },
    })
    expect(profile.careers.map(({ workStartTime, workEndTime }) => [workStartTime, workEndTime])).toEqual([
      ['2021-03', null],
      ['2017-07', '2021-02'],
    ])
    expect(profile.accomplishments).toMatchObject({
      article: [{ articleName: '论文一', organization: '期刊', getTime: '2023-05' }],
      project: [{ projectName: '项目一' }],
      prize: [{ prizeName: '奖项一', getTime: '2024-11' }],
      others: [{ othersName: '其他一' }],
    })
  })

  test('of a person without a row are empty, not missing', async () => {
    expect(await read(reader.id)).toMatchObject({
      id: reader.id,
      introduction: '',
      location: { province: '', city: '' },
      iden: null,
      industry: [],
      skills: [],
      careers: [],
      educations: [],
      accomplishments: { article: [], project: [], prize: [], others: [] },
    })
  })

  test('never show a placeholder address as an e-mail', async () => {
    const person = await addWholePerson(api)
    await api.platform.db.update(users).set({ email: 'f00d@phone.invalid' }).where(eq(users.id, person.id))
    expect((await read(person.id)).email).toBeNull()
  })

  test('answer their parts by either id in the second version, and the reader’s own without one', async () => {
    for (const userId of [whole.ssoId, String(whole.id)]) {
      const query = { userId }
      const visitor = api.as(reader)
      expect(await visitor.send(refs.basicInfo, { query })).toMatchObject({
        id: whole.id,
        userName: '全有为',
        phone: null,
      })
      expect(await visitor.send(refs.basicIntroduction, { query })).toMatchObject({ introduction: '什么都写了一点。' })
      expect((await visitor.send(refs.basicResearchDirection, { query })).skills).toHaveLength(2)
      expect(await visitor.send(refs.basicEducation, { query })).toMatchObject({
        seeEducationInfo: 1,
        educations: [{ schoolName: marks.education, majorName: '海洋科学', degreeName: '本科' }],
      })
      expect((await visitor.send(refs.basicWork, { query })).careers).toHaveLength(2)
    }
    expect((await api.as(whole).send(refs.basicIntroduction, { query: {} })).id).toBe(whole.id)
  })

  test('answer an unknown id with 404 and its reason, and an invalid one with 404 too', async () => {
    const ask = async (path: string) => {
      const answer = await api.as(reader).request(path)
      const { errno, message } = await answer.json()
      return [answer.status, errno, message]
    }
    const nobody = (id: number | string) => [404, 'e46001', `您访问的用户 ${id} 不存在`]
    for (const id of [999_999_999, 100_000, Number.MAX_SAFE_INTEGER]) {
      expect(await ask(`/api/users/${id}/profile`)).toEqual(nobody(id))
      expect(await ask(`/api/site/users/${id}/articles`)).toEqual(nobody(id))
      expect(await ask(`/api/site/users/${id}/followers`)).toEqual(nobody(id))
      expect(await ask(`/api/v2/users/basic-info?userId=${id}`)).toEqual(nobody(id))
      expect(await ask(`/api/users/competition/signup-list?userId=${id}`)).toEqual(nobody(id))
    }
    const unknown = `${'0'.repeat(31)}f`
    expect(await ask(`/api/v2/users/basic-work?userId=${unknown}`)).toEqual(nobody(unknown))
    expect(await ask('/api/v2/users/basic-work?userId=9999999999999999')).toEqual(nobody('9999999999999999'))
    for (const id of ['abc', '-1', '0', '1.5', '99999999999999999999', '0x10', '%00', '٣', '1e3', '..%2Fsso']) {
      expect((await ask(`/api/users/${id}/profile`))[0], id).toBe(404)
      expect((await ask(`/api/site/users/${id}/publishes`))[0], id).toBe(404)
    }
    for (const id of ['', 'undefined', '-1', '0', '%00', '../x', 'a b', 'x'.repeat(65), "' or 1=1"]) {
      expect((await ask(`/api/v2/users/basic-info?userId=${encodeURIComponent(id)}`))[0], id).toBe(400)
    }
    const body = (id: unknown) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    for (const id of ['abc', -1, 0, 1.5, null, [], {}]) {
      const answer = await api.as(reader).request('/api/v2/users/honor-certificate', body(id))
      expect([id, answer.status, (await answer.json()).data.fields]).toEqual([id, 400, ['id']])
    }
    expect((await api.as(reader).request('/api/v2/users/honor-certificate', body(999_999_999))).status).toBe(404)
  })

  test('have tabs with pages without gaps, newest first', async () => {
    const writer = await api.person()
    const at = api.clock.now()
    await api.platform.db.insert(articles).values(
      Array.from({ length: 7 }, (_, index) => {
        // two rows per instant, so that the id decides their order
        const instant = new Date(at + Math.floor(index / 2) * DAY)
        return {
          userId: writer.id,
          title: `文章 ${index}`,
          summary: '',
          body: '',
          createdAt: instant,
          publishedAt: instant,
        }
      }),
    )
    const page = (number: number) =>
      api.as(reader).send(refs.userArticles, { params: { id: writer.id }, query: { page: number, pageSize: 3 } })
    const pages = await Promise.all([1, 2, 3, 4].map(page))
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
    expect(pages.flatMap(({ list }) => list.map(({ title }) => title))).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((index) => `文章 ${index}`),
    )
    expect(pages[3]).toMatchObject({ list: [], page: 4, pageSize: 3 })
  })

  test('show answers with their question, questions with their number of answers, and data sets with their contents', async () => {
    const { list } = await api.as(reader).send(refs.userPublishes, { params: { id: whole.id }, query: {} })
    expect(list).toMatchObject([{ kind: 'question', title: marks.publishes, answerCount: 0, question: null }])
    const questionId = list[0]?.id ?? 0
    await api.platform.db.execute(sql`
      insert into answers (question_id, user_id, body) values (${questionId}, ${reader.id}, '答'), (${questionId}, ${reader.id}, '再答')`)
    const again = await api.as(reader).send(refs.userPublishes, { params: { id: whole.id }, query: {} })
    expect(again.list[0]?.answerCount).toBe(2)
    const answers = await api.as(whole).send(refs.userPublishes, { params: { id: reader.id }, query: {} })
    expect(answers.list[0]).toMatchObject({
      kind: 'answer',
      body: '再答',
      question: { id: questionId, title: marks.publishes, author: { id: whole.id, name: '全有为' } },
    })

    const competitionId = await addCompetition(api)
    const hidden = await addCompetition(api, { publishedAt: new Date(api.clock.now() + DAY) })
    for (const id of [competitionId, hidden]) {
      const [row] = await api.platform.db
        .insert(datasets)
        .values({
          competitionId: id,
          ownerId: whole.id,
          name: both('数据'),
          licence: { id: 'CC0', name: both('CC0 1.0'), note: both('') },
          source: { name: both(''), version: '', attribution: both('') },
          changes: both(''),
          protocol: both(''),
          columns: [],
        })
        .returning()
      const file = { datasetId: row?.id ?? 0, name: 'train.csv', sha256: '00', description: both(''), rows: 12 }
      await api.platform.db.insert(datasetFiles).values({ ...file, key: `datasets/${id}`, bytes: 345 })
      await publishFiles(api.platform.db, file.datasetId)
    }
    const owned = await api.as(reader).send(refs.userDatasets, { params: { id: whole.id }, query: {} })
    expect(owned).toMatchObject({
      total: 1,
      list: [{ licence: both('CC0 1.0'), rows: 12, bytes: 345, downloads: 0, competition: { id: competitionId } }],
    })
    expect((await read(whole.id)).counts.datasets).toBe(1)
  })

  describe('the competition history', () => {
    /** A competition that is over, with the person's team at a given rank. */
    async function overWith(person: TestPerson, rank: number, total: number) {
      const now = api.clock.now()
      const at = (days: number) => new Date(now + days * DAY)
      const round = {
        title: '',
        sort: 0,
        startTime: at(-20),
        endTime: at(-2),
        listAStartTime: at(-20),
        listAEndTime: at(-2),
      }
      const id = await addCompetition(api, { startTime: at(-25), endTime: at(-1) }, [round])
      const { rows } = await api.platform.db.execute<{ id: string }>(
        sql`select id from schedules where competition_id = ${id}`,
      )
      const scheduleId = Number(rows[0]?.id)
      const teamId = await api.platform.db.transaction((tx) =>
        foundTeam(tx, {
          competitionId: id,
          name: `队 ${id}`,
          manifesto: '',
          members: [person],
          demo: false,
          at: at(-20),
        }),
      )
      await api.platform.db
        .insert(signups)
        .values({ competitionId: id, userId: person.id, state: 3, createdAt: at(-21) })
      await api.platform.db.insert(boardStates).values({ scheduleId, stage: 0, total, rankedAt: at(-2) })
      await api.platform.db.insert(bestScores).values({
        ...{ scheduleId, stage: 0, teamId, submissionId: 1, score: 1.5, merit: -1.5, submits: 4, rank },
        at: at(-3),
        lastSubmitAt: at(-3),
      })
      return { id, teamId }
    }

    test('is made of real sign-ups, teams and ranks', async () => {
      const person = await api.person()
      const running = await addCompetition(api)
      await api.platform.db
        .insert(signups)
        .values({ competitionId: running, userId: person.id, state: 3, createdAt: new Date(api.clock.now() - DAY) })
      const begun = await addCompetition(api)
      await api.platform.db.insert(signups).values({ competitionId: begun, userId: person.id, state: 2 })
      const over = await overWith(person, 2, 30)
      const query = { userId: String(person.id) }
      const history = await api.as(reader).send(refs.competitionHistory, { query })
      expect(history).toMatchObject({
        total: 2,
        list: [
          { competition: { id: running, state: 'inProgress' }, team: null, standing: null },
          {
            competition: { id: over.id, state: 'ended' },
            team: { id: over.teamId, isCaptain: true, members: [{ id: person.id }], certificate: null },
            standing: { rank: 2, total: 30, score: 1.5, list: 'A', submits: 4 },
          },
        ],
      })
      expect((await read(person.id)).counts.competitions).toBe(2)
      expect((await api.as(person).send(refs.competitionHistory, { query: {} })).total).toBe(2)
      const second = await api.as(reader).send(refs.competitionHistory, { query: { ...query, page: 2, pageSize: 1 } })
      expect(second).toMatchObject({ total: 2, list: [{ competition: { id: over.id } }] })
    })

    test('honours the first three and the first tenth of ended competitions', async () => {
      const person = await api.person()
      for (const [rank, total] of [
        [1, 9],
        [3, 12],
        [5, 50],
        [6, 50],
      ] as const) {
        await overWith(person, rank, total)
      }
      const { list, hidden } = await api.as(reader).send(refs.honourCertificates, { body: { id: person.id } })
      expect(hidden).toBeNull()
      expect(list.map(({ rank, grade }) => [rank, grade]).toSorted()).toEqual([
        [1, 'first'],
        [3, 'third'],
        [5, 'topTenth'],
      ])
      for (const { no, competition } of list) expect(no).toMatch(new RegExp(`^SL-${competition.id}-\\d+$`))
    })

    test('has a shelf of the best ranks and the days of the own submissions, hidden with the competitions', async () => {
      const person = await api.person()
      const lower = await overWith(person, 9, 12)
      const best = await overWith(person, 2, 30)
      const [scheduleId] = (
        await api.platform.db.execute<{ id: number }>(
          sql`select id::float8 as id from schedules where competition_id = ${best.id}`,
        )
      ).rows.map(({ id }) => id)
      // 16:30 UTC is half past midnight of the next day in Asia/Shanghai
      const days = ['2026-11-01T16:30:00Z', '2026-11-01T15:30:00Z', '2026-11-02T01:00:00Z', '2020-01-01T00:00:00Z']
      const from = Date.parse('2026-11-01T00:00:00Z') - api.clock.now() + 20 * DAY
      await api.platform.db.insert(submissions).values(
        days.map((day, index) => ({
          ...{ competitionId: best.id, scheduleId: Number(scheduleId), teamId: best.teamId, userId: person.id },
          ...{ no: index + 1, idempotencyKey: `day-${index}`, list: 'A' as const, status: 'failed' as const },
          resultFile: { key: 'k', name: 'a.csv', bytes: 1, sha256: '' },
          createdAt: new Date(Date.parse(day) - Math.floor(from / DAY) * DAY),
        })),
      )
      const no = `SL-${best.id}-${best.teamId}`
      await api.platform.db.insert(certificates).values({
        ...{ no, competitionId: best.id, teamId: best.teamId, text: '', signature: '', signingKey: '', revision: 1 },
        issuedAt: new Date(api.clock.now()),
      })
      const showcase = () => api.as(reader).send(refs.userShowcase, { params: { id: person.id } })
      const { ranks, days: counted, hidden } = await showcase()
      expect(hidden).toBeNull()
      expect(ranks).toMatchObject([
        { competition: { id: best.id }, team: { id: best.teamId }, rank: 2, total: 30, isFinal: true, certificate: no },
      ])
      expect(ranks.map(({ competition }) => competition.id)).not.toContain(lower.id)
      const { list } = await api.as(reader).send(refs.competitionHistory, { query: { userId: String(person.id) } })
      expect(list.map(({ competition: { id }, team }) => [id, team?.certificate])).toEqual(
        expect.arrayContaining([
          [best.id, no],
          [lower.id, null],
        ]),
      )
      expect(counted.map(({ count }) => count)).toEqual([1, 2])
      expect(Date.parse(counted[1]?.day ?? '') - Date.parse(counted[0]?.day ?? '')).toBe(DAY)

      // the calls that render the page of a person share what they read
      const visitor = api.as(reader)
      const pageReads = new Map()
      const { texts } = await countStatements(() =>
        Promise.all(
          [
            pathOf(refs.userProfile, { id: person.id }),
            pathOf(refs.userShowcase, { id: person.id }),
            `${pathOf(refs.competitionHistory, {})}?userId=${person.id}`,
            `${pathOf(refs.competitionTotals, {})}?userId=${person.id}`,
          ].map(async (path) =>
            expect((await visitor.request(path, {}, { clientAddress: '192.0.2.1', pageReads })).status).toBe(200),
          ),
        ),
      )
      expect(texts, texts.join('\n\n')).toHaveLength(7)

      await api.as(person).send(refs.updatePrivateCompetition, { body: { seeCompetition: 0 } })
      expect(await showcase()).toMatchObject({ ranks: [], topics: [], days: [], hidden: 'private' })
    })
  })

  test('stays within its number of statements', async () => {
    const count = async (work: () => Promise<unknown>) => {
      await work()
      return (await countStatements(work)).count
    }
    const params = { id: whole.id }
    const visitor = await api.signIn(reader)
    await visitor.send(refs.currentUser, {})
    expect(await count(() => visitor.send(refs.userProfile, { params }))).toBe(1)
    expect(await count(() => visitor.send(refs.basicWork, { query: { userId: whole.ssoId } }))).toBe(1)
    for (const ref of [refs.userPublishes, refs.userCollections, refs.userDatasets, refs.userPractice] as const) {
      expect(await count(() => visitor.send(ref as typeof refs.userPublishes, { params, query: {} }))).toBe(2)
    }
    expect(
      await count(() => visitor.send(refs.competitionHistory, { query: { userId: whole.ssoId } })),
    ).toBeLessThanOrEqual(6)
    expect(await count(() => visitor.send(refs.userShowcase, { params }))).toBeLessThanOrEqual(8)
    expect(await count(() => visitor.send(refs.userSearch, { query: { keyword: 'quan' } }))).toBe(2)
    expect(await count(() => visitor.send(refs.userSearch, { query: { keyword: ' ' } }))).toBe(0)
  })
})
