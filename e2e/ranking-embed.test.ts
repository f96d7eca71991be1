import axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { newReader, openLine } from '../testing/reader.ts'
import { sharedSite } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = sharedSite()
const embed = (id: number, query = '') => `/competitions/${id}/ranking/embed${query}`
/** Of the built-in competitions the first one alone may be framed, by these sites. */
const allowed = 'https://*.shulei.example'

const line = openLine(1, false)
afterAll(() => line.destroy())

/** The answer to a reader with these cookies, with its text, the nonce left out. */
async function read(path: string, cookie = '', language = 'zh-CN') {
  const headers = { 'accept-encoding': 'identity', 'accept-language': language }
  const answer = await newReader(site.url, line, cookie).ask(path, { headers })
  const policy = /frame-ancestors [^;]*/.exec(String(answer.headers['content-security-policy']))?.[0]
  return { ...answer, policy, text: answer.body.toString().replace(/nonce="[^"]*"/g, '') }
}

/** The frame in which a page of another site shows a path of ours. */
async function frameOn(host: string, path: string) {
  // the site of this test runs on the same computer, which pages of other sites may not ask otherwise
  const { page } = await site.visit({ viewport: { width: 1000, height: 900 }, permissions: ['local-network-access'] })
  const body = `<!doctype html><title>x</title><iframe src="${site.url}${path}" width="320" height="736"></iframe>`
  await page.route(`${host}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${host}/`, { waitUntil: 'load' })
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the page has no frame')
  return frame
}

test('a site of the competition shows the list inside a frame, and no other site does', async () => {
  const shown = await frameOn('https://news.shulei.example', embed(1001))
  await shown.getByRole('table').waitFor()
  expect(await shown.locator('tbody tr').count()).toBe(10)
  for (const [host, id] of [
    ['https://news.other.example', 1001],
    ['https://news.shulei.example', 1003],
  ] as const) {
    const refused = await frameOn(host, embed(id))
    await expect.poll(() => refused.url()).toMatch(/^chrome-error:/)
  }
  const policy = `frame-ancestors 'self' ${allowed}`
  // the second answer comes from the cache of shared pages
  for (let turn = 0; turn < 2; turn++) expect((await read(embed(1001))).policy).toBe(policy)
  expect((await read('/competitions/1001/ranking')).policy).toBe("frame-ancestors 'self'")
}, 60_000)

test('it is the same for everybody, without script and cookie, in one request', async () => {
  const path = embed(1001, '?n=7&theme=dark&lang=en-US')
  const { context } = await site.as('gu')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(cookie).toContain('session')
  const own = await read(path, cookie)
  expect(own.text).toContain('<html lang="en-US" data-theme="dark"')
  expect(own.text).not.toMatch(/<(script|header|footer|form|link rel="stylesheet")[ >]/)
  for (const answer of [
    own,
    await read(path),
    await read(path, 'lang=zh-CN; theme=light; tz=America/New_York', 'de'),
  ]) {
    expect(answer.text).toBe(own.text)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe.each(['zh-CN', 'en-US'] as const)('in %s', (language) => {
  test.each(['light', 'dark'])(
    'it fits 320 px by %s, breaks no rule of axe, and leads out in a new tab',
    async (theme) => {
      const { page, complaints } = await site.visit({ viewport: { width: 320, height: 700 } })
      await page.goto(site.url + embed(1001, `?n=5&lang=${language}&theme=${theme}`))
      expect(await page.locator('tbody tr').count()).toBe(5)
      expect(await fits(page)).toBe(true)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((a) => [a.getAttribute('target'), a.getAttribute('rel')]))
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(link).toEqual(['_blank', 'noopener'])
      expect(complaints.lines).toEqual([])
    },
  )
})

test('of a list that is not open it shows when it opens, and of a competition what the ranking does', async () => {
  const { pattern } = textsOf('zh-CN')
  const locked = await read(embed(1001, '?stage=1'))
  expect(locked.text).toMatch(pattern('competition-page', 'ranking.lockedTitle'))
  expect(locked.text).not.toContain('<table')
  for (const path of [embed(999_999), embed(0), embed(1001, '?sch=999999')]) {
    expect(await read(path)).toMatchObject({ status: 404, policy: "frame-ancestors 'self'" })
  }
  const secret = await read(embed(1008))
  expect([secret.status, secret.headers.location]).toEqual([302, '/competition-private/verify?id=1008'])
})

test('the ranking has the code, also without JavaScript', async () => {
  const { text } = textsOf('zh-CN')
  const { page } = await site.visit({ javaScriptEnabled: false })
  await page.goto(`${site.url}/competitions/1001/ranking?stage=0`)
  await page.getByText(text('embed-code', 'title')).click()
  const code = await page.getByRole('textbox', { name: text('embed-code', 'title') }).inputValue()
  const [, address] = /^<iframe src="([^"]*)"/.exec(code) ?? []
  expect(address?.replaceAll('&amp;', '&')).toBe(`${site.url}${embed(1001, '?n=10&stage=0&theme=system&lang=zh-CN')}`)
  expect(await page.getByText(allowed).isVisible()).toBe(true)
})
