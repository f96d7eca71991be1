import { expect, test } from 'vitest'
import { signIn } from '../testing/sign-in.ts'
import { middleFile } from './support/result-file.ts'
import { siteForFile } from './support/site-for-file.ts'
import { openTab, signUp } from './support/steps.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()
const { text, pattern } = textsOf('zh-CN')

/** The competition that the whole way uses, too: it has one number for each id. */
const running = { id: 1001, slug: 'us-births' }

test('the gate leads through the guide and back to the form, with the chosen file', async () => {
  const { page, complaints } = await site.visit()
  await page.goto(`${site.url}/competitions/${running.id}`)
  await signIn(page, 'wen@shulei.example')
  await signUp(page, 'zh-CN', '还差一步')
  // a person who has not said their birthday
  const cleared = await page.evaluate(async () => {
    const body = JSON.stringify({ birthday: null })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/users/updateBirthday', { method: 'PUT', body, headers })).status
  })
  expect(cleared).toBe(200)

  await openTab(page, 'zh-CN', 'submits')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'early.csv', mimeType: 'text/csv', buffer: middleFile(running.slug) })
  await page.getByText(pattern('submission', 'file.passed')).waitFor()
  await page.getByText(text('guide-item', 'birthday'), { exact: true }).waitFor()
  await page.getByRole('button', { name: text('submission', 'upload.submit'), exact: true }).click()
  await page.getByText(text('submission', 'redirect.message')).waitFor()

  // after two seconds the guide names the same missing item, and asks for nothing else
  await page.waitForURL(/\/guide\/step-1\?origin=/)
  await page.getByText(text('guide', 'missingHere').replace('{{items}}', text('guide-item', 'birthday'))).waitFor()
  expect(await page.title()).toContain(text('guide', 'step.basic'))
  expect(await page.getByRole('radio', { name: text('guide', 'basic.student') }).isChecked()).toBe(true)
  await page.getByRole('spinbutton').first().click()
  await page.keyboard.type('20061127')
  await page.getByRole('button', { name: text('guide', 'save') }).click()

  await page.waitForURL(/\/guide\/step-2\?origin=/)
  await page.getByRole('button', { name: text('guide', 'save') }).click()
  await page.waitForURL(/\/guide\/step-3\?origin=/)
  await page.getByRole('button', { name: text('guide', 'next') }).click()

  await page.waitForURL(/\/guide\/step-4\?origin=/)
  await page.getByRole('link', { name: text('guide', 'verification.later') }).click()
  await page.waitForURL(/\/guide\/step-5\?origin=/)
  await page.getByText(pattern('guide', 'result.openTitle_other')).waitFor()
  await page.getByRole('link', { name: text('guide', 'result.back') }).click()

  await page.waitForURL(`${site.url}/competitions/${running.id}/submits`)
  await page.getByText('early.csv').first().waitFor()
  // what is left is the verified name, which the page says without leading away
  await page.getByRole('button', { name: text('submission', 'upload.submit'), exact: true }).click()
  await page.getByText(text('submission', 'redirect.realName')).waitFor()
  expect(complaints.lines).toEqual([])
}, 90_000)

test('a return target of another site leads home', async () => {
  const { page } = await site.visit()
  await page.goto(site.url)
  await signIn(page, 'lin@shulei.example')
  await page.goto(`${site.url}/guide/step-5?origin=${encodeURIComponent('https://elsewhere.example/')}`)
  const way = page.getByRole('link', { name: text('guide', 'result.home') })
  expect(await way.getAttribute('href')).toBe('/')
  await page.goto(`${site.url}/guide/step-2.bak?origin=%2Fusers%2F1`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/guide/step-2?origin=%2Fusers%2F1')
}, 60_000)
