import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSession } from '../testing/sign-in.ts'
import { desktop, expectToFit, phone } from './support/hydration.ts'
import { expectLogin, expectReadable, servedPage } from './support/served.ts'
import { siteForFile } from './support/site-for-file.ts'
import { type Language, textsOf } from './support/texts.ts'

const site = siteForFile()

const { text, pattern } = textsOf('zh-CN')
const lin = { email: 'lin@shulei.example', name: '林晓舟' }
const gu = { email: 'gu@shulei.example', name: '顾南星' }

/** Opens a page in a new browser in which a person of the cast is signed in. */
async function enter(
  { email }: { email: string },
  path: string,
  options: { stream?: boolean; clock?: boolean; locale?: string } = {},
) {
  const { page, context, complaints } = await site.visit(options.locale ? { locale: options.locale } : {})
  await context.addCookies([{ name: 'lang', value: 'zh-CN', url: site.url }])
  if (options.clock) await page.clock.install()
  if (options.stream === false) await page.route('**/api/push', (route) => route.abort())
  await openSession(context, site.url, email)
  await page.goto(site.url + path)
  await page.getByRole('link', { name: pattern('shell', 'header.messages') }).waitFor()
  return { page, context, complaints }
}

const bellName = ['zh-CN', 'en-US'].map((language) => textsOf(language as Language).text('shell', 'header.messages'))
const bell = (page: Page) => page.getByRole('link', { name: new RegExp(`^(${bellName.join('|')})`) })

/** Unread count in the name of the bell. */
async function unreadOf(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? ''
  return Number(/\d+/.exec(name)?.[0] ?? 0)
}

/** Waits until the bell shows an unread count. The built-in people always have unread messages. */
async function knownUnread(page: Page): Promise<number> {
  await expect.poll(() => unreadOf(page), { timeout: 10_000 }).toBeGreaterThan(0)
  return unreadOf(page)
}

/** Opens the dialog from the header's popover. Waits for hydration first, because before it the bell is a link. */
async function openDialog(page: Page) {
  await knownUnread(page)
  await bell(page).click()
  await page.getByRole('button', { name: text('message', 'popover.newMessage') }).click()
  return page.getByRole('dialog', { name: text('message', 'sendMessage.title') })
}

/** Writes to a person with that dialog. */
async function write(page: Page, to: string, words: string) {
  const dialog = await openDialog(page)
  await dialog.getByRole('combobox').fill(to)
  await page.getByRole('option', { name: to }).click()
  await dialog.getByLabel(text('message', 'sendMessage.content')).fill(words)
  await dialog.getByRole('button', { name: text('message', 'sendMessage.send') }).click()
  return dialog
}

/** Records in the page when the bell last changed. Polling from outside would be late on a busy machine. */
const noteChanges = (page: Page) =>
  bell(page).evaluate((link) => {
    new MutationObserver(() => {
      link.dataset.changed = String(Date.now())
    }).observe(link, { attributeFilter: ['aria-label'] })
  })

/** Writes to a person and returns the time at which the server stored the message. */
async function storedAt(page: Page, to: string, words: string): Promise<number> {
  const [answer, dialog] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && /inbox\/messages$/.test(response.url()),
    ),
    write(page, to, words),
  ])
  await dialog.waitFor({ state: 'detached' })
  const { data } = (await answer.json()) as { data: { messages: { created_at: string }[] } }
  return Date.parse(data.messages[0]?.created_at ?? '')
}

test('a sent message reaches the other person within a second', async () => {
  const [sender, reader] = await Promise.all([enter(lin, '/competitions'), enter(gu, '/competitions')])
  const before = await knownUnread(reader.page)
  await noteChanges(reader.page)
  const words = '浪高的残差图放在共享文件夹里了。'
  const sentAt = await storedAt(sender.page, gu.name, words)
  await expect.poll(() => unreadOf(reader.page)).toBe(before + 1)
  expect(Number(await bell(reader.page).getAttribute('data-changed')) - sentAt).toBeLessThan(1000)
  await sender.page.getByText(text('message', 'sendMessage.success')).waitFor()

  // the message is in the popover, the list and the conversation too
  await bell(reader.page).click()
  await reader.page.getByRole('tab', { name: new RegExp(text('message', 'popover.messagesTab')) }).click()
  await reader.page.getByRole('link', { name: new RegExp(`${lin.name}.*${words}`) }).click()
  await reader.page.waitForURL(/\/messages\/\d+$/)
  await reader.page.getByRole('log').getByText(words).waitFor()
  await expect.poll(() => unreadOf(reader.page)).toBeLessThanOrEqual(before)

  // an answer reaches the other person's open conversation
  await sender.page.goto(`${site.url}/messages`)
  await sender.page
    .getByRole('link', { name: new RegExp(gu.name) })
    .first()
    .click()
  await sender.page.getByRole('log').getByText(words).waitFor()
  await reader.page.getByRole('textbox').fill('收到，今晚看。')
  await reader.page.keyboard.press('Control+Enter')
  await sender.page.getByRole('log').getByText('收到，今晚看。').waitFor({ timeout: 10_000 })
  expect([...sender.complaints.lines, ...reader.complaints.lines]).toEqual([])
}, 120_000)

test('without the event stream a message arrives with the next poll', async () => {
  const [sender, reader] = await Promise.all([
    enter(lin, '/competitions'),
    enter(gu, '/competitions', { stream: false, clock: true }),
  ])
  const before = await knownUnread(reader.page)
  // from here on the test controls the reader's clock; less than a minute of page time has passed
  await reader.page.clock.pauseAt((await reader.page.evaluate(() => Date.now())) + 500)
  const dialog = await write(sender.page, gu.name, '周三的会改到八点。')
  await dialog.waitFor({ state: 'detached' })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await unreadOf(reader.page)).toBe(before)
  await reader.page.clock.runFor(60_000)
  await expect.poll(() => unreadOf(reader.page)).toBe(before + 1)
}, 120_000)

test('an unsent message survives a reload and is sent once', async () => {
  const { page } = await enter(lin, '/competitions')
  const words = '这句话要发出去，而且只发一次。'
  await page.route('**/api/v1/inbox/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const dialog = await write(page, gu.name, words)
  await dialog.getByText(text('message', 'sendMessage.failed')).waitFor({ timeout: 30_000 })
  await page.unroute('**/api/v1/inbox/messages')
  // the text typed just before the reload is there too
  const more = `${words}别的以后再说。`
  await dialog.getByLabel(text('message', 'sendMessage.content')).fill(more)
  await page.reload()

  const again = await openDialog(page)
  await expect.poll(() => again.getByLabel(text('message', 'sendMessage.content')).inputValue()).toBe(more)
  await again.getByText(gu.name).first().waitFor()
  await again.getByRole('button', { name: text('message', 'sendMessage.send') }).click()
  await again.waitFor({ state: 'detached' })

  await page.goto(`${site.url}/messages`)
  await page
    .getByRole('link', { name: new RegExp(gu.name) })
    .first()
    .click()
  const log = page.getByRole('log')
  await log.getByText(more).waitFor()
  expect(await log.getByText(more).count()).toBe(1)
}, 120_000)

test('a draft sent in one tab disappears from the other tab, unless it was changed there', async () => {
  const { page, context } = await enter(lin, `/messages/${personOf('gu').id}`)
  const fieldOf = (tab: Page) => tab.getByRole('textbox')
  const keep = (words: string) =>
    expect.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain(words)
  const other = await context.newPage()
  for (const [words, more] of [
    ['两个标签页，只发一次。', ''],
    ['这一句还会接着写。', '在另一页接着写。'],
  ] as const) {
    await fieldOf(page).fill(words)
    await keep(words)
    await other.goto(page.url())
    await expect.poll(() => fieldOf(other).inputValue()).toBe(words)
    if (more) await fieldOf(other).fill(words + more)
    await fieldOf(page).press('Control+Enter')
    await page.getByRole('log').getByText(words).waitFor()
    await expect.poll(() => fieldOf(other).inputValue()).toBe(more && words + more)
  }
}, 60_000)

test.each(['zh-CN', 'en-US'] as const)(
  'in %s the popover can be read in a window of 320 by 256 px, as at four times the size',
  async (language) => {
    const { page, context } = await enter(lin, '/competitions')
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    await page.setViewportSize({ width: 320, height: 256 })
    await page.reload()
    await knownUnread(page)
    await bell(page).click()
    const second = page.getByRole('dialog').getByRole('article').nth(1)
    await second.waitFor()
    await second.evaluate((row) => row.previousElementSibling?.scrollIntoView())
    // the visible part of the first two rows is not covered by header or footer
    const shown = await second.evaluate((row) => {
      const isThere = (y: number) => row.parentElement?.contains(document.elementFromPoint(160, y))
      return Array.from({ length: innerHeight }, (_, y) => y).filter(isThere).length
    })
    expect(shown).toBeGreaterThan(200)
  },
  60_000,
)

/** Pages of a signed-in person with their layouts. */
const pages = [
  ['/messages', 'landing'],
  [`/messages/${personOf('gu').id}`, 'landing'],
  ['/messages/100000', 'landing'],
  ['/notices', 'landing'],
  ['/notices?view=message', 'landing'],
  ['/message-center', 'xir'],
  ['/message-center?list=private', 'xir'],
] as const

test.each(['zh-CN', 'en-US'] as const)(
  'in %s every page hydrates without a complaint, fits a 320 px screen, and can be read without JavaScript',
  async (language) => {
    const { page, context, complaints } = await site.as('lin')
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    // each width is the one that the pages begin with, in one of the languages
    const sizes = language === 'zh-CN' ? [desktop, phone] : [phone, desktop]
    for (const [path, layout] of pages) {
      await page.setViewportSize(sizes[0] ?? desktop)
      const answer = await page.goto(site.url + path)
      expect(answer?.status()).toBe(200)
      await page.locator(`[data-layout="${layout}"]`).waitFor()
      await knownUnread(page)
      await expectToFit(page, sizes, path)
      expect(complaints.lines, path).toEqual([])
      expectReadable((await answer?.text()) ?? '', path)
    }
  },
  180_000,
)

test('a sign-out in one tab signs the person out in all tabs', async () => {
  const { page, context } = await enter(lin, '/competitions')
  const [inbox, open] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([inbox.goto(`${site.url}/messages`), open.goto(`${site.url}/competitions/1001`)])
  await Promise.all([inbox, open].map(knownUnread))

  await page.getByRole('button', { name: pattern('shell', 'userMenu.label') }).click()
  await page.getByRole('menuitem', { name: text('shell', 'userMenu.logout') }).click()
  await inbox.locator('main[data-status="401"]').waitFor()
  await open
    .getByRole('link', { name: text('shell', 'header.login') })
    .first()
    .waitFor()
  expect(open.url()).toBe(`${site.url}/competitions/1001`)
}, 60_000)

test('labels for screen readers are in the language of the page, not of the browser', async () => {
  const { page, complaints } = await enter(lin, '/competitions', { locale: 'en-US' })
  const dialog = await openDialog(page)
  await dialog.getByRole('combobox').fill(gu.name)
  await page.getByRole('option', { name: gu.name }).waitFor()
  await expect.poll(() => page.locator('[data-live-announcer]').textContent()).toMatch(/有 1 个选项可用/)
  expect(complaints.lines).toEqual([])
}, 60_000)

test('a missing notice or conversation, and one of another person, answer 404', async () => {
  const { request } = (await site.as('lin')).context
  for (const path of [
    '/messages/abc',
    '/messages/-1',
    '/messages/987654321',
    '/notices/987654321',
    '/notices/0x10',
    '/notices/-1',
    '/message-center/notify-system/987654321',
    '/message-center/notify-block/99999999999999999999',
  ]) {
    const answer = await request.get(site.url + path)
    expect(answer.status(), path).toBe(404)
    expect(servedPage(await answer.text()).shownStatus, path).toBe('404')
  }
  expect((await request.get(`${site.url}/notice`)).url()).toBe(`${site.url}/notices`)
}, 60_000)

test.each([
  '/messages',
  '/messages/1',
  '/notices',
  '/notices?view=message',
  '/notices/1',
  '/notice',
  '/notice/1',
  '/message-center',
  '/message-center/notify-system/1',
  // visitors get 401 so that they do not learn which addresses exist; signed-in people get 404
  '/messages/abc',
  '/notices/-1',
  '/message-center/notify-block/99999999999999999999',
])('%s asks a visitor to sign in and returns to the page', async (path) => {
  await expectLogin(site.url, path, path.replace(/^\/notice(?=\/|$)/, '/notices'))
})
