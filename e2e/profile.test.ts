import { personOf } from '@shulei/mocks/cast/people.ts'
import { profileOf } from '@shulei/mocks/cast/profiles.ts'
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { desktop, expectToFit, openHydrated, phone } from './support/hydration.ts'
import { expectLogin } from './support/served.ts'
import { siteForFile } from './support/site-for-file.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()

const lin = personOf('lin')
const gu = personOf('gu')
const { text } = textsOf('zh-CN')

/** The count beside a label at the top of a profile. */
async function count(page: Page, name: 'following' | 'followers'): Promise<number> {
  const link = page
    .getByRole('list', { name: text('follow', 'counts.label') })
    .getByRole('link', { name: text('follow', `counts.${name}_other`) })
  return Number((await link.locator('b').textContent())?.replaceAll(',', ''))
}

const rowsOf = (page: Page) => page.getByRole('article')

/** Presses a button until its new label appears, because presses before hydration are lost. */
async function press(page: Page, from: string | RegExp, to: string | RegExp) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  await expect
    .poll(
      async () => {
        if (await button(from).isVisible()) await button(from).click()
        return button(to)
          .waitFor({ timeout: 3000 })
          .then(() => true)
          .catch(() => false)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
}

test('a follow in one browser is shown in the other after a reload', async () => {
  const [xia, zhou] = await Promise.all([site.as('xia'), site.as('zhou')])
  const profile = `${site.url}/users/${personOf('zhou').id}`
  const { name } = personOf('xia')
  await Promise.all([xia.page.goto(profile), zhou.page.goto(`${profile}/followers`)])
  const before = await count(xia.page, 'followers')
  expect(await count(zhou.page, 'followers')).toBe(before)
  await expect.poll(() => rowsOf(zhou.page).count()).toBe(before)

  await press(xia.page, /^关注/, /^已关注/)
  expect(await count(xia.page, 'followers')).toBe(before + 1)

  await zhou.page.reload()
  expect(await count(zhou.page, 'followers')).toBe(before + 1)
  await zhou.page.getByRole('link', { name, exact: true }).waitFor()
  // the person follows back in the list, and both see the relation as mutual
  await press(zhou.page, `关注 ${name}`, new RegExp(`^互相关注 ${name}`))
  await xia.page.reload()
  await press(xia.page, /^互相关注/, /^关注/)
  expect(await count(xia.page, 'followers')).toBe(before)

  await zhou.page.reload()
  expect(await count(zhou.page, 'followers')).toBe(before)
  expect(await count(zhou.page, 'following')).toBeGreaterThan(0)
  await zhou.page.goto(`${profile}/followings`)
  await press(zhou.page, new RegExp(`^已关注 ${name}`), `关注 ${name}`)
  expect([...xia.complaints.lines, ...zhou.complaints.lines]).toEqual([])
}, 120_000)

test('hidden education is on the owner’s page and in no response to others', async () => {
  const shu = personOf('shu')
  const hidden = profileOf(shu)
  const { school, major } = hidden.educations[0] as (typeof hidden.educations)[number]
  expect(hidden.privacy.education).toBe(false)
  const [reader, owner] = await Promise.all([site.as('gu'), site.as('shu')])
  const read = async (context: BrowserContext, path: string) => (await context.request.get(`${site.url}${path}`)).text()

  for (const path of [`/users/${shu.id}`, `/user/${shu.id}`, `/api/users/${shu.id}/profile`]) {
    const others = await read(reader.context, path)
    expect(others).toContain(shu.name)
    expect(others).not.toContain(school)
    expect(others).not.toContain(major)
    const own = await read(owner.context, path)
    expect(own).toContain(school)
    expect(own).toContain(major)
  }
  await reader.page.goto(`${site.url}/users/${shu.id}`)
  expect(await reader.page.getByText(text('profile', 'more.educationHidden')).count()).toBeGreaterThan(0)
}, 120_000)

test('hidden work and competitions are shown to the owner only', async () => {
  const shen = personOf('shen')
  expect(profileOf(shen).privacy).toMatchObject({ work: false, competition: false })
  const [reader, owner] = await Promise.all([site.as('gu'), site.as('shen')])
  const path = `${site.url}/users/${shen.id}`
  const hidden = text('profile', 'list.private')

  await reader.page.goto(path)
  await reader.page.getByText(hidden).waitFor()
  expect(await reader.page.content()).not.toContain(shen.organization)
  expect(await reader.page.getByRole('table').count()).toBe(0)

  await owner.page.goto(path)
  await owner.page.getByRole('table').waitFor()
  expect(await owner.page.content()).toContain(shen.organization)
  expect(await owner.page.getByText(hidden).count()).toBe(0)
}, 60_000)

test('following again after unfollowing sends no second notice', async () => {
  const [follower, followed] = await Promise.all([site.as('fang'), site.as('zhou')])
  const title = `${personOf('fang').name} 关注了你`
  await follower.page.goto(`${site.url}/users/${personOf('zhou').id}`)
  for (let i = 0; i < 2; i++) {
    await press(follower.page, /^关注/, /^已关注/)
    await press(follower.page, /^已关注/, /^关注/)
  }
  await followed.page.goto(`${site.url}/notices`)
  await followed.page.getByRole('link', { name: title }).first().waitFor()
  expect(await followed.page.getByRole('link', { name: title }).count()).toBe(1)
}, 60_000)

describe('addresses', () => {
  const paths = [
    '/users',
    '/users/followers',
    `/users/${lin.id}`,
    `/users/${lin.id}/practice`,
    '/users/abc',
    '/user/-',
    `/user/${lin.id}`,
    '/user-profile',
    '/user-setting/7',
    `/user/${lin.id}/profile`,
  ]

  test.each(paths)('%s asks a visitor to sign in and returns to the page', async (path) => {
    await expectLogin(site.url, path)
  })

  test('open own and public pages for a signed-in person, and refuse the private pages of others', async () => {
    const { context } = await site.as('lin')
    const own = {
      '/users': `/users/${lin.id}`,
      '/users/-': `/users/${lin.id}`,
      '/users/followers': `/users/${lin.id}/followers`,
      '/users/publishes?page=2': `/users/${lin.id}/publishes?page=2`,
      '/user/-': `/user/${lin.id}`,
      '/user/-/following': `/user/${lin.id}/following`,
      '/user-profile': `/user/${lin.id}/profile`,
      '/user-profile/208417': '/user/208417/profile',
      '/user/-/profile': `/user/${lin.id}/profile`,
      '/user-setting': `/user/${lin.id}/setting`,
    }
    for (const [path, to] of Object.entries(own)) {
      const answer = await context.request.get(site.url + path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, to])
    }

    const tabs = ['', '/followings', '/followers', '/publishes', '/collections']
    const more = ['/articles', '/datasets', '/notebook', '/practice']
    const older = ['', '/competition-history', '/following', '/followers', '/publishes', '/collections']
    for (const [path, layout] of [
      ...[...tabs, ...more].map((tab) => [`/users/${gu.id}${tab}`, 'profile'] as const),
      ...older.map((tab) => [`/user/${gu.id}${tab}`, 'profiles'] as const),
      [`/users/${lin.id}?page=99`, 'profile'] as const,
      [`/user/${lin.id}/profile`, 'user-profile'] as const,
      [`/users/${lin.id}/followers?before=x`, 'profile'] as const,
    ]) {
      const answer = await context.request.get(site.url + path)
      expect([path, answer.status()]).toEqual([path, 200])
      expect(await answer.text()).toContain(`data-layout="${layout}"`)
    }

    for (const path of [
      '/users/abc',
      '/users/-1',
      '/users/0',
      '/users/1.5',
      '/users/999999',
      '/users/99999999999999999999',
      `/users/${'9'.repeat(2000)}`,
      '/users/abc/followers',
      '/users/%00',
      '/users/%F0%9F%8C%8A',
      `/users/${lin.id}/nothing`,
      '/user/abc',
      '/user/-1/following',
      `/user/${lin.id}/articles`,
      '/user-profile/abc',
      '/user/abc/profile',
    ]) {
      const answer = await context.request.get(site.url + path)
      expect([path.slice(0, 40), answer.status()]).toEqual([path.slice(0, 40), 404])
    }
    const foreign = await context.request.get(`${site.url}/user/${gu.id}/profile`)
    expect(foreign.status()).toBe(403)
    expect(await foreign.text()).toContain(text('editing', 'notYours'))
    const named = await context.request.get(`${site.url}/users/999999`)
    expect(await named.text()).toContain('您访问的用户 999999 不存在')
    const english = await context.request.get(`${site.url}/users/abc?lang=en-US`)
    expect(await english.text()).toContain('The user you visit abc does not exist')
  }, 120_000)
})

test.each(['zh-CN', 'en-US'] as const)(
  'pages of a profile hydrate without a complaint and fit 320 px, in %s',
  async (language) => {
    const { page, context, complaints } = await site.as('lin')
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    // each width is the one that the pages begin with, in one of the languages
    const sizes = language === 'zh-CN' ? [desktop, phone] : [phone, desktop]
    for (const path of [
      `/users/${gu.id}`,
      `/users/${lin.id}`,
      `/users/${gu.id}/followers`,
      `/users/${lin.id}/collections`,
      `/users/${lin.id}/practice`,
      `/user/${gu.id}/publishes`,
    ]) {
      await page.setViewportSize(sizes[0] ?? desktop)
      await openHydrated(page, site.url + path)
      await expectToFit(page, sizes, path)
      expect(complaints.lines, path).toEqual([])
    }
  },
  120_000,
)

test('a profile can be read, and its lists paged, without JavaScript', async () => {
  const { context } = await site.as('lin')
  const storageState = await context.storageState()
  const { page } = await site.visit({ javaScriptEnabled: false, storageState })
  await page.goto(`${site.url}/users/${gu.id}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(gu.name)
  expect(await page.getByRole('table').count()).toBe(1)
  await page
    .getByRole('link', { name: new RegExp(`^${text('profile', 'tab.followers')}`) })
    .first()
    .click()
  await page.getByRole('link', { name: text('follow', 'people.more') }).click()
  // without scripts a click resolves as soon as the next page begins to load
  await page.waitForURL(({ searchParams }) => searchParams.has('before'))
  expect(new URL(page.url()).searchParams.get('before')).toMatch(/^\d+$/)
  expect(await rowsOf(page).count()).toBeGreaterThan(0)
}, 60_000)
