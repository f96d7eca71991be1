import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHydrated } from './support/hydration.ts'
import { sharedSite } from './support/site-for-file.ts'

const site = sharedSite()

/** Ranks of other teams that lie wholly on the first screen and are not covered by the reader's own row. */
const ranksOnFirstScreen = (page: Page) =>
  page.evaluate(() => {
    // only a demonstration has its line above the header
    document.querySelector('[data-demo]')?.remove()
    const own = document.querySelector('main tr[data-sticky] > *')?.getBoundingClientRect()
    const rows = [...document.querySelectorAll('main tbody tr:not([data-sticky], [data-baseline], [data-gap])')]
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return bottom <= window.innerHeight && (!own || bottom <= own.top || top >= own.bottom)
    }).length
  })

const screens = [
  ['a laptop', { width: 1280, height: 800 }, 4],
  ['a phone', { width: 390, height: 844 }, 3],
] as const

describe.each(screens)('the first screen of %s', (_name, viewport, least) => {
  test.each([
    ['zh-CN', 1001],
    ['zh-CN', 1003],
    ['en-US', 1003],
  ] as const)('shows ranks to a visitor in %s on competition %i', async (language, id) => {
    const { page, context } = await site.visit({ viewport })
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    await page.goto(`${site.url}/competitions/${id}/ranking`)
    expect(await ranksOnFirstScreen(page)).toBeGreaterThanOrEqual(least)
  })

  test.each([1001, 1003])('shows as many beside the own row on competition %i', async (id) => {
    const { page } = await site.as('gu', { viewport })
    await page.goto(`${site.url}/competitions/${id}/ranking`)
    expect(await page.locator('main tr[data-sticky]').count()).toBe(1)
    expect(await ranksOnFirstScreen(page)).toBeGreaterThanOrEqual(least)
  })
})

test('rows slide from one list to the other, and leaving the page waits for no transition', async () => {
  const { page } = await site.visit()
  // before hydration a link would load the next page as a document
  await openHydrated(page, `${site.url}/competitions/1003/ranking`)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.body.dataset.moved = `${document.body.dataset.moved ?? ''}${moved.join()};`
      })
      return transition
    }
  })
  const moved = () => page.evaluate(() => document.body.dataset.moved ?? '')
  await page.getByRole('link', { name: 'A 榜' }).click()
  await expect.poll(moved).toContain('::view-transition-group(team-')
  await page.getByRole('link', { name: '赛题' }).first().click()
  await page.waitForURL('**/competitions/1003')
  expect((await moved()).split(';')).toHaveLength(2)
})
