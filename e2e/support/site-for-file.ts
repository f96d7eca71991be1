import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { signIn } from './sign-in.ts'
import { type Site, startSite } from './site.ts'

/** The built product on a data folder of its own, and a browser, for the tests of one file. Every visitor leaves after their test. */
export function siteForFile() {
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launch()])
  }, 180_000)
  // a page that stays open goes on reading what comes, and counts among its person's streams
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(async () => {
    await browser?.close()
    await site?.discard()
  })

  const visit = (options?: BrowserContextOptions) => newVisitor(browser, options)
  return {
    get url() {
      return site.url
    },
    /** A fresh visitor. */
    visit,
    /** A fresh browser in which a built-in person is signed in. */
    async as(mailbox: string, options?: BrowserContextOptions) {
      const visitor = await visit(options)
      await visitor.page.goto(`${site.url}/`)
      await signIn(visitor.page, personOf(mailbox).email)
      return visitor
    },
  }
}
