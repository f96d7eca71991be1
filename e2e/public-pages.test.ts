import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { newVisitor, printPage, type Visitor } from '../testing/browser.ts'
import { countTransfer } from '../testing/transfer.ts'
import { desktop, expectToFit, openHydrated, phone } from './support/hydration.ts'
import { askAsVisitor, expectReadable, servedPage } from './support/served.ts'
import { sharedSite } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'
import { workerBrowser } from './support/worker-browser.ts'

const site = sharedSite()

/** Public pages with the layout that the specification gives them. */
const pages = [
  ['/', 'home-default'],
  ['/competitions', 'default'],
  ['/competitions?cmptStatus=2&sort=newest', 'default'],
  ['/competitions/1001', 'contest'],
  ['/competitions/1001/profile', 'contest'],
  ['/competitions/1001/dataware', 'contest'],
  ['/competitions/1001/faq', 'contest'],
  ['/competitions/1001/ranking', 'contest'],
  ['/competitions/1001/weekly-rankings', 'contest'],
  ['/competitions/1001/discuss', 'contest'],
  ['/competitions/1001/discuss?topic=2', 'contest'],
  ['/competitions/1001/replay', 'contest'],
  ['/competitions/1004/shake-up', 'contest'],
  ['/competitions/1004/models', 'contest'],
  ['/competitions/1004/proof', 'contest'],
  // the first of the ended competition
  ['/certificates/SL-1004-69', 'default'],
  ['/information', 'landing'],
  ['/information/info/4', 'landing'],
  ['/information/activity/1/content-1', 'landing'],
  ['/information/activity/1/discussion', 'landing'],
  ['/experts', 'landing'],
  ['/business', 'landing'],
  ['/search?q=chusheng', 'default'],
  ['/welfare', 'landing'],
  ['/education', 'landing'],
  ['/cooperation', 'landing'],
  ['/unveil', 'unveil'],
  ['/dcic', 'dcic-default'],
  ['/dcic/1', 'dcic-default'],
  ['/grade', 'grde-default'],
  ['/grade/DCIC', 'grde-default'],
  ['/grade/DCIC-details', 'grde-default'],
  ['/evalution', 'default'],
  ['/evalution/cmpt', 'default'],
  ['/evalution/details', 'default'],
  ['/help/privacy', 'landing'],
  ['/help/faq?search=cishu', 'landing'],
  ['/datasets', 'default'],
  ['/datasets?search=chaoxi&sort=newest', 'default'],
  ['/datasets/1', 'default'],
  ['/articles/1', 'default'],
  ['/notebooks/1', 'default'],
  ['/notebooks/9', 'default'],
  ['/competition-private/verify?id=1008&code=TIDE', 'default'],
  ['/host', 'default'],
  ['/races', 'special-default'],
  ['/special/tang', 'special-default'],
  ['/special/tang/content-5', 'special-default'],
  ['/api/docs', 'default'],
  ['/sso/zh-cn/login2', 'login'],
] as const

/** Pages whose share picture an assertion tells, because they once had none. */
const shared: readonly string[] = ['/competitions', '/search?q=chusheng']

/** One visit for all English pages: styles are linked, and files come from the cache. Each Chinese page is the first of a visit. */
let longVisit: Visitor
beforeAll(async () => {
  longVisit = await newVisitor(await workerBrowser())
})
afterAll(() => longVisit?.context.close())

describe.each(['zh-CN', 'en-US'] as const)('in %s', (language) => {
  test.each(pages)(
    '%s can be read without JavaScript, hydrates without console output and fits a 320 px screen',
    async (path, layout) => {
      const visitor = language === 'zh-CN' ? await site.visit() : longVisit
      if (visitor === longVisit) onTestFailed(() => printPage(visitor))
      const { page, context, complaints } = visitor
      complaints.lines.length = 0
      await page.setViewportSize(desktop)
      await context.addCookies([{ name: 'lang', value: language, url: site.url }])
      const answer = await openHydrated(page, site.url + path)
      expect(answer?.status()).toBe(200)
      expect(await page.locator(`[data-layout="${layout}"]`).count()).toBe(1)
      expect(await page.locator('meta[name="description"]').count()).toBe(1)
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
      if (shared.includes(path)) {
        expect(await page.locator('meta[property="og:image"]').count()).toBe(2)
        expect(facts).toHaveLength(1)
      }
      for (const one of facts) expect(JSON.parse(one)).toMatchObject({ '@type': expect.any(String) })
      await expectToFit(page, [desktop, phone], path)
      expect(complaints.lines).toEqual([])
      expectReadable((await answer?.text()) ?? '', path)
    },
  )
})

test.each([true, false])(
  'filters of the competition list are links, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { text } = textsOf('zh-CN')
    const { page } = await site.visit({ javaScriptEnabled })
    await page.goto(`${site.url}/competitions`, { waitUntil: 'networkidle' })
    const count = page.locator('#content').getByRole('status')
    const ofAll = await count.textContent()
    await page.getByRole('link', { name: text('competition', 'state.ended'), exact: true }).click()
    await page.waitForURL('**/competitions?cmptStatus=2')
    await expect.poll(() => count.textContent()).not.toContain(ofAll)
    expect(await page.locator('article').count()).toBeGreaterThan(0)
  },
)

test.each([
  ['/no-such-page-here', 404],
  ['/competitions/999999', 404],
  ['/competitions/-1', 404],
  ['/competitions/abc', 404],
  ['/competitions/1001/nothing', 404],
  ['/dcic/1001', 404],
  ['/dcic/9', 404],
  ['/information/info/999999', 404],
  ['/competitions/1001/discuss?topic=999999', 404],
  ['/competitions/1002/discuss?topic=2', 404],
  ['/competitions/1001/signup', 401],
  ['/competitions/1001/submits', 401],
  ['/competitions/submit', 401],
  ['/competitions/1001/teams', 401],
  ['/error?code=403&message=no', 403],
] as const)('%s answers %d with its error page', async (path, status) => {
  const answer = await askAsVisitor(site.url + path)
  expect(answer.status).toBe(status)
  expect(servedPage(await answer.text()).shownStatus).toBe(String(status))
})

test('the address of the error page is a page that no search engine lists', async () => {
  const answer = await askAsVisitor(`${site.url}/error`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(servedPage(html).shownStatus).toBe('500')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['/information/info/104', '/information/info/4'],
  ['/information/activity/201/content-2?lang=en-US', '/information/activity/1/content-2?lang=en-US'],
  ['/information/activity/202/discussion', '/information/activity/2/discussion'],
  ['/special/tang/news/7', '/special/tang/news/1'],
  ['/dcic/1005', '/dcic/2'],
] as const)('%s, an address of earlier releases, leads to %s for good', async (former, present) => {
  const answer = await fetch(site.url + former, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, present])
})

test.each([
  ['/competitions?page=2', '/competitions'],
  ['/competitions?lang=zh-CN', '/competitions'],
  ['/competitions?page=2&lang=en-US', '/competitions?lang=en-US'],
] as const)(
  'for search engines %s is %s, one of the addresses that it names for languages',
  async (path, canonical) => {
    const html = await (await askAsVisitor(site.url + path)).text()
    expect(html).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`)
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"\/>/g)].map(
      ([, language, address]) => [language, address],
    )
    expect(named).toEqual([
      ['zh-CN', `${site.url}/competitions`],
      ['en-US', `${site.url}/competitions?lang=en-US`],
      ['x-default', `${site.url}/competitions`],
    ])
  },
)

test('what other sites show of a page is its own: a track, an article and an activity have their picture and sentence, a text the picture of the site', async () => {
  const { text } = textsOf('zh-CN')
  const metaOf = async (path: string, name: string) => {
    const html = await (await fetch(site.url + path, { headers: { cookie: 'lang=zh-CN' } })).text()
    return new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1]
  }
  const ofSite = `${text('shell', 'site.name')} · ${text('shell', 'site.slogan')}`
  expect(await metaOf('/help/privacy', 'og:image:alt')).toBe(ofSite)
  expect(await metaOf('/help/privacy', 'og:title')).not.toBe(ofSite)
  for (const [path, picture, type] of [
    ['/dcic/1', '/competition-', 'website'],
    ['/information/info/5', '/info-5.', 'article'],
    ['/information/activity/1/content-2', '/activity-1.', 'website'],
    ['/information/activity/1/discussion', '/activity-1.', 'website'],
  ] as const) {
    expect(await metaOf(path, 'og:image:alt')).toBe(await metaOf(path, 'og:title'))
    expect(await metaOf(path, 'og:image')).toContain(picture)
    expect(await metaOf(path, 'og:type')).toBe(type)
  }
  expect(await metaOf('/dcic/1', 'description')).not.toBe(await metaOf('/dcic', 'description'))
  for (const name of ['og:title', 'description'])
    expect(await metaOf('/evalution/cmpt', name)).not.toBe(await metaOf('/evalution', name))
})

test('sign-in with a return target on another site ends on the home page', async () => {
  const { page } = await site.visit()
  await page.goto(`${site.url}/sso/zh-cn/login2?with=password&service=${encodeURIComponent('https://evil.example/x')}`)
  await page.getByLabel('邮箱').fill('xia@shulei.example')
  await page.getByLabel('密码').fill('shulei-demo')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${site.url}/`)
  expect(page.url()).toBe(`${site.url}/`)
})

test('the drawing of an error page has its styles without scripts', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false })
  await page.goto(`${site.url}/nothing-here`)
  const fills = await page
    .locator('[data-platform-state] path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
  expect(fills.length).toBeGreaterThan(3)
  expect(fills.filter((fill) => fill === 'rgb(0, 0, 0)')).toEqual([])
})

test('a browser with our cookie gets links to style sheets and reads them from its cache', async () => {
  const { context, page, complaints } = await site.visit()
  await page.goto(`${site.url}/`)
  const backgroundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const first = await backgroundOf()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const seen = countTransfer(session)
  await page.goto(`${site.url}/competitions`, { waitUntil: 'networkidle' })
  expect(seen.bytes.css).toBeGreaterThan(2000)
  expect(seen.bytes.css).toBeLessThanOrEqual(12_000)
  expect(await backgroundOf()).toBe(first)
  expect(complaints.lines).toEqual([])
}, 60_000)

test.each([
  ['/', 1280],
  ['/', 390],
  ['/competitions/1001', 1280],
  ['/competitions/1001', 390],
] as const)(
  '%s at %i px shows a reader in New York the same times at the first visit and the next, and nothing moves',
  async (path, width) => {
    const { context, page, complaints } = await site.visit({
      timezoneId: 'America/New_York',
      viewport: { width, height: 900 },
    })
    await context.addCookies([{ name: 'lang', value: 'en-US', url: site.url }])
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const timesShown = () =>
      page.evaluate(
        () => document.querySelector('main')?.textContent.match(/\w+ time \(UTC[^)]*\)|\d\d\/\d\d \d\d:\d\d/g) ?? [],
      )
    // on a slow processor a part that stands above an earlier one would arrive after the first paint
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(site.url + path)
    await expect.poll(async () => (await timesShown()).join()).toContain('local time (UTC-')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const first = await timesShown()
    await page.waitForTimeout(300)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
    await page.reload()
    expect(await timesShown()).toEqual(first)
    expect(first.join()).not.toContain('Beijing')
    expect(complaints.lines).toEqual([])
  },
)

test('prefetched data is not fetched again', async () => {
  const { context, page } = await site.visit()
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const asked: string[] = []
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.includes('.data') && !response.fromDiskCache && !response.fromPrefetchCache)
      asked.push(response.url)
  })
  const link = page.getByRole('navigation').getByRole('link', { name: '竞赛' }).first()
  await link.hover()
  // by the page itself, once the answer is whole: the cache keeps it for two seconds only
  await link.evaluate(async (element: HTMLElement) => {
    const isWhole = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('.data'))
    while (!isWhole()) await new Promise(requestAnimationFrame)
    element.click()
  })
  await page.waitForURL('**/competitions')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked).toEqual([expect.stringContaining('/competitions.data')])
}, 60_000)

test('a link that goes away with its page hands the focus to the next title, and one that stays keeps it', async () => {
  const { text } = textsOf('zh-CN')
  const { page } = await site.visit()
  await page.goto(`${site.url}/competitions`, { waitUntil: 'networkidle' })
  await page.locator('article a').first().press('Enter')
  await page.waitForURL(/competitions\/\d+/)
  const isFocused = (element: Element) => element === document.activeElement
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isFocused)).toBe(true)
  const tab = page.getByRole('link', { name: text('competition-page', 'tab.ranking'), exact: true }).first()
  await tab.press('Enter')
  await page.waitForURL('**/ranking')
  await page.waitForTimeout(200)
  expect(await tab.evaluate(isFocused)).toBe(true)
})

test('without a network the next page says so, and a retry works when the network is back', async () => {
  const { text } = textsOf('zh-CN')
  const { context, page } = await site.visit()
  await page.goto(`${site.url}/competitions`, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('link', { name: text('competition', 'state.ended'), exact: true }).click()
  await page.getByRole('heading', { name: text('shell', 'state.loadFailed') }).waitFor()
  await page.getByRole('link', { name: text('shell', 'action.retry') }).click()
  await page.getByRole('heading', { name: text('shell', 'state.loadFailed') }).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: text('shell', 'action.retry') }).click()
  await page.locator('article').first().waitFor()
  expect(new URL(page.url()).searchParams.get('cmptStatus')).toBe('2')
})

test.each([
  ['of an older build is gone: the page reloads once', false, 2],
  ['cannot be loaded without a network: the words stand alone', true, 1],
] as const)('code that %s', async (_, isOffline, documents) => {
  const { context, page } = await site.visit()
  let asked = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked++
  })
  await page.route('**/PlatformState-*.js', async (route) => {
    if (!isOffline) return route.fulfill({ status: 404 })
    await context.setOffline(true)
    await route.abort()
  })
  await page.goto(`${site.url}/no-such-page-here`)
  await page.waitForTimeout(1500)
  expect(asked).toBe(documents)
  expect(await page.locator('main[data-status="404"] h1').count()).toBe(1)
})

test('a microsite may be framed by the sites of its record alone, and is bare inside a frame', async () => {
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get('content-security-policy')?.match(/frame-ancestors [^;]*/)?.[0]
  expect(await policyOf('/races/tide')).toBe("frame-ancestors 'self' https://*.shulei.example")
  // the same from the cache of shared pages
  expect(await policyOf('/races/tide')).toBe("frame-ancestors 'self' https://*.shulei.example")
  expect(await policyOf('/races/kite')).toBe("frame-ancestors 'self'")
  expect(await policyOf('/')).toBe("frame-ancestors 'self'")
  const framed = await fetch(`${site.url}/races/tide`, { headers: { 'sec-fetch-dest': 'iframe' } })
  expect(framed.headers.has('x-frame-hosts')).toBe(false)
  const html = await framed.text()
  expect(html).toContain('data-layout="special-default"')
  expect(html).not.toMatch(/<(header|footer)[ >]/)
})
