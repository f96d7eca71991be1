import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signIn } from '../testing/sign-in.ts'
import { holdScripts } from './support/hydration.ts'
import { sharedSite } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = sharedSite()

const { text, pattern } = textsOf('zh-CN')

/** Reads the newest code from the demonstration's outbox page, in a separate tab. */
async function newestCode(page: Page): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(`${site.url}/sso/outbox`)
  const code = await outbox
    .getByText(/^\d{6}$/)
    .first()
    .textContent()
  await outbox.close()
  return code ?? ''
}

test('an account without phone and email can sign out, or bind a phone and return to the requested page', async () => {
  const { page, complaints } = await site.visit()
  const first = `${site.url}/competitions?search=%E6%B5%B7#main`
  const xu = personOf('xu')
  const signIn = async () => {
    const login = page.getByRole('link', { name: text('shell', 'header.login') }).first()
    // the server does not receive the part behind #; the page adds it to the link after hydration
    await expect.poll(() => login.getAttribute('href')).toContain('%23main')
    await login.click()
    await page.getByRole('button', { name: `${xu.name} · ${text('session', 'demo.note.newcomer')}` }).click()
    await page.waitForURL(/\/bind-phone\?/)
  }
  await page.goto(first)
  await signIn()
  expect(new URL(page.url()).searchParams.get('service')).toBe(first)

  await page.getByRole('button', { name: text('session', 'already.other') }).click()
  await page.waitForURL(first)
  await signIn()

  await page.getByLabel(text('session', 'phone.label')).fill('137 2000 8888')
  await page.getByRole('button', { name: text('session', 'phone.send') }).click()
  await page.getByText(pattern('session', 'phone.again')).waitFor()
  await page.getByLabel(text('session', 'code.label')).fill(await newestCode(page))
  await page.getByRole('button', { name: text('session', 'bind.submit') }).click()
  await page.waitForURL(first)
  await page.getByRole('button', { name: text('shell', 'userMenu.label').replace('{{name}}', xu.name) }).waitFor()
  expect(complaints.lines).toEqual([])
})

test('a person who registers by phone is asked for a name once and returns to the requested page', async () => {
  const { page, complaints } = await site.visit()
  const first = `${site.url}/competitions`
  // the number is typed before the scripts arrive, and stays
  const release = await holdScripts(page)
  const opening = page.goto(`${site.url}/sso/zh-cn/login2?${new URLSearchParams({ service: first })}`)
  await page.waitForURL(/login2/, { waitUntil: 'domcontentloaded' })
  await page.getByLabel(text('session', 'account.label')).fill('137 2000 9999')
  release()
  await opening
  await page.getByRole('button', { name: text('session', 'phone.send') }).click()
  await page.getByText(pattern('session', 'phone.again')).waitFor()
  await page.getByLabel(text('session', 'code.label')).fill(await newestCode(page))
  await page.getByRole('button', { name: text('session', 'signIn.submit') }).click()
  await page.getByText(text('error', 'consentMissing')).waitFor()
  await page.getByRole('checkbox', { name: pattern('session', 'consent.before') }).press('Space')
  await page.getByRole('button', { name: text('session', 'signIn.submit') }).click()
  await page.waitForURL(/\/sso\/zh-cn\/name\?/)
  const name = page.getByLabel(text('session', 'name.label'))
  await name.fill(personOf('lin').name)
  await page.getByRole('button', { name: text('session', 'chooseName.submit') }).click()
  await page.getByText(text('error', 'nameTaken')).waitFor()
  expect(await name.inputValue()).toBe(personOf('lin').name)
  await name.fill('海边来客')
  await page.getByRole('button', { name: text('session', 'chooseName.submit') }).click()
  await page.waitForURL(first)
  await page.getByRole('button', { name: text('shell', 'userMenu.label').replace('{{name}}', '海边来客') }).waitFor()
  expect(complaints.lines.filter((line) => !line.includes('400'))).toEqual([])
})

test('a browser that accepts no Chinese is offered English once, and signing in applies the account’s language', async () => {
  const { page } = await site.visit({ locale: 'de-DE' })
  await page.goto(`${site.url}/competitions`)
  const offer = page.getByRole('link', { name: text('shell', 'englishOffer.switch') })
  await page.getByRole('button', { name: text('shell', 'englishOffer.dismiss') }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  expect(await offer.count()).toBe(0)

  const { page: other } = await site.visit({ locale: 'de-DE' })
  await other.goto(`${site.url}/competitions`)
  await other.getByRole('link', { name: text('shell', 'englishOffer.switch') }).click()
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('en-US')

  const { page: chinese } = await site.visit()
  await chinese.goto(`${site.url}/competitions`)
  expect(await chinese.getByRole('link', { name: text('shell', 'englishOffer.switch') }).count()).toBe(0)
  const { page: mira } = await site.visit()
  await mira.goto(`${site.url}/`)
  await signIn(mira, personOf('mira').email)
  expect(await mira.locator('html').getAttribute('lang')).toBe('en-US')
})

test('a person who registers on the English page by a mailed code reads the site in English', async () => {
  const { page } = await site.visit()
  const { text: english, pattern: like } = textsOf('en-US')
  await page.goto(`${site.url}/sso/en-us/login2?mode=register`)
  await page.getByLabel(english('session', 'name.label')).fill('Robin Coast')
  await page.getByLabel(english('session', 'email.label')).fill('robin-coast@example.com')
  await page.getByLabel(english('session', 'password.label')).fill('correct horse')
  await page.getByRole('button', { name: english('session', 'phone.send') }).click()
  await page.getByText(like('session', 'phone.again')).waitFor()
  await page.getByLabel(english('session', 'code.label')).fill(await newestCode(page))
  await page.getByRole('checkbox', { name: like('session', 'consent.before') }).press('Space')
  await page.getByRole('button', { name: english('session', 'register.submit') }).click()
  await page.waitForURL(`${site.url}/`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-US')
})

test('a class of forty-five signs in at the same moment, and a refusal by the page says when to come back', async () => {
  const post = (email: string, password: string) =>
    fetch(`${site.url}/sso/zh-cn/login2`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ intent: 'password', email, password }),
    })
  const all = await Promise.all(Array.from({ length: 45 }, () => post(personOf('lin').email, 'shulei-demo')))
  expect(all.filter(({ status }) => status !== 302).map(({ status }) => status)).toEqual([])
  const wrong = []
  for (let i = 0; i < 11; i++) wrong.push(await post('nobody-here@example.com', `wrong ${i}`))
  expect(wrong.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429])
  const headers = wrong.at(-1)?.headers
  expect(headers?.get('retry-after')).toMatch(/^\d+$/)
  expect(headers?.get('ratelimit-policy')).toBe('"signInPair";q=10;w=1800')
  expect(headers?.get('ratelimit')).toMatch(/^"signInPair";r=0;t=\d+$/)
})
