import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { expect, test } from 'vitest'
import { siteForFile } from './support/site-for-file.ts'
import { handIn, openTab, seeScore } from './support/steps.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()

/** A table of a class with ids, a column to learn from, and one to predict. */
const rows = Array.from({ length: 120 }, (_, no) => `${no},${(no * 7) % 24},${((no * 37) % 100) / 10}`)
const table = `编号,风速,潮位\n${rows.join('\n')}\n`

test('a teacher makes a competition of a table, a student competes, and the desk tells both what happens', async () => {
  const { text, pattern } = textsOf('zh-CN')
  const title = '潮位预测练习'
  const teacher = await site.as('he')
  const { page } = teacher
  await page.goto(`${site.url}/host`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '潮位.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByLabel(text('hosting', 'form.name')).fill(title)
  await page.getByRole('button', { name: text('hosting', 'form.submit') }).click()
  const shown = page.getByText(/\/competition-private\/verify\?id=\d+&code=/).first()
  await shown.waitFor()
  const address = new URL((await shown.textContent())?.trim() ?? '', site.url)
  const id = Number(address.searchParams.get('id'))

  const student = await site.as('xia')
  await student.page.goto(`${site.url}${address.pathname}${address.search}`)
  await student.page.getByRole('button', { name: text('private-code', 'submit') }).click()
  await student.page.waitForURL(`${site.url}/competitions/${id}`)
  await openTab(student.page, 'zh-CN', 'signup')
  await student.page.getByLabel(text('signup', 'teamName')).fill('涨潮小队')
  await student.page.getByLabel(text('signup', 'organization')).fill('西安交通学院')
  await student.page.getByText(text('signup', 'idenStudent')).click()
  await student.page.getByRole('button', { name: text('signup', 'submit') }).click()
  await student.page.getByText(text('signup', 'doneTitle')).waitFor()
  await openTab(student.page, 'zh-CN', 'dataware')
  await student.page.getByRole('button', { name: text('dataware', 'accept') }).click()
  await student.page.getByText(text('dataware', 'accepted')).first().waitFor()
  const { request } = student.page
  const read = async (path: string) => (await request.get(`${site.url}${path}`)).json()
  const { data } = await read(`${pathOf(refs.competitionData, { id })}?part=data`)
  const [{ id: dataset, files }] = data.datasets
  const sample = files.find(({ name }: { name: string }) => name === 'sample_submission.csv')
  const file = await request.get(`${site.url}/api/datasets/${dataset}/files/${sample.id}`)
  await handIn(student.page, 'zh-CN', 'result.csv', await file.body())
  await seeScore(student.page, 'zh-CN')

  // the desk counts the student
  await page.goto(`${site.url}/host`)
  await page
    .getByRole('link', { name: pattern('hosting', 'list.deskName') })
    .first()
    .click()
  await page.waitForURL(`${site.url}/desk/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const tabs = page.getByRole('navigation', { name: text('desk', 'tabs.label') })
  const open = async (tab: 'settings' | 'people' | 'announcements' | 'log') => {
    await tabs.getByRole('link', { name: text('desk', `tabs.${tab}`) }).click()
    await page.waitForURL(`${site.url}/desk/${id}/${tab}`)
  }
  await open('people')
  await page
    .getByRole('cell', { name: /涨潮小队/ })
    .first()
    .waitFor()

  // a later end is told to the student
  await open('settings')
  const end = page.getByLabel(text('desk', 'fields.end'))
  const before = await end.inputValue()
  const later = new Date(Date.parse(`${before.slice(0, 10)}T00:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10)
  await end.fill(`${later}${before.slice(10)}`)
  await page.getByRole('button', { name: text('desk', 'values.save') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: text('desk', 'values.confirm'), exact: true }).click()
  await page.getByText(text('desk', 'values.saved')).first().waitFor()

  // an announcement reaches the student
  await open('announcements')
  const field = (name: 'fieldTitle' | 'fieldText') =>
    page.getByLabel(text('desk', 'values.zh').replace('{{name}}', text('desk', `announce.${name}`)))
  await field('fieldTitle').fill('明天答疑')
  await field('fieldText').fill('下午三点，二号教室。')
  await page.getByRole('button', { name: text('desk', 'announce.send'), exact: true }).click()
  await dialog.getByRole('button', { name: pattern('desk', 'announce.confirm_other') }).click()
  await page.getByText(pattern('desk', 'announce.sent_other')).waitFor()
  const { data: notices } = await read(refs.noticeList.path)
  const titles = notices.list.map((one: { title: { cn: string } }) => one.title.cn)
  expect(titles.slice(0, 2)).toEqual(['明天答疑', `“${title}”延长了`])

  await open('log')
  await page
    .getByText(/明天答疑/)
    .first()
    .waitFor()
  // nobody else reads the desk
  const answer = await student.page.goto(`${site.url}/desk/${id}`)
  expect(answer?.status()).toBe(404)
  expect(teacher.complaints.lines).toEqual([])
}, 180_000)
