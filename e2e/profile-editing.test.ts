import * as specialAddress from '@shulei/domain/address/special.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { profileOf } from '@shulei/mocks/cast/profiles.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, expectToFit, holdScripts, openHydrated, phone } from './support/hydration.ts'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()

const lin = personOf('lin')
const gu = personOf('gu')
const { text, pattern } = textsOf('zh-CN')
const say = (key: string) => text('editing', key)
const partButton = (page: Page, key: string, part: string) =>
  page.getByRole('button', { name: say(key).replace('{{part}}', say(`part.${part}`)) })

/** Opens the page by the edit link of the own profile and waits for hydration. */
async function openEditing(page: Page, id: number) {
  await page.goto(`${site.url}/users/${id}`)
  await page.getByRole('link', { name: text('layout', 'profile.edit') }).click()
  await page.waitForURL(`${site.url}/user/${id}/profile`)
  await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
}

test('what is typed and chosen before the scripts run stays, and can be saved', async () => {
  const { page, complaints } = await site.as('lin')
  const release = await holdScripts(page)
  const opening = openHydrated(page, `${site.url}/user/-/profile`)
  const [introduction, province, city] = ['introduction', 'province', 'city'].map((name) =>
    page.getByRole('textbox', { name: say(`basic.${name}`) }),
  ) as [Locator, Locator, Locator]
  const sex = page.getByRole('radio', { name: say('basic.sexMale') })
  await page.waitForURL(/profile/, { waitUntil: 'domcontentloaded' })
  await introduction.fill('在脚本到达之前写的')
  await province.fill('福建')
  await city.fill('厦门')
  await sex.check({ force: true })
  release()
  await opening
  await partButton(page, 'save.name', 'basic').click()
  await page.getByText(say('save.saved')).waitFor()
  await page.reload()
  expect(await introduction.inputValue()).toBe('在脚本到达之前写的')
  expect(await province.inputValue()).toBe('福建')
  expect(await city.inputValue()).toBe('厦门')
  expect(await sex.isChecked()).toBe(true)
  expect(complaints.lines).toEqual([])
})

test('a search typed after a value, before the scripts run, does not lose the value', async () => {
  const { page, complaints } = await site.as('jian')
  const release = await holdScripts(page)
  const opening = openHydrated(page, site.url + specialAddress.studio({ name: 'tang' }))
  const value = page.getByRole('textbox', { name: /color-bg-canvas/ })
  const search = page.getByRole('searchbox', { name: text('studio', 'search.label') })
  await page.waitForURL(/studio/, { waitUntil: 'domcontentloaded' })
  await value.fill('#abcdef')
  // stands before the value, and replaces the list of values by a shorter one
  await search.fill('canvas')
  release()
  await opening
  await page.getByRole('textbox', { name: /color-bg-raised/ }).waitFor({ state: 'detached' })
  expect(await value.inputValue()).toBe('#abcdef')
  expect(complaints.lines).toEqual([])
})

test('another person sees an edited profile at once', async () => {
  const [me, other] = await Promise.all([site.as('lin'), site.as('gu')])
  const { page } = me
  await openEditing(page, lin.id)

  await page.getByRole('textbox', { name: say('basic.userName') }).fill('林看浪')
  await page.getByRole('textbox', { name: say('basic.introduction') }).fill('第一行\n<b>第二行</b>')
  await page.getByRole('textbox', { name: say('basic.province') }).fill('山东')
  await page.getByRole('textbox', { name: say('basic.city') }).fill('青岛')
  await page.getByRole('radio', { name: say('basic.sexFemale') }).check({ force: true })
  const [year] = await page.getByRole('spinbutton').all()
  await year?.click()
  await page.keyboard.type('19960308')
  await partButton(page, 'save.name', 'basic').click()
  await page.getByText(say('save.saved')).waitFor()
  // the menu shows the new name without a reload
  await page.getByRole('button', { name: /林看浪/ }).waitFor()

  await other.page.goto(`${site.url}/users/${lin.id}`)
  await other.page.getByText('<b>第二行</b>').waitFor()
  expect(await other.page.getByRole('heading', { level: 1 }).textContent()).toBe('林看浪')
  await other.page.getByText('青岛').first().waitFor()
  expect(await other.page.content()).not.toContain('1996-03-08')
  expect(await other.page.getByRole('link', { name: text('layout', 'profile.edit') }).count()).toBe(0)

  // the profile shows it after a client navigation and after a reload
  await page.getByRole('link', { name: say('toProfile') }).click()
  await page.getByText('<b>第二行</b>').first().waitFor()
  await page.goto(`${site.url}/user/-/profile`)
  expect(new URL(page.url()).pathname).toBe(`/user/${lin.id}/profile`)
  expect(await page.getByRole('radio', { name: say('basic.sexFemale') }).isChecked()).toBe(true)
  expect(await page.getByRole('spinbutton').allTextContents()).toEqual(['1996', '03', '08'])
  expect([...me.complaints.lines, ...other.complaints.lines]).toEqual([])
}, 90_000)

test('saving in one tab keeps skills, work and education that another tab saved, and another person sees them', async () => {
  const [me, other] = await Promise.all([site.as('zhou'), site.as('gu')])
  const { id } = personOf('zhou')
  const { page } = me
  await openEditing(page, id)
  const second = await me.context.newPage()
  await second.goto(`${site.url}/user/${id}/profile`)

  const skills = page.getByRole('combobox', { name: new RegExp(say('skill.label')) })
  const before = await page
    .getByRole('list', { name: say('skill.list') })
    .getByRole('listitem')
    .allTextContents()
  await page.getByRole('button', { name: say('skill.remove').replace('{{name}}', before[0] ?? '') }).click()
  await skills.fill('看浪')
  await skills.press('Enter')
  await partButton(page, 'save.name', 'skills').click()
  await page.getByText(say('save.saved')).waitFor()

  const addEntry = async (tab: Page, kind: 'work' | 'education', fields: Record<string, string>) => {
    await tab.getByRole('button', { name: say(`entry.add.${kind}`) }).click()
    const form = tab.getByRole('form', { name: say(`entry.form.${kind}`) })
    for (const [key, value] of Object.entries(fields)) {
      await form.getByLabel(new RegExp(`^${say(`entry.${key}`)}`)).fill(value)
    }
    await form.getByRole('button', { name: say(`entry.add.${kind}`) }).click()
    await form.waitFor({ state: 'detached' })
  }
  await addEntry(page, 'work', { companyName: '左边的公司', jobName: '看浪的人', from: '2021年3月' })
  // the other tab was loaded before the change and must not overwrite it
  await addEntry(second, 'work', { companyName: '右边的公司', from: '2026-01' })
  await addEntry(second, 'education', { schoolName: '看海大学', majorName: '海洋', from: '2014-09', to: '2018-06' })

  await other.page.goto(`${site.url}/users/${id}`)
  for (const seen of ['左边的公司', '右边的公司', '看海大学', '看浪']) {
    expect(await other.page.getByText(seen, { exact: true }).count(), seen).toBeGreaterThan(0)
  }
  expect(await other.page.getByText(before[0] ?? '', { exact: true }).count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: say('entry.removeName').replace('{{title}}', '左边的公司') }).click()
  const undo = page.getByRole('button', { name: say('entry.undoName').replace('{{title}}', '左边的公司') })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await other.page.reload()
  expect(await other.page.getByText('左边的公司', { exact: true }).count()).toBe(0)
  expect(await other.page.getByText('右边的公司', { exact: true }).count()).toBeGreaterThan(0)
  expect([...me.complaints.lines, ...other.complaints.lines]).toEqual([])
}, 90_000)

/** A picture drawn by the browser, as a file that a person would choose. */
async function drawing(page: Page, width: number, height: number) {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.fillStyle = '#c23a12'
      pen.fillRect(0, 0, width / 2, height)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

test('avatar and banner are cropped, shown to another person, and removed by choosing the default', async () => {
  const [me, other] = await Promise.all([site.as('zhou'), site.as('gu')])
  const { id } = personOf('zhou')
  const { page } = me
  await openEditing(page, id)
  const saved = page.getByRole('status').filter({ hasText: say('pictures.changed') })
  for (const of of ['avatar', 'banner'] as const) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: say(`pictures.change.${of}`) }).click()
    await (await chooser).setFiles(await drawing(page, 900, 600))
    const dialog = page.getByRole('dialog', { name: say(`pictures.crop.${of}`) })
    await dialog.getByRole('button', { name: text('crop', 'confirm') }).click()
    await dialog.waitFor({ state: 'detached' })
    await saved.waitFor()
  }

  const imagesOn = (page: Page) =>
    page
      .locator('img[src^="/api/v1/dfeditor/images/"]')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, naturalWidth, naturalHeight }) => [
          src,
          naturalWidth / naturalHeight,
        ]),
      )
  // the menu in the header shows it without a reload
  await expect.poll(async () => (await imagesOn(page)).length).toBe(3)
  await other.page.goto(`${site.url}/users/${id}`)
  await expect.poll(async () => (await imagesOn(other.page)).map(([, shape]) => shape)).toEqual([5, 1])

  for (const of of ['avatar', 'banner'] as const) {
    const before = (await imagesOn(page)).length
    await page.getByRole('button', { name: say(`pictures.remove.${of}`) }).click()
    await expect.poll(async () => (await imagesOn(page)).length).toBeLessThan(before)
  }
  await other.page.reload()
  expect(await imagesOn(other.page)).toEqual([])
  expect([...me.complaints.lines, ...other.complaints.lines]).toEqual([])
}, 90_000)

test('an invalid value is reported at its field, and typed values survive a failed save and a reload', async () => {
  const { page, context } = await site.as('gu')
  await openEditing(page, gu.id)
  const introduction = page.getByRole('textbox', { name: say('basic.introduction') })
  const save = partButton(page, 'save.name', 'basic')
  await introduction.fill('😀'.repeat(501))
  await save.click()
  await page.getByText(pattern('editing', 'problem.tooLong')).waitFor()
  expect(await introduction.evaluate((area) => area === document.activeElement)).toBe(true)

  await introduction.fill('断网时写的')
  await context.route('**/api/users/updateIntro', (route) => route.abort())
  await save.click()
  await page.getByText(say('save.failed')).waitFor({ timeout: 30_000 })
  await context.unroute('**/api/users/updateIntro')
  await page.reload()
  await expect.poll(() => introduction.inputValue()).toBe('断网时写的')
  await save.click()
  await page.getByText(say('save.saved')).waitFor()
  await page.reload()
  expect(await introduction.inputValue()).toBe('断网时写的')
  expect(await page.getByText(say('save.unsaved')).count()).toBe(0)
}, 90_000)

test.each(['zh-CN', 'en-US'] as const)(
  'the page hydrates without a complaint, fits 320 px, and can be read without JavaScript, in %s',
  async (language) => {
    const { page, context, complaints } = await site.as('mira')
    const { id } = personOf('mira')
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    // each width is the one that the page begins with, in one of the languages
    const sizes = language === 'zh-CN' ? [desktop, phone] : [phone, desktop]
    await page.setViewportSize(sizes[0] ?? desktop)
    await openHydrated(page, `${site.url}/user/${id}/profile`)
    await expectToFit(page, sizes, 'the page')
    // a Chinese browser, to check that the page's language is used
    const first = await page.getByRole('spinbutton').first().getAttribute('aria-label')
    expect(first).toMatch(language === 'zh-CN' ? /^年/ : /^month/)
    expect(complaints.lines).toEqual([])
    const storageState = await context.storageState()
    const { page: still } = await site.visit({ javaScriptEnabled: false, storageState })
    await still.goto(`${site.url}/user/${id}/profile`)
    const label = textsOf(language).text('editing', 'basic.introduction')
    expect(await still.getByRole('textbox', { name: label }).inputValue()).toBe(
      profileOf(personOf('mira')).introduction,
    )
  },
  60_000,
)
