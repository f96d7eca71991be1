import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { bestScores } from '../../../src/modules/compete/submission/tables.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { contentOf } from '../../../src/modules/publish/microsite/studio/content.ts'
import { micrositeDrafts } from '../../../src/modules/publish/microsite/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addMicrosite, recordOf } from '../microsite/record.ts'

describe.each(engines)('search of the site on $name', (engine) => {
  let api: TestApi
  let reader: TestPerson
  const both = (cn: string, en: string) => ({ cn, en })

  beforeAll(async () => {
    api = await openApi(engine)
    reader = await api.person({ name: '读者' })
    await api.person({ name: '秦时月' })
    const open = await addCompetition(api, { title: both('海浪高度预报', 'Wave heights') })
    const secret = await addCompetition(api, { title: both('海浪内部赛', 'Wave club'), codeHash: 'x' })
    const teamIn = (competitionId: number, name: string) => ({
      competitionId,
      name,
      nameKey: name,
      captainId: reader.id,
      searchText: searchText({ names: [name] }),
    })
    const later = await addCompetition(api, { publishedAt: new Date(api.clock.now() + DAY) })
    await api.platform.db
      .insert(teams)
      .values([teamIn(open, '海浪队'), teamIn(secret, '海浪暗队'), teamIn(later, '海浪早队')] as never)
    const trackOf = (competitionId: number, title: ReturnType<typeof both>) => ({
      competitionId,
      label: title,
      title,
      line: both('', ''),
    })
    const tracks = {
      ...recordOf().tracks,
      items: [trackOf(open, both('浪高一问', 'How high')), trackOf(secret, both('暗流一问', 'Undertow'))],
    }
    const micrositeId = await addMicrosite(api, { name: 'tide', record: { tracks } })
    const content = contentOf(recordOf({ title: both('暗礁草稿', 'Hidden reef') }))
    await api.platform.db
      .insert(micrositeDrafts)
      .values({ micrositeId, content, revision: 1, updatedAt: new Date(api.clock.now()) })
    const lamps = {
      title: both('万家灯火', ''),
      hero: { ...recordOf().hero, eyebrow: both('城市专题', 'On cities') },
      tracks: { ...recordOf().tracks, items: [trackOf(secret, both('灯', ''))] },
    }
    await addMicrosite(api, { name: 'lamps', kind: 'special', record: lamps })
    const soon = { title: both('即将逐浪', 'Waves to come') }
    await addMicrosite(api, { name: 'soon', publishedAt: api.clock.now() + DAY, record: soon })
  })
  afterAll(() => api.close())

  const ask = async (q: string, from: Pick<TestApi, 'send'> = api, lang: 'zh-CN' | 'en-US' = 'zh-CN') => {
    const { groups, total } = await from.send(refs.searchSite, { query: { q, lang } })
    expect(total).toBe(groups.flatMap(({ items }) => items).length)
    return groups
  }
  const find = async (q: string, from: Pick<TestApi, 'send'> = api) => {
    const groups = await ask(q, from)
    return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]))
  }

  test.each(['海浪', 'hailang', 'hlgd', 'wave'])(
    'finds a competition by %s, and never a private one or its teams',
    async (q) => {
      const found = await find(q)
      expect(found.competitions).toEqual(['海浪高度预报'])
      expect(JSON.stringify(found)).not.toMatch(/内部赛|暗队|Wave club/)
      const own = await find(q, api.as(reader))
      expect(JSON.stringify(own)).not.toMatch(/内部赛|暗队|Wave club/)
    },
  )

  test('finds teams, articles and help', async () => {
    expect((await find('海浪')).teams).toEqual(['海浪队'])
    expect((await find('对数损失')).articles?.[0]).toContain('对数损失')
    expect((await find('sbdyzm')).help).toEqual(['收不到验证码怎么办？'])
  })

  test('leads to a team on the ranking, and to the competition of a team that is on no list', async () => {
    const ofTeam = async () => (await ask('海浪队')).flatMap(({ items }) => items.map(({ href }) => href))
    const [team] = await api.platform.db.select().from(teams).where(eq(teams.name, '海浪队'))
    const { id: teamId, competitionId } = team as typeof teams.$inferSelect
    expect(await ofTeam()).toEqual([`/competitions/${competitionId}`])
    const [round] = await api.platform.db.select().from(schedules).where(eq(schedules.competitionId, competitionId))
    const at = new Date(api.clock.now())
    const score = { stage: 0, teamId, submissionId: 1, score: 2, merit: -2, at, lastSubmitAt: at, rank: 1 }
    await api.platform.db.insert(bestScores).values({ ...score, scheduleId: round?.id as number })
    expect(await ofTeam()).toEqual([expect.stringMatching(`^/competitions/${competitionId}/ranking.*#team-${teamId}$`)])
  })

  test.each(['逐浪', 'zhulang', 'zl', 'chasing', '浪高一问', 'How high', '海浪高度'])(
    'finds a series by %s, in its published version',
    async (q) => {
      const { microsites } = await find(q)
      expect(microsites).toEqual(['逐浪'])
    },
  )

  test('finds no draft of a microsite, none before its publication, and no track that is not public', async () => {
    for (const q of ['暗礁', 'reef', '即将', 'Waves to come', '暗流', 'Undertow'])
      expect((await find(q)).microsites).toBeUndefined()
  })

  test('says the language of a find that has no English', async () => {
    const [series] = await ask('逐浪', api, 'en-US')
    expect(series?.items).toMatchObject([{ title: 'Chasing Waves', note: '', lang: 'en-US', href: '/races/tide' }])
    const [special] = await ask('cities', api, 'en-US')
    expect(special?.items).toMatchObject([
      { title: '万家灯火', note: '城市专题', lang: 'zh-CN', href: '/special/lamps' },
    ])
  })

  test.each([
    ['服务条款', 'help', '/help/service-policy'],
    ['yszc', 'help', '/help/privacy'],
    ['关于', 'help', '/help'],
    ['about us', 'help', '/help'],
    ['cjwt', 'help', '/help/faq'],
    ['jiebang', 'articles', '/unveil'],
    ['zhuanjia', 'articles', '/experts'],
    ['experts', 'articles', '/experts'],
    ['shangwu', 'articles', '/business'],
    ['welfare', 'articles', '/welfare'],
    ['教学', 'articles', '/education'],
    ['竞赛合作', 'articles', '/cooperation'],
    ['dcic', 'articles', '/dcic'],
    ['评级', 'articles', '/grade'],
    ['grade-details', 'articles', '/grade/DCIC-details'],
    ['评测', 'articles', '/evalution'],
    ['成绩梯', 'articles', '/evalution/cmpt'],
  ])('by %s finds among %s the page %s', async (q, kind, href) => {
    for (const lang of ['zh-CN', 'en-US'] as const) {
      const items = (await ask(q, api, lang)).find((group) => group.kind === kind)?.items ?? []
      expect(items.map((item) => item.href)).toContain(href)
    }
  })

  test('takes two statements, of data sets and of teams', async () => {
    await find('逐浪')
    const { count } = await countStatements(() => find('逐浪'))
    expect(count).toBeLessThanOrEqual(2)
  })

  test('shows people to signed-in readers alone', async () => {
    expect((await find('秦时月')).people).toBeUndefined()
    expect((await find('秦时月', api.as(reader))).people).toEqual(['秦时月'])
    expect((await find('读者', api.as(reader))).people).toEqual(['读者'])
  })

  test('finds nothing for blanks and patterns, and takes any text', async () => {
    for (const q of ['', '   ', '%', '_____', "'; drop table users; --", '<script>', '\\', '\u202e']) {
      expect((await find(q)).competitions).toBeUndefined()
    }
    await expect(api.send(refs.searchSite, { query: { q: 'x'.repeat(101) } })).rejects.toMatchObject({ http: 400 })
  })
})
