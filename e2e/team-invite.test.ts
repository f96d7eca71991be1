import { refs } from '@shulei/contract/refs.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { middleFile } from './support/result-file.ts'
import { siteForFile } from './support/site-for-file.ts'
import { handIn, seeScore, seeTab, signUp } from './support/steps.ts'
import { type Language, textsOf } from './support/texts.ts'

const site = siteForFile()

/** In list A, and open for sign-up. */
const running = { id: 1001, slug: 'us-births' }
/** Likewise, with a team of English readers. */
const other = { id: 1002, slug: 'tang-or-song' }

/** Opens a page as a person of the cast who reads the site in a language. */
async function enter(mailbox: string, language: Language, path: string) {
  const visitor = await site.as(mailbox)
  await visitor.context.addCookies([{ name: 'lang', value: language, url: site.url }])
  await visitor.page.goto(site.url + path)
  return visitor
}

/** The reader's team as the server has it now. */
async function teamOf(page: Page, cmptId: number) {
  const answer = await page.request.get(`${site.url}${refs.competitionTeams.path}?cmptId=${cmptId}`)
  const { data } = (await answer.json()) as {
    data: { team: { name: string; members: { name: string }[]; tries: { used: number; leftToday: number } } }
  }
  return data.team
}

test('a captain invites, the other accepts from the notice, and both submit to one quota', async () => {
  const { text, pattern } = textsOf('zh-CN')
  const guest = await enter('duan', 'zh-CN', `/competitions/${running.id}`)
  await signUp(guest.page, 'zh-CN', '苍山一人')
  const host = await enter('gu', 'zh-CN', `/competitions/${running.id}/teams`)
  const before = await teamOf(host.page, running.id)

  await host.page.getByRole('button', { name: text('team-invite', 'list.invite') }).click()
  const dialog = host.page.getByRole('dialog', { name: text('team-invite', 'send.title') })
  await dialog.getByRole('combobox').fill('dys')
  await host.page.getByRole('option', { name: /段云深/ }).click()
  await dialog.getByText(text('team-invite', 'preview.joins'), { exact: true }).waitFor()
  await dialog.getByRole('button', { name: text('team-invite', 'send.submit') }).click()
  await dialog.getByText(pattern('team-invite', 'send.done')).waitFor()
  await host.page.keyboard.press('Escape')
  await host.page
    .getByRole('listitem')
    .filter({ hasText: '段云深' })
    .getByText(text('team-invite', 'list.state.invited'))
    .waitFor()

  await guest.page.goto(`${site.url}/notices`)
  await guest.page
    .getByRole('link', { name: /顾南星 邀请你组队/ })
    .first()
    .click()
  await guest.page.getByRole('button', { name: text('notice', 'invite.open') }).click()
  await guest.page.getByRole('dialog').getByText(text('team-invite', 'preview.joins'), { exact: true }).waitFor()
  await guest.page.getByRole('button', { name: text('team-invite', 'invite.agree') }).click()
  await guest.page.getByText(text('team-invite', 'invite.success')).waitFor()
  await guest.page.getByRole('link', { name: text('team-invite', 'invite.successLink') }).click()
  await guest.page.waitForURL(`${site.url}/competitions/${running.id}/profile`)
  expect((await teamOf(guest.page, running.id)).members.map(({ name }) => name)).toEqual([
    ...before.members.map(({ name }) => name),
    '段云深',
  ])

  await handIn(guest.page, 'zh-CN', 'guest.csv', middleFile(running.slug))
  await seeScore(guest.page, 'zh-CN')
  await host.page.reload()
  await handIn(host.page, 'zh-CN', 'host.csv', middleFile(running.slug))
  await expect.poll(async () => (await teamOf(host.page, running.id)).tries.used).toBe(before.tries.used + 2)
  const after = await teamOf(guest.page, running.id)
  expect(after.tries.leftToday).toBe(before.tries.leftToday - 2)
  expect([...host.complaints.lines, ...guest.complaints.lines]).toEqual([])
}, 120_000)

/** Focuses a control with the Tab key only. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor({ state: 'attached' })
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** Opens the tab of submissions, chooses a result file and submits it, all with the keyboard. */
async function handInByKeys(page: Page, press: (name: string) => Promise<void>, buffer: Buffer) {
  const { text, pattern } = textsOf('en-US')
  // closes the dialog of the invitation
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('link', { name: text('competition-page', 'tab.submits'), exact: true }).first())
  await page.keyboard.press('Enter')
  await seeTab(page, 'submits')
  const chooser = page.waitForEvent('filechooser')
  await press(text('submission', 'file.choose'))
  await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer })
  await page.getByText(pattern('submission', 'file.passed')).waitFor()
  await press(text('submission', 'upload.submit'))
}

test('in English and with the keyboard alone', async () => {
  const { text, pattern } = textsOf('en-US')
  const path = `/competitions/${other.id}/teams`
  const host = await enter('oliver', 'en-US', path)
  const before = await teamOf(host.page, other.id)
  const press = async ({ page }: { page: Page }, name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first())
    await page.keyboard.press('Enter')
  }
  await press(host, text('team-invite', 'list.invite'))
  const field = host.page.getByRole('dialog').getByRole('combobox')
  await tabTo(host.page, field)
  await host.page.keyboard.insertText('shenmo')
  await host.page.getByRole('option', { name: /沈墨/ }).waitFor()
  await host.page.keyboard.press('ArrowDown')
  await host.page.keyboard.press('Enter')
  await host.page.getByText(text('team-invite', 'preview.joins'), { exact: true }).waitFor()
  await press(host, text('team-invite', 'send.submit'))
  await host.page.getByText(pattern('team-invite', 'send.done')).waitFor()

  const guest = await enter('shen', 'en-US', path)
  await tabTo(guest.page, guest.page.getByRole('link', { name: pattern('team-invite', 'received.openName') }))
  await guest.page.keyboard.press('Enter')
  await guest.page.getByRole('dialog').getByText(text('team-invite', 'preview.joins'), { exact: true }).waitFor()
  await press(guest, text('team-invite', 'invite.agree'))
  const result = guest.page.getByText(text('team-invite', 'invite.success'))
  await result.waitFor()
  // the result has the focus, so that it is read out
  expect(await result.evaluate((words) => words.parentElement === document.activeElement)).toBe(true)
  expect((await teamOf(guest.page, other.id)).members.map(({ name }) => name)).toEqual([
    'Oliver Hayes',
    'Priya Nair',
    '沈墨',
  ])

  const merged = await teamOf(guest.page, other.id)
  expect(merged.tries.used).toBeGreaterThanOrEqual(before.tries.used)
  for (const { page } of [guest, host])
    await handInByKeys(page, (name) => press({ page }, name), middleFile(other.slug))
  await expect.poll(async () => (await teamOf(host.page, other.id)).tries.used).toBe(merged.tries.used + 2)
  expect((await teamOf(guest.page, other.id)).tries.leftToday).toBe(merged.tries.leftToday - 2)
  expect([...host.complaints.lines, ...guest.complaints.lines]).toEqual([])
}, 120_000)
