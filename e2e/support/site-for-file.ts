import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { newVisitor, printPage, type Visitor } from '../../testing/browser.ts'
import { openSession } from '../../testing/sign-in.ts'
import { startSite } from '../../testing/site.ts'
import { workerBrowser } from './worker-browser.ts'

/** Opens visitors of a site for the tests of one file. They are closed after each test. */
function visitorsOf(urlOf: () => string) {
  let browser: Browser
  let visitors: Visitor[] = []

  beforeAll(async () => {
    browser = await workerBrowser()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const visitor of visitors) await printPage(visitor)
    // an open page keeps its event stream, which would count towards the person's limit
    await Promise.all(visitors.map(({ context }) => context.close()))
    visitors = []
  })

  const visit = async (options?: BrowserContextOptions) => {
    const visitor = await newVisitor(browser, options)
    visitors.push(visitor)
    return visitor
  }
  return {
    get url() {
      return urlOf()
    },
    /** A fresh visitor. */
    visit,
    /** A fresh browser with the session of a built-in person and an empty page. sign-on.test.ts signs in with the pages for it. */
    async as(mailbox: string, options?: BrowserContextOptions) {
      const visitor = await visit(options)
      await openSession(visitor.context, urlOf(), personOf(mailbox).email)
      return visitor
    },
  }
}

/** The built product on its own data folder for the tests of one file. */
export function siteForFile() {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite({ copyOf: inject('seededData') })
  }, 180_000)
  afterAll(() => site?.discard())
  return visitorsOf(() => site.url)
}

/** The site of the whole run, for files that change nothing that a test of another such file reads. A start takes seven seconds. */
export const sharedSite = () => visitorsOf(() => inject('sharedSite'))
