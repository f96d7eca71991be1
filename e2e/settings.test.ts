import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSession } from '../testing/sign-in.ts'
import { expectLogin } from './support/served.ts'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()

const lin = personOf('lin')
const { text, pattern } = textsOf('zh-CN')
const say = (key: string) => text('settings', key)

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/** Waits for the hydration of a part of the page. */
const alive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** Turns a setting on or off after hydration and waits until it is stored. */
async function turn(page: Page, name: string, isOn: boolean) {
  const one = switchOf(page, name)
  await alive(one)
  if ((await one.isChecked()) === isOn) return
  await page.locator('label').filter({ has: one }).click()
  await page
    .getByRole('status')
    .filter({ hasText: say('saved') })
    .waitFor({ state: 'attached' })
  expect(await one.isChecked()).toBe(isOn)
}

/** Titles of a person's notices about new followers, newest first. */
async function followNotices(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${site.url}/api/v1/message-center/notify/list/follow`)
  const { data } = (await answer.json()) as { data: { list: { title: { cn: string } }[] } }
  return data.list.map(({ title }) => title.cn)
}

async function follow(mailbox: string) {
  const { page, context } = await site.as(mailbox)
  await page.goto(`${site.url}/users/${lin.id}`)
  const name = text('follow', 'button.followName').replace('{{name}}', lin.name)
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: pattern('follow', 'button.followedName') }).waitFor()
  await context.close()
}

test('a group of notices sends none while it is off and sends the next one when it is on again', async () => {
  const { page, context } = await site.as('lin')
  await page.goto(`${site.url}/users/v2/notice`)
  const before = await followNotices(page)
  await turn(page, say('notice.group.follow'), false)
  await follow('fang')
  expect(await followNotices(page)).toEqual(before)

  // the page shows the stored value without JavaScript too
  const storageState = await context.storageState()
  const { page: plain } = await site.visit({ javaScriptEnabled: false, storageState })
  await plain.goto(`${site.url}/users/v2/notice`)
  expect(await switchOf(plain, say('notice.group.follow')).isChecked()).toBe(false)
  expect(await switchOf(plain, say('notice.group.like')).isChecked()).toBe(true)
  expect(await plain.locator('noscript > div').isVisible()).toBe(true)

  await turn(page, say('notice.group.follow'), true)
  await follow('qin')
  const [newest = '', ...rest] = await followNotices(page)
  expect(newest).toContain(personOf('qin').name)
  expect(rest).toEqual(before)
})

test('another person no longer sees a hidden part of a profile', async () => {
  const [owner, other] = await Promise.all([site.as('lin'), site.as('gu')])
  const note = (page: Page) => page.getByText(text('profile', 'more.educationHidden')).count()
  const school = (page: Page) => page.getByText('黄海理工大学').count()
  const look = async (page: Page) => {
    await page.goto(`${site.url}/users/${lin.id}`)
    await page.getByRole('heading', { level: 1, name: lin.name }).waitFor()
    return { isTold: (await note(page)) > 0, isShown: (await school(page)) > 0 }
  }
  await owner.page.goto(`${site.url}/users/v2/privacy`)
  await turn(owner.page, say('privacy.flag.seeEducationInfo'), true)
  expect(await look(other.page)).toEqual({ isTold: false, isShown: true })
  await turn(owner.page, say('privacy.flag.seeEducationInfo'), false)
  expect(await look(other.page)).toEqual({ isTold: true, isShown: false })
  expect(await look(owner.page)).toEqual({ isTold: false, isShown: true })
})

test('inbox and menu link to the settings, which link to the password page and back', async () => {
  const { page, context, complaints } = await site.as('lin')
  await page.goto(`${site.url}/`)
  // the bell shows the unread count after hydration; before it the bell is a link
  await page.getByRole('link', { name: pattern('shell', 'header.messagesUnread_other') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('message', 'popover.settings'), exact: true })
    .click()
  await page.waitForURL(`${site.url}/users/settings?view=notice`)
  const notices = page.getByRole('region', { name: say('notice.title') })
  await expect.poll(() => notices.evaluate((panel) => panel === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: pattern('shell', 'userMenu.label') }).click()
  await page.getByRole('menuitem', { name: text('shell', 'userMenu.setting') }).click()
  await page.waitForURL(`${site.url}/users/settings`)
  await page
    .getByRole('navigation', { name: text('layout', 'settings.nav') })
    .getByText(text('layout', 'settings.password'))
    .click()
  await page.waitForURL(`${site.url}/users/v2/password`)
  await page.getByRole('link', { name: say('password.change') }).click()
  await page.waitForURL(/\/password\?service=/)
  expect(new URL(page.url()).searchParams.get('service')).toBe(`${site.url}/users/v2/password`)
  await page.goto(`${site.url}/users/v2`)
  expect(page.url()).toBe(`${site.url}/users/v2/userinfo`)

  // the older address shows the same panels, but only to their person
  await page.goto(`${site.url}/user-setting`)
  expect(page.url()).toBe(`${site.url}/user/${lin.id}/setting`)
  await page.getByRole('region', { name: say('privacy.title') }).waitFor()
  expect(complaints.lines).toEqual([])
  await page.goto(`${site.url}/users/${lin.id}/settings`)
  expect(page.url()).toBe(`${site.url}/users/settings`)
  for (const path of [`/user/${personOf('gu').id}/setting`, `/users/${personOf('gu').id}/settings`]) {
    expect((await context.request.get(site.url + path)).status()).toBe(403)
  }
})

test('a new name is shown in menu and profile at once, and a forbidden name is not saved', async () => {
  const { page, complaints } = await site.as('zhou')
  const zhou = personOf('zhou')
  await page.goto(`${site.url}/users/settings`)
  await page
    .getByRole('navigation', { name: text('layout', 'settings.nav') })
    .getByText(text('layout', 'settings.username'), { exact: true })
    .click()
  await page.waitForURL(`${site.url}/users/v2/username`)
  const name = page.getByRole('textbox', { name: text('editing', 'basic.userName') })
  await alive(name)
  expect(await name.inputValue()).toBe(zhou.name)
  await name.fill('管 理 员')
  await name.press('Enter')
  await page.getByText(text('editing', 'problem.reserved')).waitFor()
  await name.fill('周看浪')
  await name.press('Enter')
  await page.getByText(text('editing', 'save.saved')).waitFor()
  await page.getByRole('button', { name: /周看浪/ }).waitFor()
  await page.goto(`${site.url}/users/${zhou.id}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('周看浪')
  expect(complaints.lines).toEqual([])
})

test('a phone number changes with the code sent to it and with no other code', async () => {
  const { page, context } = await site.as('gu')
  await page.goto(`${site.url}/users/v2`)
  expect(page.url()).toBe(`${site.url}/users/v2/userinfo`)
  const panel = page.getByRole('region', { name: say('phone.title') })
  const phone = panel.getByRole('textbox', { name: text('session', 'phone.label') })
  const code = panel.getByRole('textbox', { name: text('session', 'code.label') })
  const send = panel.getByRole('button', { name: text('session', 'phone.send') })
  // the number is the account's first at the first attempt, and another one at the second
  const change = panel.getByRole('button', { name: new RegExp(`^(${say('phone.add')}|${say('phone.change')})$`) })
  const isFocused = (field: Locator) => field.evaluate((input) => input === document.activeElement)

  await alive(phone)
  await phone.fill('not a number')
  await send.click()
  await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => isFocused(phone)).toBe(true)
  expect(await phone.inputValue()).toBe('not a number')

  await phone.fill('137 2000 4321')
  await phone.press('Enter')
  await panel.getByText(pattern('session', 'phone.again')).waitFor()
  // without a configured sender the page tells where to read the code
  const [outbox] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('link', { name: text('session', 'outbox.title') }).click(),
  ])
  const sent = await outbox
    .getByText(/^\d{6}$/)
    .first()
    .textContent()
  await outbox.close()

  await panel.getByLabel(text('session', 'password.current')).fill('shulei-demo')
  await code.fill(sent === '000000' ? '111111' : '000000')
  await change.click()
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => isFocused(code)).toBe(true)
  expect(await phone.inputValue()).toBe('137 2000 4321')
  await panel.getByText(pattern('session', 'phone.again')).waitFor()

  await code.fill(sent ?? '')
  await change.click()
  const now = say('phone.now').replace('{{contact}}', '137****4321')
  await panel.getByText(now).waitFor()
  expect([await phone.inputValue(), await code.inputValue()]).toEqual(['', ''])
  await page.reload()
  await panel.getByText(now).waitFor()
})

test('a person whose account closes is a visitor at once, and on their return finds the page that they wanted', async () => {
  const { page, context } = await site.as('wen')
  await page.goto(`${site.url}/users/v2/my-data`)
  const panel = page.getByRole('region', { name: text('account', 'close.title') })
  const password = panel.getByLabel(text('session', 'password.current'))
  await alive(password)
  await password.fill('shulei-demo')
  await panel.getByText(text('account', 'close.understood')).click()
  await panel.getByRole('button', { name: text('account', 'close.submit') }).click()
  await panel.getByText(text('account', 'close.doneText')).waitFor()
  await page.getByRole('button', { name: pattern('shell', 'userMenu.label') }).waitFor({ state: 'detached' })

  await openSession(context, site.url, personOf('wen').email)
  const wanted = `${site.url}/competitions?page=1`
  await page.goto(wanted)
  const keep = page.getByRole('button', { name: text('account', 'closing.keep') })
  await alive(keep)
  await keep.click()
  await page.waitForURL(wanted)
  await page.getByRole('button', { name: pattern('shell', 'userMenu.label') }).waitFor()
})

test.each([
  '/users/v2/userinfo',
  '/users/v2/username',
  '/users/v2/notice',
  '/users/v2/privacy',
  '/users/v2/password',
  '/users/v2/certification',
  '/users/v2/my-data',
  '/users/v2/closing',
  '/users/v2/ent-setting-username',
  '/users/v2/ent-setting-certification',
  '/users/settings?view=notice',
  '/users/settings-v2',
  `/user/${lin.id}/setting`,
  `/users/${lin.id}/settings`,
])('%s asks a visitor to sign in, and leads back', async (path) => {
  await expectLogin(site.url, path)
})
