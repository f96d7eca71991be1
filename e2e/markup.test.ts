/**
 * Markup in what people write, read back in a browser (reliability, T10). It is put into the database itself, past every check of
 * the API, as if one of them had a hole: pages have to hold by themselves. Only markup of the system sender is markup, cleaned
 * when it is read.
 */
import { SYSTEM_SENDER_ID } from '@shulei/domain/message/system-sender.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { type DatabaseHandle, openPostgres } from '../apps/api/src/platform/db/database.ts'
import { disguised } from '../apps/api/test/message/payloads.ts'
import { startPostgres, type ThrowAwayPostgres } from '../scripts/postgres.mjs'
import { launch, newVisitor, tell } from './support/browser.ts'
import { signIn } from './support/sign-in.ts'
import { type Site, startSite } from './support/site.ts'
import { textsOf } from './support/texts.ts'

const { text } = textsOf('zh-CN')
const [reader, writer] = [personOf('lin'), personOf('gu')]

/** Columns that hold what people wrote. The texts of a person's own lists differ, as some of them must. */
const written = [
  'users.name',
  'messages.content',
  'teams.name',
  'teams.manifesto',
  'profiles.introduction',
  'profiles.province',
  'profiles.city',
  'careers.company',
  'careers.job',
  'educations.school',
  'educations.major',
  'skills.name',
  'accomplishments.name',
  'accomplishments.organization',
  'accomplishments.description',
  'questions.title',
  'questions.body',
  'articles.title',
  'articles.body',
  'notebooks.title',
  'practices.title',
]

let postgres: ThrowAwayPostgres
let database: DatabaseHandle
let site: Site
let browser: Browser

/** Puts the payloads into a column, a different one into each row, and into the strings of notices. */
async function infect() {
  const { raw } = database
  for (const [table = '', column] of written.map((name) => name.split('.'))) {
    const key = table === 'profiles' ? 'user_id' : 'id'
    await raw.query(
      `update ${table} set ${column} = ($1::text[])[1 + n % array_length($1::text[], 1)]
       from (select ${key} as row_key, row_number() over (order by ${key})::int as n from ${table}) as numbered
       where ${key} = row_key`,
      [disguised],
    )
  }
  const { rows } = await raw.query('select id, facts from notices order by id')
  for (const [at, { id, facts }] of (rows as { id: number; facts: Record<string, unknown> }[]).entries()) {
    const infected = Object.entries(facts).map(([name, value], n) => [
      name,
      typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value) ? disguised[(at * 7 + n) % disguised.length] : value,
    ])
    await raw.query('update notices set facts = $2 where id = $1', [id, JSON.stringify(Object.fromEntries(infected))])
  }
}

/** Five payloads in a message: a browser takes long to show three hundred. */
const contents = Array.from({ length: disguised.length / 5 }, (_, n) => disguised.slice(n * 5, n * 5 + 5).join('\n'))

/** All of them as messages of one conversation, and of the system sender, whose content is markup. */
async function writeAll() {
  const insert = `insert into messages (sender_id, receiver_id, content, system, idempotency_key, created_at)
    select $1, $2, payload, $3, 'markup-' || n, now() from unnest($4::text[]) with ordinality as t(payload, n)`
  await database.raw.query(insert, [writer.id, reader.id, false, contents])
  await database.raw.query(insert, [SYSTEM_SENDER_ID, reader.id, true, contents])
}

beforeAll(async () => {
  postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'a-secret-of-the-tests-that-is-long-enough', DEMO: '1' }
  ;[site, browser] = await Promise.all([startSite({ env }), launch()])
  database = await openPostgres(postgres.url)
  await infect()
  await writeAll()
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await database?.close()
  await site?.discard()
  await postgres?.stop()
})

declare global {
  /** What the page's policy refused, and scripts that ran. */
  var harm: string[]
}

/** A signed-in reader whose page tells of every script that ran and everything that its policy refused. */
async function watched() {
  const visitor = await newVisitor(browser)
  onTestFailed(() => tell(visitor))
  const { page } = visitor
  const left: string[] = []
  page.on('dialog', (dialog) => {
    left.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== site.url) left.push(`request ${request.url()}`)
  })
  await page.addInitScript(() => {
    globalThis.harm = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.harm.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await page.goto(`${site.url}/competitions`)
  await signIn(page, reader.email)
  return { page, left }
}

/** Elements and attributes that only a payload brings: pages have none of them. */
const planted = (page: Page) =>
  page.evaluate(() => {
    const isPlanted = ({ localName, attributes }: Element) =>
      /^(math|mglyph|iframe|object|base)$/.test(localName) ||
      [...attributes].some(
        ({ name, value }) =>
          /^on|^formaction$|^srcdoc$/.test(name) ||
          (/^(href|src|srcset|action|data|style|content|poster)$/.test(name) &&
            /javascript:|data:text|evil\.test/i.test(value)),
      )
    return [...document.querySelectorAll('*')].filter(isPlanted).map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** Nothing planted, nothing that ran or was refused, no dialog and no request elsewhere, up to now. */
async function expectHarmless({ page, left }: Awaited<ReturnType<typeof watched>>, place?: string) {
  expect(await planted(page), place).toEqual([])
  expect(await page.evaluate(() => globalThis.harm), place).toEqual([])
  expect(left, place).toEqual([])
}

/** Marks that only a payload brings, as a reader sees them. */
const shown = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles is not shown
  const words = await page.locator('body').innerText()
  return words.match(/alert\(1\)|evil\.test|onerror|formaction/g)?.length ?? 0
}

const places: readonly (readonly [name: string, path: string])[] = [
  ['a conversation', `/messages/${writer.id}`],
  ['the list of conversations', '/messages'],
  ['notices', '/notices?view=notice'],
  ['conversations beside notices', '/notices?view=message'],
  ['the message center', '/message-center'],
  ['private messages in the message center', '/message-center?list=private'],
  ['a profile', `/users/${writer.id}`],
  ['a profile of the older tree', `/user/${writer.id}`],
  ['questions and answers', `/users/${writer.id}/publishes`],
  ['notebooks', `/users/${writer.id}/notebook`],
  ['followers', `/users/${writer.id}/followers`],
  ['a ranking', '/competitions/1001/ranking'],
]

test('there are 300 payloads, and twelve places', () => {
  expect([new Set(disguised).size, places.length]).toEqual([300, 12])
})

test('markup that people wrote is text wherever it is shown', async () => {
  const { page, left } = await watched()
  for (const [place, path] of places) {
    // told when the page has come alive: what it draws then counts too
    const alive = page.waitForRequest(/\/tongji\/visited/)
    await page.goto(site.url + path)
    await alive
    await expect.poll(() => shown(page), { message: place, timeout: 15_000 }).toBeGreaterThan(0)
    await expectHarmless({ page, left }, place)
  }
}, 180_000)

/** Opens a conversation and brings all of it into sight. */
async function openWhole(page: Page, partnerId: number) {
  await page.goto(`${site.url}/messages/${partnerId}`)
  const messages = () => page.locator('[role=log] time[title]').count()
  const more = (than: number) => expect.poll(messages, { timeout: 10_000 }).toBeGreaterThan(than)
  await more(0)
  for (let before = await messages(); before < contents.length; before = await messages()) {
    await page.getByRole('button', { name: text('message', 'conversation.earlier') }).click()
    await more(before)
  }
}

test('of what the system writes only harmless markup is left', async () => {
  const { page, left } = await watched()
  await openWhole(page, SYSTEM_SENDER_ID)
  expect(await page.locator('[role=log] a[href="/ok"]').count()).toBeGreaterThan(0)
  await expectHarmless({ page, left })
}, 60_000)

test('all of a conversation is text, and the popover too', async () => {
  const { page, left } = await watched()
  await openWhole(page, writer.id)
  expect(await planted(page)).toEqual([])
  await page.getByRole('link', { name: new RegExp(`^${text('shell', 'header.messages')}`) }).click()
  await page
    .getByRole('dialog')
    .getByText(/alert\(1\)|evil\.test/)
    .first()
    .waitFor()
  await expectHarmless({ page, left })
}, 180_000)
