import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launch, newVisitor, printPage, type Visitor } from '../../testing/browser.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type Site, startSite } from '../../testing/site.ts'

/** The built product on its own data folder, and a browser, for the tests of one file. Visitors are closed after each test. */
export function siteForFile() {
  let site: Site
  let browser: Browser
  let visitors: Visitor[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({ copyOf: inject('seededData') }), launch()])
  }, 180_000)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const visitor of visitors) await printPage(visitor)
    // an open page keeps its event stream, which would count towards the person's limit
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
  })
  afterAll(async () => {
    await browser?.close()
    await site?.discard()
  })

  const visit = async (options?: BrowserContextOptions) => {
    const visitor = await newVisitor(browser, options)
    visitors.push(visitor)
    return visitor
  }
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
