import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { parseMarkup } from '@shulei/domain/base/markup/parse.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentCommand } from '../../../commands/content.ts'
import { builtInFolder } from '../../../src/modules/publish/content/read/folder.ts'
import { checkFolder, contentOf } from '../../../src/modules/publish/content/versions.service.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { beDemonstration } from '../demonstration.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the built-in folder with some files changed or added. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-content-'))
  folders.push(folder)
  cpSync(builtInFolder, folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>`
const article = (facts: Record<string, string>, body = hostile) =>
  `---\n${Object.entries({ id: '900', title: '题', summary: '要', published: '2026-11-01', topic: 'data', ...facts })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${body}\n`

test('the built-in folder has no problem, and every text is there in both languages', () => {
  const { files, problems } = checkFolder(builtInFolder)
  expect(problems).toEqual([])
  const missing = Object.keys(files.texts).filter(
    (path) => path.endsWith('zh.md') && !files.texts[path.replace('zh.md', 'en.md')],
  )
  expect(missing).toEqual([])
})

test.each([
  ['unknown field', { onclick: 'alert(1)' }],
  ['an id that is no number', { id: '"<script>"' }],
  ['an id of another text', { id: '1' }],
  ['a former id of another text', { formerIds: '[101]' }],
  ['a time that is none', { published: 'soon' }],
  ['a topic without a name', { topic: 'nonsense' }],
  [
    'an alias bomb',
    { title: '&a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]' },
  ],
  ['a tag that would make an object', { title: '!!js/function "function () {}"' }],
  ['a prototype', { __proto__x: '1' }],
  ['a title over many lines', { title: `"${'长'.repeat(200)}"` }],
])('front matter with %s is a named problem', (_, facts) => {
  const { problems } = checkFolder(
    folderWith({ 'articles/bad/zh.md': article(facts as unknown as Record<string, string>) }),
  )
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatch(/articles\/bad|题|another|data/)
})

test.each([
  ['a text at a place where none belongs', { 'notes.md': 'x' }],
  ['a file without front matter', { 'articles/bad/zh.md': 'no fence' }],
  ['a text in English alone', { 'articles/bad/en.md': article({}) }],
  ['a picture that does not exist', { 'articles/bad/zh.md': article({}, '![x](../../pictures/none.svg)') }],
  ['a picture of another site', { 'articles/bad/zh.md': article({}, '![x](https://evil.example/x.png)') }],
  ['a picture without licence', { 'pictures/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
])('a folder with %s has a problem', (_, files) => {
  expect(checkFolder(folderWith(files)).problems.length).toBeGreaterThan(0)
})

test('every problem of every file is named', () => {
  const { problems } = checkFolder(
    folderWith({
      'articles/bad/zh.md': article({ id: 'x', published: 'soon' }, '![x](../../pictures/none.svg) ![y](other.svg)'),
      'articles/bad/en.md': '---\ntitle: "a\nsummary: 要\n',
      'activities/bad/1.zh.md': '---\ntitle: ""\nitems: []\n---\n',
      'site.yaml': 'topics: 1\nexperts: 2\n',
    }),
  )
  const expected = [
    ['articles/bad/zh.md', '"id"', '"published"', 'pictures/none.svg', 'other.svg'],
    ['articles/bad/en.md', 'front matter'],
    ['activities/bad/zh.md', 'missing'],
    ['activities/bad/1.zh.md', '"title"'],
    ['activities/bad/5.zh.md', 'missing'],
    ['site.yaml', '"topics"', '"experts"'],
  ] as const
  for (const [path, ...words] of expected) {
    const found = problems.filter((problem) => problem.startsWith(`${path}: `))
    expect(found).toEqual(words.map((word) => expect.stringContaining(word)))
  }
})

test.each(['id', 'published', 'updated', 'topic', 'author'])(
  'a script in the field %s of an article is a named problem',
  (field) => {
    const { problems } = checkFolder(folderWith({ 'articles/bad/zh.md': article({ [field]: `'${hostile}'` }, '') }))
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.join()).toContain('articles/bad')
  },
)

test('a program in the folder is refused', () => {
  expect(() => checkFolder(folderWith({ 'pictures/run.js': 'alert(1)' }))).toThrow(/run\.js/)
})

describe.each(oneEngine)('content on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
    await beDemonstration(api)
    await addCompetition(api, { slug: 'football-result' })
  })
  afterAll(() => api.close())

  const command = (...words: string[]) => contentCommand(api.platform, words, () => api.clock.now())
  /** The content on the site, past the cache of the process. */
  const fresh = async () => {
    await new Promise((resolve) => setTimeout(resolve, 3100))
    await contentOf(api.platform)
    return contentOf(api.platform)
  }

  test('lists texts by kind and topic, and none before its time', async () => {
    const all = await api.send(refs.informationList, { query: {} })
    expect(all.total).toBeGreaterThanOrEqual(10)
    expect(all.list).toHaveLength(10)
    const dates = all.list.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const meetings = await api.send(refs.informationList, { query: { kind: 'activity', lang: 'en-US' } })
    expect(meetings.list.every(({ kind, meeting, lang }) => kind === 'activity' && meeting && lang === 'en-US')).toBe(
      true,
    )
    const scoring = await api.send(refs.informationList, { query: { topic: 'scoring' } })
    expect(scoring.total).toBe(all.topics.find(({ code }) => code === 'scoring')?.count)
    api.clock.set('2026-08-20T00:00:00+08:00')
    const early = await api.send(refs.informationList, { query: {} })
    expect(early.list.map(({ id }) => id)).toEqual([1])
    await expect(api.send(refs.article, { params: { id: 2 }, query: {} })).rejects.toMatchObject({ http: 404 })
    api.clock.set('2026-11-21T12:40:00+08:00')
  })

  test('answers an article with headings that its text has, and the same addresses in both languages', async () => {
    const [zh, en] = await Promise.all(
      (['zh-CN', 'en-US'] as const).map((lang) => api.send(refs.article, { params: { id: 4 }, query: { lang } })),
    )
    expect(zh?.headings.map(({ id }) => id)).toEqual(en?.headings.map(({ id }) => id))
    for (const { id } of zh?.headings ?? []) expect(zh?.html).toContain(`<h2 id="${id}">`)
    expect(zh?.html).toMatch(/<figure><img src="\/api\/site\/content\/pictures\/log-loss\.svg\?v=\w{12}"/)
    expect(zh?.html).toContain('CC0 1.0')
  })

  test('answers the five content pages of an activity, each of its kind, with times that follow each other', async () => {
    const kinds = []
    for (const part of [1, 2, 3, 4, 5]) {
      const found = await api.send(refs.activity, { params: { id: 1 }, query: { part } })
      kinds.push(found.part?.kind)
      if (found.part?.kind === 'agenda') {
        expect(found.part.items[0]?.at).toBe(found.meeting?.start)
        expect(found.part.items.at(-1)?.until).toBe(found.meeting?.end)
      }
      if (found.part?.kind === 'recap') expect(found.part.figures).toEqual({ teams: 0, submits: 0, best: '–' })
    }
    expect(kinds).toEqual(['agenda', 'people', 'materials', 'tasks', 'recap'])
  })

  test('answers a former id with the text that had it, and a discussion by its present id alone', async () => {
    expect(await api.send(refs.article, { params: { id: 104 }, query: {} })).toMatchObject({ kind: 'info', id: 4 })
    const activity = { params: { id: 201 }, query: {} }
    expect(await api.send(refs.activity, activity)).toMatchObject({ kind: 'activity', id: 1 })
    await expect(api.send(refs.activityTopics, activity)).rejects.toMatchObject({ http: 404 })
  })

  test('shows only experts who have an account', async () => {
    expect((await api.send(refs.experts, { query: {} })).list).toEqual([])
    const { id } = personOf('gu')
    await api.platform.database.raw.query(
      `insert into users (id, name, email) overriding system value values (${id}, '顾南星', 'gu@example.com')`,
    )
    const { list, types } = await api.send(refs.experts, { query: { type: 'forecasting' } })
    expect(list.map(({ person }) => person.name)).toEqual(['顾南星'])
    expect(types.find(({ code }) => code === 'education')?.count).toBe(0)
    expect((await api.send(refs.experts, { query: { type: 'education' } })).list).toEqual([])
  })

  test.each([
    ['次数', 'zh-CN'],
    ['cishu', 'zh-CN'],
    ['yzm', 'zh-CN'],
    ['密码', 'zh-CN'],
    ['password', 'en-US'],
    ['zhengshu', 'en-US'],
    ['zs', 'en-US'],
    ['password', 'zh-CN'],
  ] as const)('finds questions by %s', async (search, lang) => {
    const { total, groups } = await api.send(refs.faq, { query: { search, lang } })
    expect(total).toBeGreaterThan(0)
    expect(total).toBe(groups.flatMap(({ questions }) => questions).length)
    expect((await api.send(refs.faq, { query: { search: 'qqqxx', lang } })).total).toBe(0)
  })

  test('answers every page of sections, and 404 for another', async () => {
    for (const slug of ['help', 'privacy', 'service-policy']) {
      const page = await api.send(refs.editorialPage, { params: { slug }, query: { lang: 'en-US' } })
      expect([page.lang, page.sections.length > 2]).toEqual(['en-US', true])
    }
    for (const slug of ['nothing', 'constructor', '..%2Fhelp']) {
      await expect(api.send(refs.editorialPage, { params: { slug }, query: {} })).rejects.toMatchObject({ http: 404 })
    }
  })

  test('sends pictures that a browser keeps and that run nothing', async () => {
    const answer = await api.request('/api/site/content/pictures/log-loss.svg')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const etag = answer.headers.get('etag') ?? ''
    const again = await api.request('/api/site/content/pictures/log-loss.svg', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await api.request('/api/site/content/pictures/__proto__')).status).toBe(404)
  })

  test('a folder with a problem is refused, and so is an unknown command', async () => {
    const before = (await contentOf(api.platform)).version.id
    const bad = folderWith({ 'articles/bad/zh.md': article({ id: '1' }, '') })
    await expect(command('reload', bad)).rejects.toThrow(/the id 1 too/)
    await expect(command('restore', '999999')).rejects.toThrow(/no version/)
    await expect(command('nonsense')).rejects.toThrow(/Say what to do/)
    expect((await fresh()).version.id).toBe(before)
  })

  test('a folder that an operator puts on the site runs nothing, lacks nothing, and can be taken back', async () => {
    const before = (await contentOf(api.platform)).version.id
    const words = { title: `'${hostile}'`, summary: `'${hostile}'`, competition: `'${hostile}'` }
    const scripted = article(words, '<script>alert(1)</script>')
    const ownHelp = '---\neyebrow: 关于\ntitle: 自己的帮助\nsummary: 要\nupdated: 2026-11-20\n---\n正文\n'
    const folder = folderWith({ 'articles/own/zh.md': scripted, 'pages/help/zh.md': ownHelp })
    for (const lacking of ['pages/evaluation-competitions', 'faq']) rmSync(join(folder, lacking), { recursive: true })
    expect(await command('reload', folder)).toMatch(/^Version \d+ is on the site/)
    expect((await fresh()).version.id).not.toBe(before)
    // another process that starts on the texts of this software leaves those of the operator
    const { version } = await contentOf({ ...api.platform })
    expect(version).toEqual((await fresh()).version)
    const own = await api.send(refs.article, { params: { id: 900 }, query: { lang: 'en-US' } })
    // without an English text it is answered in Chinese, and says so
    expect(own.lang).toBe('zh-CN')
    expect(own.title).toBe(hostile)
    // a competition that does not exist is not shown
    expect(own.competition).toBeNull()
    expect(own.html).not.toMatch(/script|onerror|<img/)
    expect(parseMarkup(own.html)).toEqual([])
    // a page that the folder lacks keeps the text of this software
    const pageOf = (slug: string) => api.send(refs.editorialPage, { params: { slug }, query: {} })
    expect((await pageOf('help')).title).toBe('自己的帮助')
    expect((await pageOf('evaluation-competitions')).title).not.toBe('')
    // so do the questions and answers
    expect((await api.send(refs.faq, { query: {} })).total).toBeGreaterThan(0)
    expect(await command('restore', String(before))).toContain(String(before))
    await fresh()
    await expect(api.send(refs.article, { params: { id: 900 }, query: {} })).rejects.toMatchObject({ http: 404 })
    expect(await command('versions')).toMatch(new RegExp(`^${before}  operator`))
  }, 20_000)
})

describe.each(oneEngine)('a site that is no demonstration, on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test('shows no simulated activity', async () => {
    const { list } = await api.send(refs.informationList, { query: { kind: 'activity' } })
    expect(list).toEqual([])
    await expect(api.send(refs.activity, { params: { id: 1 }, query: {} })).rejects.toMatchObject({ http: 404 })
    expect(await (await api.request('/sitemap.xml')).text()).not.toContain('/information/activity/1<')
  })

  test('names nobody of the demonstration in its texts', async () => {
    const { content } = await contentOf(api.platform)
    // experts are shown only where their accounts are
    const { experts, pages, ...others } = content
    const texts = JSON.stringify([others, ...pages])
    expect(people.map(({ name }) => name).filter((name) => texts.includes(name))).toEqual([])
  })
})
