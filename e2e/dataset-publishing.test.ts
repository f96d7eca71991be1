import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { PART_BYTES } from '@shulei/domain/base/upload/resumable.ts'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()
const { text, pattern } = textsOf('zh-CN')
const say = (key: string, facts: Record<string, string> = {}) =>
  Object.entries(facts).reduce((said, [name, value]) => said.replace(`{{${name}}}`, value), text('dataset-edit', key))

const folder = mkdtempSync(join(tmpdir(), 'shulei-dataset-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file on disk, because a browser knows a file by its time of change too. */
function fileOf(name: string, content: string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return { name, path, sha256: createHash('sha256').update(content).digest('hex') }
}

const row = (no: number) => `${no},${(no * 7919) % 1000}\n`
/** Two parts of an upload. */
const tides = fileOf('tides.csv', `id,level\n${Array.from({ length: 900_000 }, (_, no) => row(no)).join('')}`)
const stations = fileOf('stations.csv', 'station,port\n1,厦门\n2,泉州\n')

const button = (page: Page, key: string, facts?: Record<string, string>) =>
  page.getByRole('button', { name: say(key, facts), exact: true })
const main = (page: Page) => page.locator('#content')

async function choose(page: Page, open: () => Promise<void>, path: string) {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(path)
}

/** Chooses an option of a list of the form. */
async function pick(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(say(label)) }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** A picture drawn by the browser, as a file that a person would choose. */
async function picture(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.fillStyle = '#1d7d74'
    pen.fillRect(0, 0, 450, 600)
    return canvas.toDataURL('image/png')
  })
  return { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

test('a person publishes a file that a reload cut, then a second version, and withdraws it', async () => {
  const [me, other] = await Promise.all([site.as('lin'), site.as('gu')])
  const { page } = me
  await page.goto(site.url + datasetAddress.list())
  await page.getByRole('link', { name: text('dataset', 'list.publish') }).click()
  await page.getByRole('textbox', { name: pattern('dataset-edit', 'start.name') }).fill('灵江口逐时潮位')
  await button(page, 'start.submit').click()
  await page.waitForURL(/\/datasets\/edit\/\d+$/)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))

  // the second part is cut by a reload
  const offsets: string[] = []
  await page.route('**/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined) offsets.push(offset)
    if (offset === undefined || offset === '0') await route.continue()
    else await route.abort()
  })
  await choose(page, () => button(page, 'files.choose').click(), tides.path)
  await expect.poll(() => offsets.slice(0, 2), { timeout: 30_000 }).toEqual(['0', String(PART_BYTES)])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  // the browser complains of the part that was cut
  me.complaints.lines.length = 0
  await page.getByText(pattern('dataset-edit', 'upload.again')).waitFor()
  const again = () => button(page, 'upload.chooseAgainName', { name: tides.name }).click()
  await choose(page, again, stations.path)
  await page.getByText(say('upload.otherFile')).waitFor()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await choose(page, again, tides.path)
  expect((await sent).headers()['upload-offset']).toBe(String(PART_BYTES))
  await page.getByText(say('files.done')).waitFor({ timeout: 60_000 })

  // what is missing is named
  await button(page, 'release.submit').click()
  await page.getByText(say('problem.datasetSummaryEmpty')).waitFor()
  await page.getByRole('textbox', { name: pattern('dataset-edit', 'field.summary') }).fill('两个站的逐时潮位')
  await page.getByRole('textbox', { name: pattern('dataset-edit', 'field.description') }).click()
  await page.keyboard.type('每行一小时')
  await pick(page, 'field.category', '地球科学')
  await pick(page, 'licence.label', 'CC BY 4.0')
  const tag = page.getByRole('combobox', { name: pattern('dataset-edit', 'field.tags') })
  await tag.fill('潮汐')
  await tag.press('Enter')
  const cover = page.waitForEvent('filechooser')
  await button(page, 'cover.add').click()
  await (await cover).setFiles(await picture(page))
  const crop = page.getByRole('dialog', { name: say('cover.crop') })
  await crop.getByRole('button', { name: text('crop', 'confirm') }).click()
  await crop.waitFor({ state: 'detached' })
  await page.getByText(say('saved.draft')).waitFor()
  await button(page, 'release.submit').click()
  await page.waitForURL(site.url + datasetAddress.detail({ id }))
  await page.getByRole('heading', { level: 1, name: '灵江口逐时潮位' }).waitFor()

  // another person finds it, by pinyin too, and cannot edit it
  const find = async () => {
    await other.page.goto(site.url + datasetAddress.list({ search: 'lingjiangkou' }))
    return main(other.page).getByRole('link', { name: '灵江口逐时潮位' }).count()
  }
  expect(await find()).toBe(1)
  await other.page.goto(site.url + datasetAddress.detail({ id }))
  expect(await other.page.content()).toContain(tides.sha256)
  expect(await other.page.getByRole('link', { name: text('dataset', 'page.edit') }).count()).toBe(0)
  expect((await other.page.goto(site.url + datasetAddress.edit({ id })))?.status()).toBe(404)

  // a second version says what changed
  await page.getByRole('link', { name: text('dataset', 'page.edit') }).click()
  await choose(page, () => button(page, 'files.choose').click(), stations.path)
  await page.getByRole('textbox', { name: pattern('dataset-edit', 'release.changes') }).fill('加上站点表')
  await button(page, 'release.submitChanges').click()
  await page.waitForURL(site.url + datasetAddress.detail({ id }))
  await other.page.goto(site.url + datasetAddress.detail({ id, view: 'versions' }))
  await other.page.getByText('加上站点表').waitFor()

  await page.getByRole('link', { name: text('dataset', 'page.edit') }).click()
  await button(page, 'release.withdraw').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('release.withdraw') })
    .click()
  await page.getByText(say('saved.withdrawn')).waitFor()
  expect(await find()).toBe(0)
  expect((await other.page.goto(site.url + datasetAddress.detail({ id })))?.status()).toBe(404)
  expect(me.complaints.lines).toEqual([])
}, 180_000)
