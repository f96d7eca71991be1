import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { newVisitor } from '../../testing/browser.ts'
import { countTransfer, type Transfer } from '../../testing/transfer.ts'
import { throttle } from '../support/throttle.ts'

/** Selector of the bell in the header, in the site and in its static copy. */
export const bellSelector = 'a[href="/notices"][aria-haspopup="dialog"]'

export interface Opening {
  /** Bytes fetched from the first pointer contact until the page is quiet again. */
  transfer: Transfer
  /** Milliseconds from the click to the frame with the rows. */
  time: number
}

export interface Way {
  /** Milliseconds for which the pointer rests on the bell before the click. */
  hover: number
  /** Whether the page may prefetch; with a data saver it does not. */
  ahead: boolean
}

/** Records the time of the click and of the first frame that shows rows. */
function watch() {
  const seen = { from: 0, to: 0 }
  Object.assign(window, { opening: seen })
  addEventListener(
    'click',
    (event) => {
      if (seen.from > 0) return
      seen.from = event.timeStamp
      const look = () => {
        // Prerendered rows are in the document before they are visible.
        if (!document.querySelector('[role=dialog] article')?.checkVisibility()) return requestAnimationFrame(look)
        // A task queued by the frame's callbacks runs after layout and paint.
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

/** Simulates a visitor with a data saver, for whom pages prefetch nothing. */
const saver = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })

/** Waits until nothing was fetched for 1.5 s. The inbox stream never ends and is not counted. */
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
