import * as profileAddress from '@shulei/domain/address/profile.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, test } from 'vitest'
import { sharedSite } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = sharedSite()
const { text, pattern } = textsOf('zh-CN')

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const hostile = '<script>document.title = "taken"</script><img src="x" onerror="document.title = \'taken\'">'

const file = {
  name: 'tide_levels.ipynb',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: {},
      cells: [
        { cell_type: 'markdown', metadata: {}, source: `## 潮位\n\n先看缺测。${hostile}\n\n## 画图` },
        {
          cell_type: 'code',
          metadata: {},
          execution_count: 1,
          source: 'levels.plot()',
          outputs: [
            { output_type: 'stream', name: 'stdout', text: 'printed\n' },
            { output_type: 'display_data', metadata: {}, data: { 'image/png': pixel } },
            {
              output_type: 'display_data',
              metadata: {},
              data: { 'text/html': `<table><tr><td>7</td></tr></table>${hostile}` },
            },
            {
              output_type: 'display_data',
              metadata: {},
              data: { 'application/javascript': 'document.title = "taken"' },
            },
          ],
        },
      ],
    }),
  ),
}

test('a person shares a notebook, which is read without a script, gets another title, and is deleted', async () => {
  const { page } = await site.as('lin')
  const tab = profileAddress.notebook({ id: personOf('lin').id })
  await page.goto(site.url + tab)
  await page.getByRole('link', { name: text('profile', 'notebook.share') }).click()
  await page.waitForURL(/\/notebooks\/share$/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('notebook', 'form.choose'), exact: true }).click()
  await (await chooser).setFiles(file)
  const title = page.getByRole('textbox', { name: pattern('notebook', 'form.title') })
  expect(await title.inputValue()).toBe('tide levels')
  await page.getByRole('button', { name: text('notebook', 'form.share'), exact: true }).click()
  await page.waitForURL(/\/notebooks\/\d+$/)
  const address = new URL(page.url()).pathname

  const { page: plain } = await site.visit({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const answer = await plain.goto(site.url + address)
  expect(answer?.status()).toBe(200)
  expect(await plain.title()).toContain('tide levels')
  await plain.getByRole('link', { name: '画图' }).click()
  expect(new URL(plain.url()).hash).toBe('#s2')
  await plain.getByRole('cell', { name: '7' }).waitFor()
  expect(await plain.locator('article').textContent()).toContain('application/javascript')
  const picture = plain.locator('article img')
  expect(await picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1)
  expect(await plain.locator('article script, article [onerror], article iframe').count()).toBe(0)
  const wide = await plain.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  expect(await page.title()).not.toContain('taken')

  await page.getByRole('link', { name: text('notebook', 'edit') }).click()
  await title.fill('潮位笔记')
  await page.getByRole('button', { name: text('notebook', 'form.save'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '潮位笔记' }).waitFor()
  await page.getByRole('link', { name: text('notebook', 'edit') }).click()
  await page.getByRole('button', { name: text('notebook', 'form.remove'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('notebook', 'form.remove'), exact: true })
    .click()
  await page.waitForURL(site.url + tab)
  expect((await page.request.get(site.url + address)).status()).toBe(404)
})
