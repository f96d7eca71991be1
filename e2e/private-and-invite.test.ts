import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { castCode, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteForFile } from './support/site-for-file.ts'
import { signUp } from './support/steps.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()
const { id, title } = privateCompetition

test('a private competition tells nothing before its code, and everything after it', async () => {
  const { text } = textsOf('zh-CN')
  const { page, complaints } = await site.as('lin')
  for (const tab of ['', '/ranking', '/teams', '/discuss', '/models', '/proof']) {
    await page.goto(`${site.url}/competitions/${id}${tab}`)
    const { pathname, search } = new URL(page.url())
    expect(`${pathname}${search}`).toBe(`/competition-private/verify?id=${id}`)
    const source = await page.content()
    for (const word of [title.cn, title.en]) expect(source, tab).not.toContain(word)
  }
  const field = page.getByRole('textbox', { name: text('private-code', 'code') })
  const enter = page.getByRole('button', { name: text('private-code', 'submit') })
  await field.fill('TIDE-2025')
  await enter.click()
  await page.locator('[aria-invalid=true]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/competition-private/verify')
  // the refused code stays in the field
  expect(await field.inputValue()).toBe('TIDE-2025')
  await field.fill(castCode.toLowerCase())
  await enter.click()
  await page.waitForURL(`${site.url}/competitions/${id}`)
  await page.getByRole('heading', { level: 1, name: title.cn }).waitFor()
  await page.goto(`${site.url}/competitions/${id}/ranking`)
  await page.getByRole('table').first().waitFor()
  expect(complaints.lines.filter((line) => !line.includes('400'))).toEqual([])
})

test('the form of a code leads to an open competition, and finds none that does not exist', async () => {
  const { page } = await site.as('lin')
  await page.goto(`${site.url}/competition-private/verify?id=1001`)
  expect(new URL(page.url()).pathname).toBe('/competitions/1001')
  const missing = await page.goto(`${site.url}/competition-private/verify?id=99999`)
  expect(missing?.status()).toBe(404)
})

/** The inviter's counts as the server has them now. */
async function countsOf(page: Page, cmptId: number) {
  const answer = await page.request.get(`${site.url}${refs.selfInvite.path}?cmptId=${cmptId}`)
  const { data } = (await answer.json()) as { data: { link: string; counts: { begun: number; counted: number } } }
  return data
}

test('a person who follows a link and signs up is counted once for the inviter', async () => {
  const cmptId = 1001
  const host = await site.as('gu')
  const before = await countsOf(host.page, cmptId)
  await host.page.goto(`${site.url}/competitions/${cmptId}/invite`)
  await host.page.getByText(before.link, { exact: true }).waitFor()

  const guest = await site.as('duan')
  // the link names the site's public address
  const { pathname, search } = new URL(before.link)
  await guest.page.goto(`${site.url}${pathname}${search}`)
  await signUp(guest.page, 'zh-CN', '循链而来')
  await expect
    .poll(async () => (await countsOf(host.page, cmptId)).counts)
    .toEqual({ begun: before.counts.begun + 1, counted: before.counts.counted + 1 })
  // a second visit of the same person counts nothing
  await guest.page.goto(`${site.url}${pathname}${search}`)
  await guest.page.reload()
  expect((await countsOf(host.page, cmptId)).counts.counted).toBe(before.counts.counted + 1)

  // the link of an activity counts, too, and an address that names nobody does not replace it
  const other = await site.as('wen')
  const activity = site.url + contentAddress.activity({ id: 1 })
  for (const query of [search, '?targetId=%3Cscript%3E']) {
    await other.page.goto(activity + query)
    await expect.poll(() => other.page.evaluate(() => localStorage.getItem('invite.activity'))).not.toBeNull()
  }
  await other.page.goto(site.url + competitionAddress.overview({ id: cmptId }))
  await signUp(other.page, 'zh-CN', '因会而来')
  await expect
    .poll(async () => (await countsOf(host.page, cmptId)).counts)
    .toEqual({ begun: before.counts.begun + 2, counted: before.counts.counted + 2 })
  for (const { complaints } of [host, guest, other]) expect(complaints.lines).toEqual([])
}, 60_000)
