import { openLimits } from '@shulei/api/platform/limits/limits.ts'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { limitPages } from './page-limit.ts'

const raw = { query: () => Promise.reject(new Error('pages are counted in memory')) }

function siteWith(points: number, personOf: (person: string | undefined) => Promise<number | null>) {
  let rendered = 0
  const app = new Hono()
  const limits = openLimits(raw, { pageAddress: { points }, pageUser: { points }, signOnPage: { points } })
  app.use(
    limitPages({
      limits,
      personOf: (c) => personOf(c.req.header('x-person')),
      addressOf: (c) => c.req.header('x-address') ?? '192.0.2.1',
      languageOf: (c) => (c.req.header('x-language') === 'en-US' ? 'en-US' : 'zh-CN'),
    }),
  )
  app.get('*', (c) => {
    rendered += 1
    return c.text('page')
  })
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { get, rendered: () => rendered }
}
const byHeader = async (person: string | undefined) => (person === undefined ? null : Number(person))

describe('pages', () => {
  test('of one address are counted, and above the limit a short page says when to try again', async () => {
    const site = siteWith(3, byHeader)
    for (let i = 0; i < 3; i++) expect((await site.get('/')).status).toBe(200)
    const refused = await site.get('/competitions')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
    const html = await refused.text()
    expect(html).toContain('<html lang="zh-CN">')
    expect(html).toContain('<h1>打开页面太频繁了</h1>')
    expect(html).toMatch(/每 5 分钟最多 3 次/)
    expect(site.rendered()).toBe(3)
    expect((await site.get('/', { 'x-address': '192.0.2.2' })).status).toBe(200)
  })

  test('of one IPv6 network count as those of one visitor', async () => {
    const site = siteWith(2, byHeader)
    const seen = []
    for (let i = 1; i < 4; i++) seen.push((await site.get('/', { 'x-address': `2001:db8::${i}` })).status)
    expect(seen).toEqual([200, 200, 429])
  })

  test('above the limit are answered in the language of the reader', async () => {
    const site = siteWith(0, byHeader)
    const html = await (await site.get('/', { 'x-language': 'en-US' })).text()
    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain('<h1>Too many requests</h1>')
    expect(html).toContain('<a href="/">Home</a>')
  })

  test('of signed-in people behind one address are counted for each person', async () => {
    const site = siteWith(2, byHeader)
    for (const person of ['1', '2', '3']) {
      const seen = []
      for (let i = 0; i < 3; i++) seen.push((await site.get('/', { 'x-person': person })).status)
      expect(seen, person).toEqual([200, 200, 429])
    }
  })

  test('and requests for their data share one count, and a refused data request gets the sentence alone', async () => {
    const site = siteWith(2, byHeader)
    await site.get('/')
    await site.get('/competitions.data')
    const refused = await site.get('/competitions.data')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/plain; charset=UTF-8'])
    expect(await refused.text()).toMatch(/^操作过于频繁/)
  })

  test('use up nothing of the sign-on pages, whose forms say when to come back as well', async () => {
    const site = siteWith(1, byHeader)
    expect([(await site.get('/')).status, (await site.get('/')).status]).toEqual([200, 429])
    expect((await site.get('/sso/zh-cn/login2')).status).toBe(200)
    const refused = await site.get('/sso/zh-cn/login2.data')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('ratelimit-policy')).toBe('"signOnPage";q=1;w=300')
  })

  test('say what is left', async () => {
    const site = siteWith(3, byHeader)
    await site.get('/')
    const { headers } = await site.get('/')
    expect(headers.get('ratelimit-policy')).toBe('"pageAddress";q=3;w=300')
    expect(headers.get('ratelimit')).toMatch(/^"pageAddress";r=1;t=\d+$/)
  })

  test('are counted by address while sessions cannot be read', async () => {
    const site = siteWith(1, () => Promise.reject(new Error('the database is away')))
    expect([(await site.get('/')).status, (await site.get('/')).status]).toEqual([200, 429])
  })
})
