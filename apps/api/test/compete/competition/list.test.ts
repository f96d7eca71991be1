import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { matchesStatus, type StatusCode } from '@shulei/domain/compete/competition/state.ts'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competitionModule } from '../../../src/modules/compete/competition/competition.routes.ts'
import { competitions, facets, races, schedules, signups } from '../../../src/modules/compete/competition/tables.ts'
import { competitionTimes } from '../../../src/modules/compete/competition/times.ts'
import { foundTeam } from '../../../src/modules/compete/team/team.service.ts'
import { datasets } from '../../../src/modules/data/dataset/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import { engines, openApi, startOfTests, type TestApi } from '../../harness.ts'
import { addCompetition } from './add-competition.ts'

const both = (cn: string, en = cn) => ({ cn, en })

describe.each(engines)('the competition list on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [competitionModule] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    await api.platform.db.delete(competitions)
    await api.platform.db.delete(races)
    await api.platform.db.delete(facets)
  })

  const list = (query: Record<string, unknown> = {}) =>
    api.send(refs.competitionList, { query: { per_page: 50, ...query } as never })
  const ids = async (query: Record<string, unknown> = {}) => (await list(query)).cmpt.list.map((one) => one.id)

  test('applies the domain’s rule of the status filter to any dates', async () => {
    const moment = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null })
    const span = fc.tuple(moment, moment)
    const contest = fc.record({
      start: fc.integer({ min: -4, max: 3 }),
      length: fc.integer({ min: 1, max: 6 }),
      signup: span,
      isOpenSignup: fc.boolean(),
      rounds: fc.array(fc.record({ a: span, b: span }), { maxLength: 2 }),
    })
    const at = (hours: number | null) => (hours === null ? null : new Date(startOfTests + hours * 3_600_000))
    const shift = fc.constantFrom(-1, 0, 1)
    await fc.assert(
      fc.asyncProperty(fc.array(contest, { minLength: 1, maxLength: 8 }), shift, async (contests, ms) => {
        await api.platform.db.delete(competitions)
        for (const { start, length, signup, isOpenSignup, rounds } of contests) {
          await addCompetition(
            api,
            {
              startTime: at(start) as Date,
              endTime: at(start + length) as Date,
              signupStartTime: at(signup[0]),
              signupEndTime: at(signup[1]),
              isOpenSignup,
            },
            rounds.map(({ a, b }, sort) => ({
              title: '',
              sort,
              startTime: at(start) as Date,
              endTime: at(start + length) as Date,
              listAStartTime: at(a[0]),
              listAEndTime: at(a[1]),
              listBStartTime: at(b[0]),
              listBEndTime: at(b[1]),
            })),
          )
        }
        api.clock.set(startOfTests + ms)
        const rows = await api.platform.db.select().from(competitions).orderBy(asc(competitions.id))
        const rounds = await api.platform.db.select().from(schedules)
        for (const code of [-1, 0, 1, 2] as StatusCode[]) {
          const expected = rows.filter((row) => {
            const own = rounds.filter((round) => round.competitionId === row.id)
            return matchesStatus(competitionTimes(row, own, api.clock.now()), api.clock.now(), code)
          })
          const found = await list({ cmptStatus: code })
          expect(found.cmpt.list.map((one) => one.id).sort((a, b) => a - b)).toEqual(expected.map((row) => row.id))
          expect(found.cmpt.total).toBe(expected.length)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('finds by title, summary, pinyin, initials and by sound in the other script', async () => {
    const poems = await addCompetition(api, {
      title: both('唐诗还是宋诗', 'Tang or Song poem'),
      summary: both('只看一首诗的正文', 'From the text alone'),
      searchText: searchText({
        names: ['唐诗还是宋诗', 'Tang or Song poem'],
        texts: ['只看一首诗的正文', 'From the text alone'],
      }),
    })
    const sea = await addCompetition(api, {
      title: both('渤海浪高', 'Waves of 100% height'),
      searchText: searchText({ names: ['渤海浪高', 'Waves of 100% height'] }),
    })
    const cases: [string, number[]][] = [
      ['唐诗', [poems]],
      ['唐詩', [poems]],
      ['tangshi', [poems]],
      ['tang shi', [poems]],
      ['TSHSSS', [poems]],
      ['正文', [poems]],
      ['渤海', [sea]],
      ['bohai', [sea]],
      ['bh', [sea]],
      ['ＢＯＨＡＩ', [sea]],
      ['100%', [sea]],
      ['%', [sea]],
      ['_', []],
      ['\\', []],
      ['浪 100', [sea]],
      ['唐诗 bohai', []],
      ["' or 1=1 --", []],
      ['   ', [poems, sea]],
    ]
    for (const [search, expected] of cases) expect([search, await ids({ search })]).toEqual([search, expected])
  })

  test('filters by type, tag, industry and series, also combined', async () => {
    const [race] = await api.platform.db
      .insert(races)
      .values({ name: both('训练营', 'Camp') })
      .returning()
    const one = await addCompetition(api, { type: 2, tags: ['text', 'nlp'], industries: ['culture'], raceId: race!.id })
    const two = await addCompetition(api, { tags: ['text'], industries: ['sport'] })
    expect(await ids({ type: '2' })).toEqual([one])
    expect(await ids({ tagCode: 'text' })).toEqual([one, two])
    expect(await ids({ tagCode: 'nlp' })).toEqual([one])
    expect(await ids({ indCode: 'sport' })).toEqual([two])
    expect(await ids({ raceId: race!.id })).toEqual([one])
    expect(await ids({ tagCode: 'text', indCode: 'sport', type: '2' })).toEqual([])
    expect(await ids({ tagCode: 'tex' })).toEqual([])
  })

  test('answers filters in the editors’ order, with ‘all’ first', async () => {
    const names = await api.platform.db
      .insert(races)
      .values([
        { name: both('后', 'Second'), sort: 2 },
        { name: both('先', 'First'), sort: 1 },
      ])
      .returning()
    await api.platform.db.insert(facets).values([
      { kind: 'tag', code: 'nlp', name: both('文本', 'Text'), sort: 0 },
      { kind: 'industry', code: 'sport', name: both('体育', 'Sport'), sort: 0 },
    ])
    await addCompetition(api, { tags: ['nlp'], industries: ['sport'] })
    const found = await list()
    expect(found.raceCategory.map((race) => [race.id, race.nameCn, race.nameEn])).toEqual([
      [0, '全部', 'ALL'],
      [names[1]!.id, '先', 'First'],
      [names[0]!.id, '后', 'Second'],
    ])
    expect(found.raceCategory[0]).toEqual({
      id: 0,
      nameCn: '全部',
      nameEn: 'ALL',
      banner: '',
      bannerUrl: '',
      bannerStatus: 0,
    })
    expect(found.cmptTags).toEqual([
      { code: '', nameCn: '全部', nameEn: 'ALL' },
      { code: 'nlp', nameCn: '文本', nameEn: 'Text' },
    ])
    expect(found.industries.map((industry) => industry.code)).toEqual(['', 'sport'])
  })

  test('offers tags and industries of competitions that everybody may see, and no other', async () => {
    const codes = ['public', 'private', 'later', 'nobody', 'other']
    await api.platform.db
      .insert(facets)
      .values(
        (['tag', 'industry'] as const).flatMap((kind) =>
          codes.map((code, at) => ({ kind, code, name: both(code), sort: 9 - at })),
        ),
      )
    const addWith = (code: string, more: Parameters<typeof addCompetition>[1] = {}) =>
      addCompetition(api, { tags: [code], industries: [code], ...more })
    await addWith('public')
    await addWith('other')
    await addWith('private', { codeHash: 'a hash' })
    await addWith('later', { publishedAt: new Date(startOfTests + 1) })
    const offered = async () => {
      const { cmptTags, industries } = await list()
      expect(industries).toEqual(cmptTags)
      return industries.map(({ code }) => code)
    }
    expect(await offered()).toEqual(['', 'public', 'other'])
    api.clock.advance(1)
    expect(await offered()).toEqual(['', 'later', 'public', 'other'])
  })

  test('sorts by each order', async () => {
    const day = (days: number) => new Date(startOfTests + days * DAY)
    const ended = await addCompetition(api, { endTime: day(-1), publishedAt: day(-9), sort: 0 })
    const upcoming = await addCompetition(
      api,
      { startTime: day(1), endTime: day(5), publishedAt: day(-1), sort: 0 },
      [],
    )
    const open = await addCompetition(api, { endTime: day(9), publishedAt: day(-2), sort: 0 }, [])
    const running = await addCompetition(api, { endTime: day(7), publishedAt: day(-3), sort: 9 })
    const people = await Promise.all([api.person(), api.person(), api.person()])
    await api.platform.db.transaction(async (tx) => {
      const team = (competitionId: number, index: number) =>
        foundTeam(tx, {
          competitionId,
          name: `队 ${competitionId} ${index}`,
          manifesto: '',
          members: [people[index]!],
          demo: false,
          at: new Date(startOfTests),
        })
      await team(ended, 0)
      await team(ended, 1)
      await team(open, 2)
    })
    expect(await ids()).toEqual([running, open, upcoming, ended])
    expect(await ids({ sort: 'newest' })).toEqual([upcoming, open, running, ended])
    expect(await ids({ sort: 'hottest' })).toEqual([ended, open, upcoming, running])
    expect(await ids({ sort: 'deadline' })).toEqual([upcoming, running, open, ended])
  })

  test('has pages without repeats or gaps in any order', async () => {
    const all: number[] = []
    for (let count = 0; count < 7; count++) all.push(await addCompetition(api))
    for (const sort of ['default', 'newest', 'hottest', 'deadline']) {
      const pages = [1, 2, 3, 4].map((page) => list({ sort, page, per_page: 3 }))
      const seen = (await Promise.all(pages)).map((found) => found.cmpt)
      expect(seen.map((page) => page.list.length)).toEqual([3, 3, 1, 0])
      expect(seen.map((page) => page.total)).toEqual([7, 7, 7, 7])
      expect(seen.flatMap((page) => page.list.map((one) => one.id)).sort((a, b) => a - b)).toEqual(all)
    }
  })

  test('leaves out an unpublished competition everywhere', async () => {
    const hidden = await addCompetition(api, { publishedAt: new Date(startOfTests + 1) })
    expect(await ids()).toEqual([])
    expect((await list()).recommends).toEqual([])
    expect((await api.request(`/api/competitions/${hidden}`)).status).toBe(404)
    api.clock.advance(1)
    expect(await ids()).toEqual([hidden])
  })

  test('recommends open competitions, the earliest end of sign-up first, also beside an empty page', async () => {
    const later = await addCompetition(api, { signupEndTime: new Date(startOfTests + 2 * DAY) })
    const sooner = await addCompetition(api, { signupEndTime: new Date(startOfTests + DAY) })
    await addCompetition(api, { isOpenSignup: false })
    const found = await list({ search: 'nothing has this name' })
    expect(found.cmpt).toEqual({ list: [], total: 0 })
    expect(found.recommends.map((one) => one.id)).toEqual([sooner, later])
  })

  test('draws and names the most telling column without a described picture, and nothing without data', async () => {
    const described = await addCompetition(api)
    await addCompetition(api)
    const column = (name: string, type: string, counts: number[]) => ({
      name,
      type,
      description: both(''),
      missing: 0,
      unique: counts.length,
      ...{ min: null, max: null, mean: null, median: null, std: null },
      histogram: [],
      top: counts.map((count, place) => ({ value: String(place), count })),
    })
    await api.platform.db.insert(datasets).values({
      competitionId: described,
      name: both('数据'),
      licence: { id: 'x', name: both('x'), note: both('') },
      source: { name: both('x'), version: '1', attribution: both('') },
      changes: both(''),
      protocol: both(''),
      columns: [
        column('id', 'id', [1, 1]),
        column('even', 'category', [5, 5]),
        column('species', 'category', [9, 2, 1]),
      ],
    })
    const { cmpt } = await list()
    const pictures = new Map(cmpt.list.map(({ id, picture }) => [id, picture]))
    expect(pictures.get(described)?.caption).toEqual({ cn: 'species 的分布', en: 'Distribution of species' })
    expect(pictures.get(described)?.marks.length).toBeGreaterThan(0)
    expect([...pictures.values()].filter((picture) => picture === null)).toHaveLength(1)
  })

  test('takes four statements for any number of competitions', async () => {
    const measure = async () => (await countStatements(() => list())).count
    await addCompetition(api)
    expect(await measure()).toBeLessThanOrEqual(4)
    for (let count = 0; count < 12; count++) await addCompetition(api)
    expect(await measure()).toBeLessThanOrEqual(4)
  })

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=99999999999'],
    ['page=1.5'],
    ['page=NaN'],
    ['per_page=0'],
    ['per_page=51'],
    ['raceId=-1'],
    ['raceId=99999999999999999999'],
    ['raceId=[]'],
    ['cmptStatus=3'],
    ['cmptStatus=-2'],
    ['type=3'],
    ['sort=random'],
    ['search=%00'],
    ['tagCode=a%00b'],
    [`search=${'x'.repeat(101)}`],
  ])('refuses %s with its reason', async (query) => {
    const answer = await api.request(`/api/competitions?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ status: 'e400', errno: 'e40001' })
  })

  test('counts a sign-up whose window has closed', async () => {
    const id = await addCompetition(api)
    const person = await api.person()
    await api.platform.db.insert(signups).values({ competitionId: id, userId: person.id, state: 2 })
    expect((await list()).cmpt.list[0]?.teamCount).toBe(0)
    await api.platform.db.transaction((tx) =>
      foundTeam(tx, {
        competitionId: id,
        name: '一队',
        manifesto: '',
        members: [person],
        demo: false,
        at: new Date(startOfTests),
      }),
    )
    await api.platform.db.update(competitions).set({ isOpenSignup: false }).where(eq(competitions.id, id))
    expect((await list()).cmpt.list[0]?.teamCount).toBe(1)
  })
})
