import * as reviewAddress from '@shulei/domain/address/review.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdScripts, openHydrated } from './support/hydration.ts'
import { sharedSite } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = sharedSite()
const { text, pattern } = textsOf('zh-CN')

/** Both fields are filled in before the scripts arrive, as a password manager does. */
async function signIn(page: Page, account: string, asked = reviewAddress.scores()) {
  const release = await holdScripts(page)
  const opening = openHydrated(page, site.url + asked)
  await page.waitForURL(site.url + reviewAddress.login({ returnTo: asked }), { waitUntil: 'domcontentloaded' })
  await page.getByLabel(text('review', 'login.account')).fill(account)
  await page.getByLabel(text('review', 'login.password')).fill('shulei-demo')
  release()
  await opening
  await page.getByLabel(text('review', 'login.password')).press('Enter')
}

test('a reviewer signs in, scores and submits; the head sees the score, and nobody else the page', async () => {
  const reviewer = await site.visit()
  await signIn(reviewer.page, 'lu-jianqing')
  await reviewer.page.waitForURL(site.url + reviewAddress.scores())
  await reviewer.page.getByRole('link', { name: /梯级泵站错时抽水/ }).click()
  await reviewer.page.waitForURL(/project=/)
  const asked = reviewer.page.url().slice(site.url.length)
  const panel = reviewer.page.getByRole('region', { name: text('review', 'sheet.title') })
  const fields = panel.getByRole('textbox')
  for (const [index, points] of ['13', '20', '21', '22', '9'].entries()) {
    await fields.nth(index).fill(points)
    await fields.nth(index).press('Tab')
  }
  await panel
    .getByLabel(text('review', 'sheet.comment'))
    .fill('水力模型与实测吻合，建议说明汛期退出后的恢复流程和人员安排。')
  // the draft is saved by itself
  await panel.getByText(pattern('review', 'sheet.saved')).waitFor()
  await panel.getByRole('button', { name: text('review', 'sheet.submit') }).click()
  await reviewer.page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('review', 'sheet.submit') })
    .click()
  await panel.getByText(pattern('review', 'sheet.final')).waitFor()

  // another role's page, and the site's own session, lead nowhere
  await reviewer.page.goto(site.url + reviewAddress.projects())
  await reviewer.page.waitForURL(site.url + reviewAddress.noAccess())
  const person = await site.as('gu')
  await person.page.goto(site.url + reviewAddress.projects())
  await person.page.waitForURL(site.url + reviewAddress.login({ returnTo: reviewAddress.projects() }))

  // after the session has ended, the sign-in leads back to the page asked for
  await reviewer.page.context().clearCookies()
  await signIn(reviewer.page, 'lu-jianqing', asked)
  await reviewer.page.waitForURL(site.url + asked)

  const head = await site.visit()
  await signIn(head.page, 'qiao')
  const row = head.page.getByRole('row', { name: /梯级泵站错时抽水/ })
  await row.getByText('85', { exact: true }).waitFor()
  expect(await row.getByText('1 / 3').count()).toBe(1)
  // an address that leads nowhere still has the reviewer's sign-out, and asks a visitor to sign in
  const nowhere = `${reviewAddress.projects()}/nothing`
  for (const address of [nowhere, `${reviewAddress.login()}/nothing`, reviewAddress.projects({ project: 999_999 })]) {
    expect((await head.page.goto(site.url + address))?.status()).toBe(404)
    await head.page.getByRole('button', { name: text('layout', 'review.signOut') }).waitFor()
  }
  await person.page.goto(site.url + nowhere)
  await person.page.waitForURL(site.url + reviewAddress.login({ returnTo: nowhere }))
  await head.page.getByRole('button', { name: text('layout', 'review.signOut') }).click()
  await head.page.waitForURL(site.url + reviewAddress.login())
})

test('a sign-in that the browser sends without scripts comes back with the reason', async () => {
  const { page } = await site.visit({ javaScriptEnabled: false })
  const asked = reviewAddress.login({ returnTo: reviewAddress.scores() })
  await page.goto(site.url + asked)
  await page.getByLabel(text('review', 'login.account')).fill('lu-jianqing')
  await page.getByLabel(text('review', 'login.password')).fill('shulei-demo')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByLabel(text('review', 'login.password')).press('Enter'),
  ])
  expect([answer.status(), answer.url()]).toEqual([200, site.url + asked])
  await page.getByText(text('review', 'login.needsScript')).waitFor()
})
