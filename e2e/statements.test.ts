import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@shulei/api/platform/config.ts'
import { countStatements } from '@shulei/api/platform/db/statements.ts'
import { openPlatform, type Platform } from '@shulei/api/platform/platform.ts'
import { demoPassword, personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { productionApp } from '../apps/web/server/production.ts'

const publicUrl = 'http://localhost:3000'
let dataDir: string
let platform: Platform
let app: Awaited<ReturnType<typeof productionApp>>
let cookie: string

const read = async (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(publicUrl + path, { ...init, headers: { 'sec-fetch-site': 'same-origin', ...init.headers } }), {
    clientAddress: '192.0.2.1',
  })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shulei-statements-'))
  cpSync(inject('seededData'), dataDir, { recursive: true })
  platform = await openPlatform(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' }, dataDir))
  app = await productionApp(platform)
  const answer = await read('/sso/zh-CN/login2', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'password', email: personOf('gu').email, password: demoPassword }),
  })
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}, 120_000)
afterAll(async () => {
  await platform?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function count(path: string, headers: Record<string, string>) {
  const { count, texts, value } = await countStatements(() => read(path, { headers }))
  expect(value.status).toBe(200)
  return { count, texts: texts.join('\n\n') }
}

/**
 * The answer with the fewest statements of four. On a busy machine the cache of the session (five seconds), of the footer (three) or
 * of a visitor's page (two) may expire between two answers.
 */
async function leastOf(path: string, headers: Record<string, string>) {
  const pages = []
  for (let turn = 0; turn < 4; turn++) pages.push(await count(path, headers))
  return fewestOf(pages)
}

const fewestOf = (pages: Awaited<ReturnType<typeof count>>[]) =>
  pages.toSorted((a, b) => a.count - b.count)[0] as (typeof pages)[number]

test.each([
  ['/', 7],
  ['/competitions', 3],
  ['/competitions/1001', 4],
  ['/competitions/1001/ranking', 6],
  ['/competitions/1001/weekly-rankings', 7],
  ['/competitions/1001/discuss', 6],
  ['/competitions/1001/discuss?topic=2', 7],
  ['/competitions/1001/replay', 6],
  ['/competitions/1004/shake-up', 6],
  ['/competitions/1004/proof', 6],
  ['/certificates/SL-1004-69', 3],
  ['/information', 8],
  ['/information/info/4', 8],
  ['/articles/1', 2],
  ['/notebooks/1', 2],
  ['/datasets', 2],
  ['/datasets/1', 2],
])('%s takes at most %i statements to render for a visitor, and none while visitors share it', async (path, most) => {
  // keeps the footer and the operator's texts, which the first pages of a process ask for
  await read('/nowhere')
  await read('/help')
  // one rendering for each language, because the footer may expire before one of them
  const visitor = { cookie: 'lang=en-US' }
  const pages = [await count(path, visitor), await count(path, { cookie: 'lang=zh-CN' })]
  if (fewestOf(pages).count > most) {
    // visitors of one language share answers of the API for a second, whatever their theme
    await new Promise((done) => setTimeout(done, 1100))
    pages.push(await count(path, { cookie: 'lang=en-US; theme=dark' }))
  }
  const rendered = fewestOf(pages)
  expect(rendered.count, rendered.texts).toBeGreaterThan(0)
  expect(rendered.count, rendered.texts).toBeLessThanOrEqual(most)
  expect((await leastOf(path, visitor)).count).toBe(0)
})

test.each([
  ['/', 8],
  ['/competitions', 4],
  ['/competitions/1001', 6],
  ['/competitions/1001/ranking', 8],
  ['/competitions/1001/weekly-rankings', 9],
  ['/competitions/1001/teams', 12],
  ['/competitions/1001/discuss', 8],
  ['/competitions/1001/discuss?topic=2', 9],
  ['/competitions/1001/replay', 8],
  ['/competitions/1004/shake-up', 8],
  ['/messages', 3],
  ['/notices', 3],
  ['/competitions/1001/submits', 10],
  ['/competitions/1001/submits?ledger=1', 12],
  ['/competitions/submit?id=1001', 11],
  ['/competitions/1001/invite', 10],
  ['/competitions/source-code?id=1003', 5],
  ['/competitions/1003/compare', 10],
  ['/datasets/1', 4],
  ['/datasets/edit', 3],
  ['/guide/step-1', 3],
  ['/guide/step-2', 3],
  ['/guide/step-3', 3],
  ['/guide/step-4', 3],
  ['/guide/step-5', 2],
  ['/guide-ent/step1', 2],
  [`/user/${personOf('gu').id}/profile`, 5],
  [`/users/${personOf('lin').id}`, 9],
  [`/users/${personOf('lin').id}/articles`, 5],
  [`/users/${personOf('lin').id}/notebook`, 5],
  [`/users/${personOf('lin').id}/practice`, 5],
  ['/notebooks/share', 3],
  ['/users/v2/my-data', 7],
])('%s takes at most %i statements for a person', async (path, most) => {
  const page = await leastOf(path, { cookie })
  expect(page.count, page.texts).toBeGreaterThan(0)
  expect(page.count, page.texts).toBeLessThanOrEqual(most)
})
