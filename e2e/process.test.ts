import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { startPostgres } from '../scripts/postgres.mjs'
import { pinnedNode } from '../scripts/workspace.mjs'
import { launch, newVisitor } from './support/browser.ts'
import { middleEntry } from './support/entry.ts'
import { signIn } from './support/sign-in.ts'
import { startSite } from './support/site.ts'
import { handIn, seeScore, signUp } from './support/steps.ts'

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

test('a second start on one data folder is refused in a plain sentence, and SIGTERM ends the first cleanly', async () => {
  const site = await startSite()
  const second = await serve({ DATA_DIR: site.dataDir, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.output.trim()).toMatch(/^The data folder .+ is in use by process \d+\. Stop it first/)
  expect(second.output.trim().split('\n')).toHaveLength(1)
  expect(await site.stop('SIGTERM')).toBe(0)

  const again = await startSite({ dataDir: site.dataDir })
  const health = await fetch(`${again.url}/readyz`)
  expect(health.status).toBe(200)
  await again.discard()
}, 240_000)

test('a database without a session secret is refused in a plain sentence', async () => {
  const { code, output } = await serve({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SESSION_SECRET: '', PORT: '0' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^DATABASE_URL is set, so SESSION_SECRET is needed too/)
})

test('on one PostgreSQL a process that answers and a process that scores are one site', async () => {
  const postgres = await startPostgres()
  const shared = { DATABASE_URL: postgres.url, SESSION_SECRET: 'a-secret-of-the-tests-that-is-long-enough' }
  const front = await startSite({ env: { ...shared, ROLES: 'web,api', DEMO: '1' } })
  const browser = await launch()
  try {
    const { page, context } = await newVisitor(browser)
    await page.goto(`${front.url}/competitions/1001`)
    await signIn(page, 'xia@shulei.example')
    await signUp(page, 'zh-CN', '两个进程')
    await handIn(page, 'zh-CN', 'result.csv', middleEntry('us-births'))
    await page.getByText('队列第 1').filter({ visible: true }).first().waitFor()

    const back = await startSite({ dataDir: front.dataDir, env: { ...shared, ROLES: 'jobs' } })
    const answers = ['/', '/api/competitions', '/readyz'].map(async (path) => (await fetch(back.url + path)).status)
    expect(await Promise.all(answers)).toEqual([404, 404, 200])
    await seeScore(page, 'zh-CN')
    await back.stop()
    await context.close()
  } finally {
    await browser.close()
    await front.discard()
    await postgres.stop()
  }
}, 240_000)
