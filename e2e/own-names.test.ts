import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor } from '../testing/browser.ts'
import { type Site, startSite } from '../testing/site.ts'
import { openHydrated } from './support/hydration.ts'
import { workerBrowser } from './support/worker-browser.ts'

const names = { 'zh-CN': '江大数赛', 'en-US': "JU's Games" } as const
const languages = ['zh-CN', 'en-US'] as const

/** Public pages of each layout, on a site without a demonstration. */
const pages = [
  ...[
    '/',
    '/information',
    '/education',
    '/business',
    '/help',
    '/help/faq',
    '/help/privacy',
    '/cooperation',
    '/welfare',
  ],
  ...['/unveil', '/grade', '/special', '/races', '/competitions', '/sso/zh-cn/login2', '/sso/zh-cn/register'],
  ...['/spic-review/login', '/api/docs', '/nothing', '/certificates/SL-1-1'],
]

let site: Site
beforeAll(async () => {
  const own = { SITE_NAME: names['zh-CN'], SITE_NAME_EN: names['en-US'], SITE_CONTACT: 'https://ju.example/help' }
  site = await startSite({ env: { ...own, DEMO: '0', SITE_FOOTER: '京ICP备1号|https://beian.example/;<i>江大</i>' } })
}, 180_000)
afterAll(() => site?.discard())

describe.each(languages)('a site under names of its own in %s', (language) => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })
    return answer.text()
  }

  test.each(pages)(
    'says nothing of this software, its demonstration or an address that nobody has on %s',
    async (path) => {
      const html = await read(path)
      expect(html).toContain(names[language].replace("'", '&#x27;'))
      expect(html.match(/.{0,60}(数擂|Shulei|shulei\.example|shulei\.invalid).{0,60}/gs)).toBeNull()
    },
  )

  test('shows name, contact and lines in the foot of a page, as text, with links that are safe', async () => {
    const [, foot = ''] = /(<footer[\s\S]*<\/footer>)/.exec(await read('/')) ?? []
    expect(foot).toContain('href="https://ju.example/help" rel="noopener"')
    expect(foot).toMatch(/<a [^>]*href="https:\/\/beian\.example\/" rel="noopener">京ICP备1号<\/a>/)
    expect(foot).toContain('&lt;i&gt;江大&lt;/i&gt;')
    expect(foot).toMatch(/© \d{4} 江大数赛 JU(&#x27;|')s Games/)
    for (const path of ['/special', '/sso/zh-cn/login2', '/spic-review/login']) {
      expect(await read(path)).toContain('京ICP备1号')
    }
  })
})

test('an own name has its first sign as the icon of its pages, in the place of the drawn mark', async () => {
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(await (await fetch(site.url)).text()) ?? []
  const answer = await fetch(site.url + icon, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answer.text()).toContain('>江</text>')
})

test('a change of the language changes the name, without another page', async () => {
  const { context, page } = await newVisitor(await workerBrowser())
  await openHydrated(page, `${site.url}/help`)
  const header = page.getByRole('banner')
  await header.getByText(names['zh-CN']).waitFor()
  await header.getByRole('link', { name: /English/ }).click()
  await header.getByText(names['en-US']).first().waitFor()
  // React writes the title after the header
  await expect.poll(() => page.title()).toContain(names['en-US'])
  await context.close()
})
