import { spawn } from 'node:child_process'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, inject, test } from 'vitest'
import { startPostgres } from '../scripts/postgres.mjs'
import { pinnedNode } from '../scripts/workspace.mjs'
import { newVisitor } from '../testing/browser.ts'
import { signIn } from '../testing/sign-in.ts'
import { startSite } from '../testing/site.ts'
import { middleFile } from './support/result-file.ts'
import { handIn, seeScore, signUp } from './support/steps.ts'
import { workerBrowser } from './support/worker-browser.ts'

/** The environment of every process on PostgreSQL. */
const secrets = { SESSION_SECRET: 'a-secret-of-the-tests-that-is-long-enough', SIGNING_KEY: 'A'.repeat(43) }

const serve = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(pinnedNode(), ['server/main.ts'], {
      cwd: new URL('../apps/web/', import.meta.url),
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('exit', (code) => resolve({ code, output }))
  })

test('a second process on the same data folder ends with a sentence, and SIGTERM ends the first cleanly', async () => {
  const site = await startSite({ copyOf: inject('seededData') })
  const second = await serve({ DATA_DIR: site.dataDir, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.output.trim()).toMatch(/^The data folder .+ is in use by process \d+\. Stop it first/)
  expect(second.output.trim().split('\n')).toHaveLength(1)
  expect(await site.stop('SIGTERM')).toBe(0)

  const again = await startSite({ dataDir: site.dataDir })
  const health = await fetch(`${again.url}/readyz`)
  expect(health.status).toBe(200)
  expect(await again.stop('SIGTERM')).toBe(0)

  const wrongKey = await serve({ DATA_DIR: site.dataDir, PORT: '0', DATA_KEY: 'x'.repeat(32) })
  expect(wrongKey.code).toBe(1)
  expect(wrongKey.output.trim()).toMatch(
    /^Names and documents in this database are encrypted under the data key \w{16}, /,
  )
  expect(wrongKey.output.trim().split('\n')).toHaveLength(1)
  await again.discard()
}, 240_000)

test('a start with DATABASE_URL but without SESSION_SECRET ends with a sentence', async () => {
  const { code, output } = await serve({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: '', PORT: '0' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^DATABASE_URL is set, so SESSION_SECRET is needed too/)
})

test.each([
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none', ...secrets }, /^DATABASE_URL leads to no database that lets us in: /],
  [{ DATA_DIR: '/dev/null/data' }, /^The folder \/dev\/null\/data cannot be written \(ENOTDIR\)\./],
])('%j ends the start in one sentence', async (env, sentence) => {
  const { code, output } = await serve({ PORT: '0', ...env })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
})

test('under https every answer sends HSTS for a year, also above the page limit, and every cookie is Secure', async () => {
  const site = await startSite({
    copyOf: inject('seededData'),
    env: { PUBLIC_URL: 'https://shulei.example', LIMITS: 'pageAddress=100/300' },
  })
  try {
    const pages = ['/', '/competitions.data', '/sso/zh-cn/login2', '/nowhere']
    const others = [
      '/set-language?lang=en-US',
      '/api/competitions',
      '/api/nothing',
      '/healthz',
      '/favicon.svg',
      '/assets/x.js',
    ]
    for (const path of [...pages, ...others]) {
      const answer = await fetch(site.url + path, { headers: { 'sec-fetch-site': 'same-origin' } })
      expect([path, answer.headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
      for (const cookie of answer.headers.getSetCookie()) expect(cookie, path).toMatch(/; Secure/)
    }
    const foreign = await fetch(site.url, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })
    expect([foreign.status, foreign.headers.get('strict-transport-security')]).toEqual([403, 'max-age=31536000'])
    // the proxy that ends https speaks http to the server, and may name it as it likes
    const signInFrom = (origin: string) =>
      fetch(`${site.url}/sso/zh-cn/login2`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ intent: 'password', email: personOf('lin').email, password: 'shulei-demo' }),
      })
    expect((await signInFrom('https://evil.example')).status).toBe(403)
    const signedIn = await signInFrom('https://shulei.example')
    expect(signedIn.status).toBe(302)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ')
    const kept = new URLSearchParams({ origin: 'https://shulei.example/competitions' })
    const back = await fetch(`${site.url}/users/v2/closing?${kept}`, { headers: { cookie }, redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([302, '/competitions'])
    const first = await fetch(site.url)
    expect(first.headers.getSetCookie().join()).toMatch(/XIR_FINGERPRINT=.+HttpOnly/)

    // above the page limit a page says when to try again, and files of the build are not counted
    const style = /\/assets\/[^"]+\.css/.exec(await (await fetch(`${site.url}/nowhere`)).text())?.[0] ?? ''
    let answer = first
    for (let pages = 0; answer.status !== 429 && pages < 200; pages += 20) {
      const some = await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/__manifest?paths=%2F`)))
      answer = some.findLast(({ status }) => status === 429) ?? answer
      // a dozen pages were asked above
      if (answer.status === 429) expect(pages + 20 + 12).toBeGreaterThanOrEqual(100)
    }
    expect(answer.status).toBe(429)
    const refused = await fetch(`${site.url}/competitions`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(refused.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(await refused.text()).toContain('<h1>打开页面太频繁了</h1>')
    expect((await fetch(site.url + style)).status).toBe(200)
  } finally {
    await site.discard()
  }
}, 120_000)

test('while the database is away pages answer 503 with a page, and stderr has one line without a stack', async () => {
  const postgres = await startPostgres()
  const site = await startSite({
    env: { DATABASE_URL: postgres.url, ...secrets, DEMO: '0' },
  })
  try {
    expect((await fetch(`${site.url}/competitions`)).status).toBe(200)
    await postgres.stop()
    // a page that was not rendered before, because visitors share pages rendered a moment ago
    const answer = await fetch(`${site.url}/competitions?sort=newest`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await answer.text()).toMatch(/<html lang="zh-CN"[\s\S]+服务暂时不可用/)
    // the data of every page are cached for some seconds; then the root loader fails too
    const failedLine = /^page \/sso\/zh-cn\/login2: 503 e50300 \(request [\w-]+\)$/m
    const retry = async () => {
      await fetch(`${site.url}/sso/zh-cn/login2`)
      return site.output()
    }
    await expect.poll(retry, { timeout: 20_000 }).toMatch(failedLine)
    expect(site.output()).not.toMatch(/^\s+at /m)
  } finally {
    await site.discard()
  }
}, 120_000)

test('a serving process and a scoring process on one PostgreSQL work as one site', async () => {
  const postgres = await startPostgres()
  const shared = { DATABASE_URL: postgres.url, ...secrets }
  const front = await startSite({ env: { ...shared, ROLES: 'web,api', DEMO: '1' } })
  const { page, context } = await newVisitor(await workerBrowser())
  try {
    await page.goto(`${front.url}/competitions/1001`)
    await signIn(page, 'xia@shulei.example')
    await signUp(page, 'zh-CN', '两个进程')
    await handIn(page, 'zh-CN', 'result.csv', middleFile('us-births'))
    await page.getByText('队列第 1').filter({ visible: true }).first().waitFor()

    const back = await startSite({ dataDir: front.dataDir, env: { ...shared, ROLES: 'jobs' } })
    const answers = ['/', '/api/competitions', '/readyz'].map(async (path) => (await fetch(back.url + path)).status)
    expect(await Promise.all(answers)).toEqual([404, 404, 200])
    await seeScore(page, 'zh-CN')
    await back.stop()
  } finally {
    await context.close()
    await front.discard()
    await postgres.stop()
  }
}, 240_000)
