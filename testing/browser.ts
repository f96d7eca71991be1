import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { pinnedChromium } from '../scripts/chromium.mjs'

/**
 * User agent of an ordinary Chrome, because servers and libraries treat "HeadlessChrome" as a robot.
 */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

export async function launch() {
  const { pictures, notice, ...options } = await pinnedChromium()
  return chromium.launch({ ...options, headless: true })
}

/** Console errors and warnings of a page. A refused document causes one line, which a test may expect. */
interface Complaints {
  lines: string[]
}

/** A fresh browser with one page. */
export interface Visitor {
  context: BrowserContext
  page: Page
  complaints: Complaints
}

/** Prints the content of a page after a failed test, because a time-out alone does not explain itself on CI. */
export async function printPage({ page, complaints }: Visitor) {
  if (page.isClosed()) return
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
  process.stderr.write(`${[page.url(), shown.slice(0, 6000), ...complaints.lines].join('\n')}\n`)
}

/** Whether React has the document; a page without texts for the browser has no scripts. */
const isHydrating = () =>
  !document.getElementById('texts') || Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/**
 * Lets navigations of a page end when React has begun to hydrate it. The load event does not wait for that, because the modules of a
 * page load after its first paint.
 */
function waitForModules(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    await page.waitForFunction(isHydrating)
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await page.waitForFunction(isHydrating)
    return answer
  }
}

/** Opens a fresh browser. Every console error, warning and uncaught error is collected. */
export async function newVisitor(
  browser: Awaited<ReturnType<typeof launch>>,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    userAgent,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  if (options.javaScriptEnabled !== false) context.on('page', waitForModules)
  const page = await context.newPage()
  const complaints: Complaints = { lines: [] }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.lines.push(message.text())
  })
  page.on('pageerror', (error) => complaints.lines.push(String(error)))
  return { context, page, complaints }
}
