import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { newReader, openLine } from '../testing/reader.ts'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()
const word = (key: string) => textsOf('zh-CN').text('time-machine', key)
const line = openLine(1, false)
afterAll(() => line.destroy())

/** A competition of the special that the organiser runs. */
const competition = 1002
const bar = (page: Page) => page.getByRole('complementary', { name: word('region') })

/** The sentence of the banner; its form lists every role. */
const said = (page: Page) => bar(page).locator('summary').textContent()

/** The page of a visitor without what differs for each reader. */
async function visitorPage(path: string): Promise<string> {
  const { body } = await newReader(site.url, line).ask(path, { headers: { 'accept-encoding': 'identity' } })
  return (
    body
      .toString()
      .replace(/nonce="[^"]*"/g, '')
      // the time of the rendering
      .replace(/\b1[789]\d{11}\b/g, 'now')
  )
}

/** Scripts of a page; facts for search engines are data, which a browser does not run. */
const scripts = (page: Page) => page.locator('script:not([type="application/ld+json"])').count()

test('an organiser sees pages as a captain at another instant, changes role and instant, and leaves, without scripts', async () => {
  const overview = competitionAddress.overview({ id: competition })
  // a page without a countdown
  const shared = competitionAddress.faq({ id: competition })
  const before = await visitorPage(shared)
  const { page, complaints, context } = await site.as('jian')
  await page.goto(site.url + specialAddress.studio({ name: 'tang' }))
  await page.getByText(word('title'), { exact: true }).click()
  await page.getByLabel(word('place')).selectOption(`competition:${competition}`)
  await page.getByRole('button', { name: word('milestone.listA') }).click()
  await page.waitForURL(`**${overview}`)

  await expect.poll(() => said(page)).toContain(word('role.captain'))
  expect(await said(page)).toContain(word('readOnly'))
  expect(await scripts(page)).toBe(0)
  // the banner stays in sight
  await expect.poll(() => bar(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)).toBe(0)
  expect(await page.getByRole('link', { name: /提交/ }).count()).toBeGreaterThan(0)
  await page.evaluate(axe.source)
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('aside'))
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  // other pages of the competition are of the same instant
  await page.goto(site.url + competitionAddress.submits({ id: competition }))
  expect(await bar(page).count()).toBe(1)
  await page.getByText(word('change')).click()
  await page.getByLabel(word('role.label')).selectOption('visitor')
  await page.getByRole('button', { name: word('milestone.end') }).click()
  await page.waitForLoadState()
  expect(await said(page)).toContain(word('role.visitor'))
  expect(page.url()).toContain('/submits')

  // pages outside of the scope are the organiser's own, with scripts; the way back loads a whole page
  await page.goto(site.url + competitionAddress.list())
  expect(await bar(page).count()).toBe(0)
  await page.getByRole('button', { name: /简书年/ }).waitFor()
  await page.locator(`a[href="${overview}"]`).first().click()
  await bar(page).waitFor()
  expect(await scripts(page)).toBe(0)

  // a write of the page is refused, and nobody else sees another page than before
  const refused = await context.request.put(`${site.url}/api/v2/notices`, {
    headers: { referer: site.url + overview, 'sec-fetch-site': 'same-origin' },
  })
  expect(refused.status()).toBe(403)
  expect(await visitorPage(shared)).toBe(before)

  await page.getByRole('button', { name: word('exit') }).click()
  await page.getByRole('button', { name: /简书年/ }).waitFor()
  expect(await bar(page).count()).toBe(0)
  // the page of submissions refuses a visitor
  expect(complaints.lines).toEqual([expect.stringContaining('401')])
}, 120_000)

test('the page of a competition has a button for the people who run it alone', async () => {
  const overview = competitionAddress.overview({ id: competition })
  const others = [await visitorPage(overview)]
  const lin = await site.as('lin')
  others.push(await (await lin.context.request.get(site.url + overview)).text())
  for (const html of others) expect(html).not.toContain(word('open'))

  // also on a page that the router loads
  const { page, complaints } = await site.as('jian')
  await page.goto(site.url + competitionAddress.list())
  await page.locator(`a[href="${overview}"]`).first().click()
  const notice = page.getByRole('complementary', { name: word('organizers') })
  await notice.waitFor()
  await page.evaluate(axe.source)
  const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await notice.getByRole('button', { name: word('open') }).click()
  await expect.poll(() => said(page)).toContain(word('role.captain'))
  expect(page.url()).toBe(site.url + overview)
  // its pages have the banner instead
  expect(await page.getByRole('button', { name: word('open') }).count()).toBe(0)
  expect(complaints.lines).toEqual([])
}, 120_000)

test('a browser without scripts opens, changes and leaves the time machine', async () => {
  const { context } = await site.as('jian')
  const state = await context.storageState()
  const { page } = await site.visit({ storageState: state, javaScriptEnabled: false, locale: 'en-US' })
  await page.goto(site.url + specialAddress.studio({ name: 'tang' }))
  await page.getByText(word('title'), { exact: true }).click()
  await page.getByRole('button', { name: word('open') }).click()
  await page.waitForURL(`**${specialAddress.landing({ name: 'tang' })}`)
  await bar(page).waitFor()
  await page.getByRole('button', { name: word('exit') }).click()
  await page.waitForLoadState()
  expect(await bar(page).count()).toBe(0)

  // a refusal leads to a page: for a time that the form does not allow to its sentence and back, for an ended session to sign-in
  const studio = specialAddress.studio({ name: 'tang' })
  const refused = await page.context().request.post(site.url + refs.openTimeMachine.path, {
    multipart: { scope: 'microsite:tang', role: 'captain', time: '2001-01-01T00:00', zone: 'Asia/Shanghai' },
    headers: { accept: 'text/html', origin: site.url, referer: site.url + studio },
  })
  expect(refused.status()).toBe(400)
  await page.goto(refused.url())
  await page.getByText(textsOf('zh-CN').pattern('error', 'timeMachineInstant')).waitFor()
  await page.getByRole('link', { name: textsOf('zh-CN').text('shell', 'action.back'), exact: true }).click()
  await page.waitForURL(`**${studio}`)
  await page.context().clearCookies()
  await page.getByText(word('title'), { exact: true }).click()
  await page.getByRole('button', { name: word('open') }).click()
  await page.waitForURL('**/login2?**')
  expect(new URL(page.url()).searchParams.get('service')).toBe(site.url + studio)
}, 120_000)
