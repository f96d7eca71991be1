import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datasets } from '../../../src/modules/data/dataset/tables.ts'
import { atomOf, rssOf } from '../../../src/modules/publish/feed/feed.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'
import { beDemonstration } from '../demonstration.ts'
import { addMicrosite, addNews } from '../microsite/record.ts'

test('titles with markup and control characters stay text', () => {
  const title = '<script>alert("1")</script>\u0000\u0008]]>&amp;'
  const item = {
    id: 'http://a/1',
    link: 'http://a/1?x=1&y=2',
    title,
    summary: title,
    author: title,
    topic: title,
    at: '2026-11-01T00:00:00Z',
    lang: 'zh-CN',
  } as const
  const feed = { title, self: 'http://a/f', home: 'http://a/', lang: 'zh-CN', items: [item] } as const
  for (const text of [atomOf(feed), rssOf(feed)]) {
    expect(['<script', '\u0000', '\u0008'].filter((sign) => text.includes(sign))).toEqual([])
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;]]&gt;&amp;amp;')
    expect(text).toContain('x=1&amp;y=2')
  }
})

/** Addresses of pages in a feed. */
const linksOf = (feed: string) =>
  [...feed.matchAll(/<link>(.*?)<\/link>|<link rel="alternate" href="(.*?)"\/>/g)].map(
    ([, rss, atom]) => rss ?? atom ?? '',
  )

/** Adds a data set of a competition that was changed five seconds ago. */
async function addDataset(api: TestApi, competitionId: number): Promise<number> {
  const none = { cn: '', en: '' }
  const [row] = await api.platform.db
    .insert(datasets)
    .values({
      competitionId,
      name: none,
      licence: { id: 'x', name: none, note: none },
      source: { name: none, version: '1', attribution: none },
      changes: none,
      protocol: none,
      columns: [],
      updatedAt: new Date(api.clock.now() - 5000),
    })
    .returning({ id: datasets.id })
  return row?.id ?? 0
}

/** When the sitemap says that a page was changed. */
const lastModified = (sitemap: string, path: string) =>
  new RegExp(`<loc>http://localhost:3000${path}</loc><lastmod>(.*?)</lastmod>`).exec(sitemap)?.[1]

describe.each(oneEngine)('feeds and sitemap on $name', (engine) => {
  let api: TestApi
  let open: number
  let secret: number
  let dataset: number
  beforeAll(async () => {
    api = await openApi(engine)
    await beDemonstration(api)
    open = await addCompetition(api)
    secret = await addCompetition(api, { codeHash: 'x' })
    dataset = await addDataset(api, open)
    const pages = ['', 'competition', 'invite'].map((page) => ({ page, label: { cn: page, en: page } }))
    const site = await addMicrosite(api, { name: 'tide', kind: 'special', record: { menu: pages } })
    await addNews(api, site, '新', api.clock.now() - 1000)
    await addNews(api, site, '未到', api.clock.now() + 86_400_000)
    const race = await addMicrosite(api, { name: 'shoal', kind: 'race' })
    await addNews(api, race, '赛', api.clock.now() - 1000)
    await addMicrosite(api, { name: 'later', kind: 'special', publishedAt: api.clock.now() + 86_400_000 })
  })
  afterAll(() => api.close())

  test.each(['atom.xml', 'rss.xml'])('%s has the newest texts, and is not sent twice', async (name) => {
    const answer = await api.request(`/api/site/feeds/${name}?lang=en-US`)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      `application/${name.split('.')[0]}+xml`,
    ])
    expect(text.match(/<(entry|item)[ >]/g)).toHaveLength(10)
    const again = await api.request(`/api/site/feeds/${name}?lang=en-US`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(await (await api.request(`/api/site/feeds/${name}`)).text()).not.toBe(text)
  })

  test.each([
    ['atom.xml', /<entry xml:lang="zh-CN">/g],
    ['rss.xml', /<item>/g],
  ])('%s of a microsite has its news alone, and is not sent twice', async (file, item) => {
    const path = `/api/site/feeds/microsites/tide/${file}?kind=special&lang=en-US`
    const answer = await api.request(path)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      `application/${file.split('.')[0]}+xml`,
    ])
    // the news of the other microsite, and one that is not published yet, are not in it; a text without English is Chinese
    expect(text.match(item)).toHaveLength(1)
    expect(text).toContain('<title>新</title>')
    const again = await api.request(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each(
    ['atom.xml', 'rss.xml'].flatMap((file) =>
      [
        [file, '/information/info/10'],
        [`microsites/tide/${file}?kind=special`, '/special/tide/news/1'],
        [`microsites/shoal/${file}?kind=race`, '/races/shoal/news/1'],
      ].map(([feed = '', page = '']) => ({ feed, page })),
    ),
  )('pages of $feed open in its language, and are the same texts in both', async ({ feed, page }) => {
    const home = 'http://localhost:3000'
    const read = async (lang: string) =>
      (await api.request(`/api/site/feeds/${feed}${feed.includes('?') ? '&' : '?'}lang=${lang}`)).text()
    const identities: string[][] = []
    for (const lang of ['zh-CN', 'en-US']) {
      const text = await read(lang)
      const links = linksOf(text)
      expect(links).toContain(`${home}${page}?lang=${lang}`)
      // a reader may have stored the other language
      for (const link of links) expect(link).toMatch(new RegExp(`^[^?]+\\?lang=${lang}$`))
      identities.push([...text.matchAll(/<(?:entry|item)[ >].*?<(?:id|guid)>(.*?)</g)].map(([, id]) => id ?? ''))
      expect(identities.at(-1)).toContain(`${home}${page}`)
    }
    expect(identities[0]).toEqual(identities[1])
  })

  test('another name of a feed, and a microsite that is not published, are not found', async () => {
    const names = ['none.xml', '__proto__', 'constructor']
    const paths = [
      ...names,
      ...names.map((name) => `microsites/tide/${name}?kind=special`),
      'microsites/none/atom.xml?kind=special',
      'microsites/tide/atom.xml?kind=race',
      'microsites/later/atom.xml?kind=special',
    ]
    for (const path of paths) expect((await api.request(`/api/site/feeds/${path}`)).status, path).toBe(404)
  })

  test('the sitemap has public pages in both languages and no private competition', async () => {
    const text = await (await api.request('/sitemap.xml')).text()
    for (const path of [
      '/',
      '/help/privacy',
      '/information/info/1',
      '/information/activity/1',
      '/information/activity/1/content-5',
      '/information/activity/1/discussion',
      `/competitions/${open}/ranking`,
      '/datasets',
      '/races',
      '/special/tide',
      '/special/tide/competition',
      '/special/tide/news/1',
    ]) {
      expect(text).toContain(`<loc>http://localhost:3000${path}</loc>`)
      expect(text).toContain(`hreflang="zh-CN" href="http://localhost:3000${path}"`)
      expect(text).toContain(`hreflang="en-US" href="http://localhost:3000${path}?lang=en-US"`)
    }
    // pages of texts and data sets say when they were changed, those that others write into do not
    for (const path of [
      '/information/info/1',
      '/information/activity/1/content-5',
      '/help/privacy',
      '/help/faq',
      `/competitions/${open}`,
      '/special/tide',
      '/special/tide/competition',
    ])
      expect(lastModified(text, path), path).toMatch(/^20\d\d-\d\d-\d\dT/)
    expect(lastModified(text, '/special/tide/news/1')).toBe(new Date(api.clock.now() - 1000).toISOString())
    expect(lastModified(text, `/competitions/${open}/ranking`)).toBeUndefined()
    expect(lastModified(text, `/datasets/${dataset}`)).toBe(new Date(api.clock.now() - 5000).toISOString())
    expect(lastModified(text, '/')).toBeUndefined()
    expect(text).not.toContain(`/competitions/${secret}`)
    expect(text).not.toContain('/invite')
    const robots = await (await api.request('/robots.txt')).text()
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(robots).toContain('Disallow: /messages')
  })

  test('a competition is in the sitemap from its instant on', async () => {
    const later = await addCompetition(api, { publishedAt: new Date(api.clock.now() + 60_000) })
    const sitemap = async () => (await api.request('/sitemap.xml')).text()
    expect(await sitemap()).not.toContain(`/competitions/${later}`)
    api.clock.advance(60_000)
    expect(await sitemap()).toContain(`/competitions/${later}<`)
  })
})
