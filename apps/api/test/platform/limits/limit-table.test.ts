import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../src/platform/config.ts'
import type { Env } from '../../../src/platform/context.ts'
import { errorHandler } from '../../../src/platform/http/errors.ts'
import { language } from '../../../src/platform/http/language.ts'
import { type LimitName, limitTable } from '../../../src/platform/limits/table.ts'
import { limitText } from '../../../src/platform/messages.ts'
import { oneEngine, openApi } from '../../harness.ts'

const names = Object.keys(limitTable) as LimitName[]

describe.each(oneEngine)('every limit on $name', (engine) => {
  test('refuses above its points with a sentence and headers that say when to come back', async () => {
    const api = await openApi(engine, { limits: Object.fromEntries(names.map((name) => [name, { points: 2 }])) })
    const app = new Hono<Env>()
    app.onError(errorHandler(api.platform.log))
    app.use(language())
    app.get('/:name', async (c) => {
      await api.platform.limits.take(c.req.param('name') as LimitName, 'somebody')
      return c.text('counted')
    })
    for (const name of names) {
      const get = (lang: string) => app.request(`/${name}`, { headers: { cookie: `lang=${lang}` } })
      expect([(await get('zh-CN')).status, (await get('zh-CN')).status], name).toEqual([200, 200])
      const { seconds } = limitTable[name]
      for (const lang of ['zh-CN', 'en-US'] as const) {
        const refused = await get(lang)
        expect(refused.status, name).toBe(429)
        const wait = Number(refused.headers.get('retry-after'))
        expect(wait, name).toBeGreaterThan(0)
        expect(wait, name).toBeLessThanOrEqual(seconds)
        expect(refused.headers.get('ratelimit-policy')).toBe(`"${name}";q=2;w=${seconds}`)
        expect(refused.headers.get('ratelimit')).toBe(`"${name}";r=0;t=${wait}`)
        const { message } = (await refused.json()) as { message: string }
        const words = limitText(lang, name, { points: 2, seconds })
        expect(message, name).toContain(words)
        expect(words.startsWith(`${name}:`) || words.startsWith(`${name}，`), `${name} has no text`).toBe(false)
      }
    }
    await api.close()
  })
})

test('the operating guide lists every limit with its figures', () => {
  const guide = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8')
  const listed = [...guide.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].filter(([, name = '']) =>
    Object.hasOwn(limitTable, name),
  )
  expect(Object.fromEntries(listed.map(([, name, text]) => [name, text]))).toEqual(
    Object.fromEntries(names.map((name) => [name, limitText('en-US', name, limitTable[name])])),
  )
})

describe('limits of the operator', () => {
  test('take the place of those of the table', () => {
    expect(readConfig({}, '/').limits).toEqual({})
    expect(readConfig({ LIMITS: 'register=200/3600, picture = 60,' }, '/').limits).toEqual({
      register: { points: 200, seconds: 3600 },
      picture: { points: 60, seconds: 1800 },
    })
  })

  test('count in a running server', async () => {
    const [engine] = oneEngine
    if (!engine) throw new Error('no engine')
    const api = await openApi(engine, { env: { LIMITS: 'apiAddress=1/7' } })
    const seen = [await api.request('/api/users/sso'), await api.request('/api/users/sso')]
    expect(seen.map(({ status }) => status)).toEqual([200, 429])
    expect(seen.map(({ headers }) => headers.get('ratelimit-policy'))).toEqual(Array(2).fill('"apiAddress";q=1;w=7'))
    await api.close()
  })

  test.each([
    ['registers=200', /^LIMITS names "registers", which is no limit; did you mean register\?/],
    ['toString=2', /^LIMITS names "toString", which is no limit/],
    ['register', /^LIMITS needs register=points or register=points\/seconds in whole numbers from 1/],
    ['register=0', /^LIMITS needs register=/],
    ['register=1.5', /^LIMITS needs register=/],
    ['register=-1', /^LIMITS needs register=/],
    ['register=5/0', /^LIMITS needs register=/],
    ['register=5/60/1', /^LIMITS needs register=/],
    ['register=5/9999999', /^LIMITS needs register=/],
    ['register=5, register=6', /^LIMITS names register twice/],
  ])('such as %s are refused in one sentence', (text, sentence) => {
    expect(() => readConfig({ LIMITS: text }, '/')).toThrow(ConfigError)
    expect(() => readConfig({ LIMITS: text }, '/')).toThrow(sentence)
  })
})
