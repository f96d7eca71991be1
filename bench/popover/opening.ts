import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { newVisitor } from '../../e2e/support/browser.ts'
import { countTransfer, type Transfer } from '../../e2e/support/transfer.ts'
import { throttle } from '../support/throttle.ts'

/** The bell of the header, in the site and in its static twin. */
export const bellSelector = 'a[href="/notices"][aria-haspopup="dialog"]'

export interface Opening {
  /** What is fetched from the first approach of the pointer until the page is quiet again. */
  transfer: Transfer
  /** From the click until the frame with the rows, in milliseconds. */
  time: number
}

export interface Way {
  /** How long the pointer rests on the bell before the click, in milliseconds. */
  hover: number
  /** Whether the page may fetch ahead what it will need; with a data saver it does not. */
  ahead: boolean
}

/** Notes the click and the first frame that holds rows. */
function watch() {
  const seen = { from: 0, to: 0 }
  Object.assign(window, { opening: seen })
  addEventListener(
    'click',
    (event) => {
      if (seen.from > 0) return
      seen.from = event.timeStamp
      const look = () => {
        // drawn ahead, they stand in the document before they are shown
        if (!document.querySelector('[role=dialog] article')?.checkVisibility()) return requestAnimationFrame(look)
        // the task after the frame's callbacks: the rows have been laid out and painted
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          seen.to = performance.now()
        }
        return port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** A visitor who saves data: pages fetch nothing ahead. */
const saver = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })

/** Waits until nothing has been fetched for a second and a half. The stream of the inbox never ends and does not count. */
async function quiet(transfer: Transfer) {
  for (let before = -1; before !== transfer.requests; ) {
    before = transfer.requests
    await wait(1500)
  }
}

async function approach(page: Page, { hover }: Way) {
  const box = await page.locator(bellSelector).boundingBox()
  if (!box) throw new Error('the page has no bell')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await wait(hover)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => (window as unknown as { opening: { to: number } }).opening.to > 0, null, {
    timeout: 30_000,
  })
  return page.evaluate(() => {
    const { from, to } = (window as unknown as { opening: { from: number; to: number } }).opening
    return to - from
  })
}

/** Loads a page cold, waits until it is quiet, and opens its popover. */
export async function openOnce(
  browser: Browser,
  { url, way, storageState }: { url: string; way: Way; storageState: BrowserContextOptions['storageState'] },
): Promise<Opening> {
  const { context, page } = await newVisitor(browser, { storageState })
  const session = await context.newCDPSession(page)
  await throttle(session)
  await page.addInitScript(watch)
  if (!way.ahead) await page.addInitScript(saver)
  const loading = countTransfer(session)
  await page.goto(url, { waitUntil: 'load' })
  await quiet(loading)
  const transfer = countTransfer(session)
  const time = await approach(page, way)
  await quiet(transfer)
  await context.close()
  return { transfer, time }
}
