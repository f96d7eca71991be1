import type { Locator, Page } from 'playwright'
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
  // the button of the step before has the same name, and stays until the new step is drawn
  await page.getByRole('heading', { level: 1, name: text('guide', 'step.occupation') }).waitFor()
  await page.getByRole('button', { name: text('guide', 'save') }).click()
  await page.waitForURL(/\/guide\/step-3\?origin=/)
  // the browser's back and forward move the focus as the buttons do
  const isTitleFocused = (step: string) =>
    page
      .getByRole('heading', { level: 1, name: text('guide', step) })
      .evaluate((title) => title === document.activeElement)
  await expect.poll(() => isTitleFocused('step.skills')).toBe(true)
  await page.goBack()
  await expect.poll(() => isTitleFocused('step.occupation')).toBe(true)
  await page.goForward()
  await expect.poll(() => isTitleFocused('step.skills')).toBe(true)
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

/**
 * Presses Tab until an element has the focus. At each stop the focused element is on the screen, and the page has no sideways
 * scroll.
 */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor({ state: 'attached' })
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const { activeElement, body, documentElement } = document
      const { left, right, top, bottom } = (activeElement ?? body).getBoundingClientRect()
      const isSeen = activeElement === body || (left >= 0 && right <= innerWidth && bottom > 0 && top < innerHeight)
      return { isSeen, name: activeElement?.outerHTML.slice(0, 200), isWide: documentElement.scrollWidth > innerWidth }
    })
    expect(seen).toMatchObject({ isSeen: true, isWide: false })
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the keyboard does not reach the element')
}

test('the whole guide is walked by keyboard in a window of 320 px', async () => {
  const { page, complaints } = await site.as('wen', { viewport: { width: 320, height: 640 } })
  const origin = `/competitions/${running.id}/submits`
  const press = async (wanted: Locator, path: string, step?: string) => {
    await tabTo(page, wanted)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === path)
    if (step) await page.getByRole('heading', { level: 1, name: text('guide', `step.${step}`) }).waitFor()
  }
  const button = (key: string) => page.getByRole('button', { name: text('guide', key), exact: true })
  await page.goto(`${site.url}/guide/step-1?origin=${encodeURIComponent(origin)}`)

  const student = page.getByRole('radio', { name: text('guide', 'basic.student') })
  await tabTo(page, student)
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: text('guide', 'basic.jobHolder') }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await student.isChecked()).toBe(true)
  const city = page.getByRole('combobox', { name: text('guide', 'basic.city') })
  await tabTo(page, city)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('zhoushan')
  await page.getByRole('option', { name: '舟山' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await city.inputValue()).trim()).toBe('舟山')
  await press(button('save'), '/guide/step-2', 'occupation')
  await press(button('save'), '/guide/step-3', 'skills')
  await press(button('next'), '/guide/step-4', 'verification')
  // the device keeps nothing of the verification, and yet what was typed survives the way back
  const name = page.getByRole('textbox', { name: text('identity', 'realName.name') })
  await tabTo(page, name)
  await page.keyboard.type('闻一')
  await press(page.getByRole('link', { name: text('guide', 'back') }), '/guide/step-3', 'skills')
  await press(button('next'), '/guide/step-4', 'verification')
  await expect.poll(() => name.inputValue()).toBe('闻一')
  await press(page.getByRole('link', { name: text('guide', 'verification.later') }), '/guide/step-5', 'done')
  await press(page.getByRole('link', { name: text('guide', 'result.back') }), origin)
  expect(complaints.lines).toEqual([])
}, 90_000)

test('the guides lead to the competitions instead of to another site, and to the page that has something to show', async () => {
  const { page } = await site.visit()
  await page.goto(site.url)
  await signIn(page, 'lin@shulei.example')
  await page.goto(`${site.url}/guide/step-5?origin=${encodeURIComponent('https://elsewhere.example/')}`)
  const way = page.getByRole('link', { name: text('guide', 'result.home') })
  expect(await way.getAttribute('href')).toBe('/competitions')
  // nothing has been sent, so the last page of an enterprise shows how to begin
  await page.goto(`${site.url}/guide-ent/step5`)
  await page.getByRole('heading', { level: 1, name: text('guide', 'ent.step.start') }).waitFor()
  expect(await page.title()).toContain(text('guide', 'ent.step.start'))
  expect(await page.getByRole('link', { name: text('guide', 'ent.begin') }).getAttribute('href')).toBe(
    '/guide-ent/step1',
  )
  await page.goto(`${site.url}/guide/step-2.bak?origin=%2Fusers%2F1`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/guide/step-2?origin=%2Fusers%2F1')
}, 60_000)
