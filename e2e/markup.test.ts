/**
 * Markup in texts that people write, shown in a browser (reliability, T10). The payloads are written into the database directly,
 * past the checks of the API, because pages must be safe even if such a check fails. Only content of the system sender may
 * contain markup; it is cleaned when it is read.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFailed, test } from 'vitest'
import { type DatabaseHandle, openEmbedded } from '../apps/api/src/platform/db/database.ts'
import { disguised } from '../apps/api/test/talk/message/payloads.ts'
import { newVisitor, printPage } from '../testing/browser.ts'
import { openSession } from '../testing/sign-in.ts'
import { type Site, startSite } from '../testing/site.ts'
import { textsOf } from './support/texts.ts'
import { workerBrowser } from './support/worker-browser.ts'

const { text } = textsOf('zh-CN')
const [reader, writer] = [personOf('lin'), personOf('gu')]

/** Columns with texts written by people. Rows get different texts, because some columns must be unique. */
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
]

let site: Site

/** Writes the payloads into a column, a different one in each row, and into the strings of notices. */
async function infect({ raw }: DatabaseHandle) {
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

/** Contents of the messages, five payloads each, because 300 messages would take too long to show. */
const contents = Array.from({ length: disguised.length / 5 }, (_, n) => disguised.slice(n * 5, n * 5 + 5).join('\n'))

/** Stores all payloads as messages of one conversation, and as messages of the system sender, whose content is markup. */
async function writeAll({ raw }: DatabaseHandle) {
  const insert = `insert into messages (sender_id, receiver_id, content, system, idempotency_key, created_at)
    select $1, $2, payload, $3, 'markup-' || n, now() from unnest($4::text[]) with ordinality as t(payload, n)`
  await raw.query(insert, [writer.id, reader.id, false, contents])
  await raw.query(insert, [SYSTEM_SENDER_ID, reader.id, true, contents])
}

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shulei-markup-'))
  cpSync(inject('seededData'), dataDir, { recursive: true })
  const database = await openEmbedded(join(dataDir, 'pg'))
  await infect(database)
  await writeAll(database)
  // one process at a time has the folder
  await database.close()
  site = await startSite({ dataDir })
}, 180_000)
afterAll(() => site?.discard())

declare global {
  /** Violations of the page's content security policy, and scripts that ran. */
  var harm: string[]
}

/** Opens a browser with a signed-in reader that records every script that ran and every violation of the policy. */
async function watched() {
  const visitor = await newVisitor(await workerBrowser())
  onTestFailed(() => printPage(visitor))
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
  await openSession(visitor.context, site.url, reader.email)
  return { page, left }
}

/** Elements and attributes that only payloads contain, never a page. */
const planted = (page: Page) =>
  page.evaluate(() => {
    // Our pages make a link of an address in a message. Such a link opens exactly the address that it shows.
    const isShownAddress = (element: Element, attribute: string) => {
      const text = element.textContent
      return (
        attribute === 'href' &&
        element.matches('[role=log] a[rel~=noopener][rel~=nofollow][href^="http"]') &&
        URL.canParse(text) &&
        new URL(text).href === element.getAttribute(attribute)
      )
    }
    const isPlanted = (element: Element) =>
      /^(math|mglyph|iframe|object|base)$/.test(element.localName) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on|^formaction$|^srcdoc$/.test(name) ||
          (/^(href|src|srcset|action|data|style|content|poster)$/.test(name) &&
            /javascript:|data:text|evil\.test/i.test(value) &&
            !isShownAddress(element, name)),
      )
    return [...document.querySelectorAll('*')].filter(isPlanted).map(({ outerHTML }) => outerHTML.slice(0, 200))
  })

/** Asserts that up to now no payload became an element, ran, violated the policy, opened a dialog or sent a request. */
async function expectHarmless({ page, left }: Awaited<ReturnType<typeof watched>>, place?: string) {
  expect(await planted(page), place).toEqual([])
  expect(await page.evaluate(() => globalThis.harm), place).toEqual([])
  expect(left, place).toEqual([])
}

/** Visible text that only payloads contain. */
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

test('300 payloads are shown in twelve places', () => {
  expect([new Set(disguised).size, places.length]).toEqual([300, 12])
})

test('markup in texts of people is shown as text on every page', async () => {
  const { page, left } = await watched()
  for (const [place, path] of places) {
    // wait for hydration, because elements rendered after it count too
    const alive = page.waitForRequest(/\/tongji\/visited/)
    await page.goto(site.url + path)
    await alive
    await expect.poll(() => shown(page), { message: place, timeout: 15_000 }).toBeGreaterThan(0)
    await expectHarmless({ page, left }, place)
  }
}, 180_000)

/** Opens a conversation and scrolls until all of it is loaded. */
async function openWhole(page: Page, partnerId: number) {
  await page.goto(`${site.url}/messages/${partnerId}`)
  const messages = () => page.locator('[role=log] [dir=auto][title]').count()
  const more = (than: number) => expect.poll(messages, { timeout: 10_000 }).toBeGreaterThan(than)
  await more(0)
  for (let before = await messages(); before < contents.length; before = await messages()) {
    await page.getByRole('button', { name: text('message', 'conversation.earlier') }).click()
    await more(before)
  }
}

test('messages of the system keep harmless markup only', async () => {
  const { page, left } = await watched()
  await openWhole(page, SYSTEM_SENDER_ID)
  expect(await page.locator('[role=log] a[href="/ok"]').count()).toBeGreaterThan(0)
  await expectHarmless({ page, left })
}, 60_000)

test('markup in messages of people is shown as text in the conversation and the popover', async () => {
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
