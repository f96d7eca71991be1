import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PART_BYTES } from '@shulei/domain/base/upload/resumable.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in.ts'
import { brokenFile, middleFile } from './support/result-file.ts'
import { siteForFile } from './support/site-for-file.ts'
import { download, handIn, openTab, seeScore, seeTab, signUp, type Tab } from './support/steps.ts'
import { textsOf } from './support/texts.ts'

const site = siteForFile()

/** The first competition in list A that accepts sign-ups and whose result file has one number for each id. */
const running = { id: 1001, slug: 'us-births' }

describe.each([
  { language: 'zh-CN', person: 'xia@shulei.example', team: '灞桥夜车' },
  { language: 'en-US', person: 'duan@shulei.example', team: 'Severn Bore' },
] as const)('the whole way in $language', ({ language, person, team }) => {
  test('a person signs up, submits a file and finds their team in the ranking', async () => {
    const { text, pattern } = textsOf(language)
    const { page, complaints } = await site.visit()
    await page.goto(`${site.url}/?lang=${language}`)
    await page.context().addCookies([{ name: 'lang', value: language, url: site.url }])
    await page.goto(`${site.url}/competitions/${running.id}`)
    await signIn(page, person)
    expect(new URL(page.url()).pathname).toBe(`/competitions/${running.id}`)

    await signUp(page, language, team)
    const file = await download(page, language)
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await handIn(page, language, 'result_01.csv', middleFile(running.slug))
    await seeScore(page, language)

    await openTab(page, language, 'ranking')
    await expect.poll(() => page.getByText(team).count(), { timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(() => page.getByText(text('competition-page', 'ranking.mine')).count()).toBeGreaterThan(0)

    await openTab(page, language, 'submits')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'broken.csv',
        mimeType: 'text/csv',
        buffer: brokenFile(running.slug),
      })
    await page.getByText(pattern('submission', 'file.failed_other')).waitFor()
    expect(complaints.lines).toEqual([])
  }, 120_000)
})

test('the number on the page equals the number of the data card', async () => {
  const answer = await fetch(
    `${site.url}${refs.competitionRankings.path.replace('{id}', String(running.id))}?part=rankings`,
  )
  const { data } = (await answer.json()) as { data: { list: { team: { name: string }; score: number }[] } }
  const mine = data.list.find(({ team }) => team.name === '灞桥夜车')
  expect(mine?.score).toBeCloseTo(520.505151, 5)
})

/** How many results of the visitor's team are scored. */
async function scoredOf(page: Page): Promise<number> {
  const path = pathOf(refs.competitionSubmits, { id: running.id })
  const answer = await page.request.get(`${site.url}${path}?part=submits`)
  const { data } = (await answer.json()) as { data: { all: { status: string }[] } }
  return data.all.filter(({ status }) => status === 'scored').length
}

test('a large result file whose second part is cut goes on by itself, and is scored', async () => {
  const { page } = await site.as('xia')
  const { text } = textsOf('zh-CN')
  const file = Buffer.concat([middleFile(running.slug), Buffer.alloc(PART_BYTES, '\n')])
  const parts: string[] = []
  let isCut = true
  await page.route('**/uploads/parts/*', async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined) parts.push(offset)
    if (isCut && offset === String(PART_BYTES)) await route.abort()
    else await route.continue()
  })
  await page.goto(`${site.url}/competitions/${running.id}`)
  const before = await scoredOf(page)
  await handIn(page, 'zh-CN', 'large.csv', file)
  await page.getByText(text('submission', 'upload.cut')).waitFor()
  isCut = false
  await expect.poll(() => scoredOf(page), { timeout: 60_000 }).toBe(before + 1)
  expect(parts.at(0)).toBe('0')
  expect(new Set(parts.slice(1))).toEqual(new Set([String(PART_BYTES)]))
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

test('a person signs up and submits with the keyboard alone', async () => {
  const { text, pattern } = textsOf('zh-CN')
  const { page, complaints } = await site.visit()
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const type = async (label: string | RegExp, value: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.insertText(value)
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const openTabByKey = async (tab: Tab) => {
    const tabs = page.getByRole('navigation', { name: text('competition-page', 'hero.tabs') })
    await press(tabs.getByRole('link', { name: text('competition-page', `tab.${tab}`) }))
    await seeTab(page, tab)
  }

  await page.goto(`${site.url}/competitions/1002`)
  await press(link('登录'))
  await page.waitForURL(/login2/)
  await press(link('密码登录'))
  await type('邮箱', 'xia@shulei.example')
  await type('密码', 'shulei-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/competitions/1002`)

  await openTabByKey('signup')
  await press(page.getByRole('checkbox', { name: text('signup', 'agree') }), 'Space')
  await press(button(text('signup', 'next')))
  await type(text('signup', 'teamName'), '只用键盘')
  await type(text('signup', 'organization'), '灞桥交通学院')
  const iden = page.getByRole('radio', { name: text('signup', 'idenStudent') })
  await tabTo(page, page.getByRole('radio').first())
  for (let steps = 0; steps < 4 && !(await iden.isChecked()); steps++) {
    await page.keyboard.press(steps === 0 ? 'Space' : 'ArrowDown')
  }
  await press(button(text('signup', 'submit')))
  await page.getByText(text('signup', 'doneTitle')).waitFor()

  await openTabByKey('dataware')
  await press(button(text('dataware', 'accept')))
  await page.getByText(text('dataware', 'accepted')).first().waitFor()
  const downloading = page.waitForEvent('download')
  await press(link(pattern('dataware', 'downloadName')))
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)

  await openTabByKey('submits')
  const choosing = page.waitForEvent('filechooser')
  await press(button(text('submission', 'file.choose')).first())
  await (await choosing).setFiles({
    name: 'keyboard.csv',
    mimeType: 'text/csv',
    buffer: middleFile('tang-or-song'),
  })
  await page.getByText(pattern('submission', 'file.passed')).waitFor()
  await press(button(text('submission', 'upload.submit')))
  await page.getByText(text('submission', 'status.scored')).first().waitFor({ timeout: 30_000 })

  await openTabByKey('ranking')
  await page.getByText('只用键盘').first().waitFor()
  expect(complaints.lines).toEqual([])
}, 120_000)
