import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Opens a page and waits until it is hydrated: an effect of its root reports the visit, and React hydrates the parts inside before
 * the browser is idle.
 */
export async function openHydrated(page: Page, address: string) {
  const [answer] = await Promise.all([page.goto(address), page.waitForRequest(/\/tongji\/visited/)])
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })))
  return answer
}

/**
 * Holds the scripts of a page back, as a slow network does, until the returned function is called. Nothing can be typed before the page
 * is parsed, because it is not painted.
 */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 320, height: 640 }

/** Asserts that a page does not scroll sideways at these sizes. The server does not know the width: one page stands for all. */
export async function expectToFit(page: Page, sizes: readonly { width: number; height: number }[], path: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${path} at ${size.width} px`).toBeLessThanOrEqual(0)
  }
}
