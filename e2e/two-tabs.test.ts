import * as articleAddress from '@shulei/domain/address/article.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()
const { text, pattern } = textsOf('zh-CN')

/** Waits for the choice between the texts of this page and the saved ones. */
const question = (page: Page) => page.getByText(text('shell', 'conflict.title')).waitFor({ timeout: 15_000 })
const take = (page: Page, which: 'takeMine' | 'takeTheirs' | 'takeBoth') =>
  page.getByRole('button', { name: text('shell', `conflict.${which}`) }).click()

/** Longer than the pause after which an editor stores what was typed, ms. */
const pause = 3000

test('an article in two tabs: nothing is overwritten, a reload keeps the choice, and readers see what was chosen', async () => {
  const [me, device, reader] = await Promise.all([site.as('lin'), site.as('lin'), site.as('gu')])
  const { page } = me
  const stored = (of: Page) => of.getByText(text('article', 'state.draft')).waitFor({ timeout: 15_000 })
  const body = (of: Page) => of.getByRole('textbox', { name: text('article', 'field.body') })
  const write = async (of: Page, words: string) => {
    await body(of).click()
    await of.keyboard.press('Control+End')
    await of.keyboard.type(words)
  }
  const seenElsewhere = async (address: string) => {
    await device.page.goto(address)
    await body(device.page).waitFor()
    return (await body(device.page).textContent()) ?? ''
  }
  await page.goto(site.url + profileAddress.articles({ id: personOf('lin').id }))
  await page
    .getByRole('button', { name: text('article', 'write') })
    .first()
    .click()
  await page.waitForURL(/\/articles\/\d+\/edit$/)
  const address = page.url()
  await page.getByRole('textbox', { name: pattern('article', 'field.title') }).fill('两处同写')
  await write(page, '原文')
  await stored(page)

  const second = await me.context.newPage()
  await second.goto(address)
  await body(second).waitFor()
  await write(second, ' 乙写的很长一段重要文字')
  await stored(second)
  await write(page, ' 甲写的')
  await question(page)
  expect(await seenElsewhere(address)).toBe('原文 乙写的很长一段重要文字')

  await page.reload()
  await question(page)
  await page.waitForTimeout(pause)
  expect(await seenElsewhere(address)).toBe('原文 乙写的很长一段重要文字')
  const publish = page.getByRole('button', { name: text('article', 'publish'), exact: true })
  await publish.click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('conflict')
  await take(page, 'takeBoth')
  await stored(page)
  const both = await seenElsewhere(address)
  expect(both).toContain('乙写的很长一段重要文字')
  expect(both).toContain('甲写的')

  await publish.click()
  const id = Number(new URL(address).pathname.split('/')[2])
  await page.waitForURL(site.url + articleAddress.detail({ id }))
  await reader.page.goto(page.url())
  await reader.page.getByText('乙写的很长一段重要文字').first().waitFor()
  await reader.page.getByText('甲写的').first().waitFor()
}, 120_000)

test('a profile in two tabs: the later save asks, a reload keeps the question, and others see what was chosen', async () => {
  const [me, reader] = await Promise.all([site.as('zhou'), site.as('gu')])
  const { page } = me
  const { id } = personOf('zhou')
  const introduction = (of: Page) => of.getByRole('textbox', { name: text('editing', 'basic.introduction') })
  const save = (of: Page) =>
    of
      .getByRole('button', { name: text('editing', 'save.name').replace('{{part}}', text('editing', 'part.basic')) })
      .click()
  const shown = async (words: string) => {
    await reader.page.goto(`${site.url}/users/${id}`)
    await reader.page.getByText(words).first().waitFor()
  }
  await page.goto(`${site.url}/user/${id}/profile`)
  const second = await me.context.newPage()
  await second.goto(`${site.url}/user/${id}/profile`)
  await introduction(page).fill('甲版本简介')
  await introduction(second).fill('乙版本简介')
  await save(second)
  await second.getByText(text('editing', 'save.saved')).waitFor()
  await save(page)
  await question(page)
  await shown('乙版本简介')

  await page.reload()
  await question(page)
  expect(await introduction(page).inputValue()).toBe('甲版本简介')
  await save(page)
  await shown('乙版本简介')
  await take(page, 'takeMine')
  await save(page)
  await page.getByText(text('editing', 'save.saved')).waitFor()
  await shown('甲版本简介')
}, 90_000)

const cell = { cell_type: 'code', source: 'levels.plot()', outputs: [], execution_count: 1, metadata: {} }
const file = {
  name: 'tides.ipynb',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [cell] })),
}

test('a notebook on two devices: the later save asks, a reload keeps the question, and readers see what was chosen', async () => {
  const [one, two, reader] = await Promise.all([site.as('lin'), site.as('lin'), site.as('gu')])
  const title = (of: Page) => of.getByRole('textbox', { name: pattern('notebook', 'form.title') })
  const save = (of: Page) => of.getByRole('button', { name: text('notebook', 'form.save'), exact: true }).click()
  await one.page.goto(site.url + notebookAddress.share({}))
  const chooser = one.page.waitForEvent('filechooser')
  await one.page.getByRole('button', { name: text('notebook', 'form.choose'), exact: true }).click()
  await (await chooser).setFiles(file)
  await one.page.getByRole('button', { name: text('notebook', 'form.share'), exact: true }).click()
  await one.page.waitForURL(/\/notebooks\/\d+$/)
  const address = one.page.url()

  await one.page.goto(`${address}/edit`)
  await two.page.goto(`${address}/edit`)
  await title(one.page).fill('甲的题目')
  await title(two.page).fill('乙的题目')
  await save(two.page)
  await two.page.waitForURL(address)
  await save(one.page)
  await question(one.page)
  await one.page.reload()
  await question(one.page)
  expect(await title(one.page).inputValue()).toBe('甲的题目')
  await take(one.page, 'takeTheirs')
  expect(await title(one.page).inputValue()).toBe('乙的题目')
  await save(one.page)
  await one.page.waitForURL(address)
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { level: 1, name: '乙的题目' }).waitFor()
}, 90_000)
