import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import type { Browser, BrowserContextOptions } from 'playwright'
import { launch, newVisitor } from '../testing/browser.ts'
import { signIn } from '../testing/sign-in.ts'
import { startSite } from '../testing/site.ts'
import { allBytes, countTransfer, type Transfer } from '../testing/transfer.ts'
import { kb, median } from './support/figures.ts'
import { serveStatic } from './support/static-server.ts'
import { throttle } from './support/throttle.ts'

interface Figures extends Transfer {
  fcp: number
  lcp: number
  cls: number
  /** Total blocking time: of each task over 50 ms after the first contentful paint, what is over. */
  tbt: number
  nodes: number
}

type Session = BrowserContextOptions['storageState']

/** Loads a page cold under throttling and reads bytes on the wire, paint times and blocked time. */
async function measure(browser: Browser, url: string, storageState?: Session): Promise<Figures> {
  const { context, page } = await newVisitor(browser, { storageState })
  const session = await context.newCDPSession(page)
  await throttle(session)
  const transfer = countTransfer(session)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, long: [] as { startTime: number; duration: number }[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      seen.long.push(...list.getEntries())
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const paints = await page.evaluate(() => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const { seen } = window as unknown as {
      seen: { lcp: number; cls: number; long: { startTime: number; duration: number }[] }
    }
    const after = seen.long.filter(({ startTime }) => startTime >= fcp)
    const tbt = after.reduce((sum, { duration }) => sum + duration - 50, 0)
    return { fcp, lcp: seen.lcp, cls: seen.cls, tbt, nodes: document.querySelectorAll('*').length }
  })
  await context.close()
  return { ...transfer, ...paints }
}

/** The same page without scripts and with inlined styles: a lower bound for any framework. */
async function staticTwin(url: string, cookies: readonly { name: string; value: string }[]) {
  // for a browser that was given a page of this build the page has links instead of style elements
  const given = (await fetch(url)).headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = [...given, ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ')
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const sheets = [...html.matchAll(/<link [^>]*rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href as string)
  if (sheets.length === 0) throw new Error(`No style sheet in ${url}: without styles the limit would be too low`)
  const styles = await Promise.all(sheets.map(async (href) => (await fetch(new URL(href, url))).text()))
  const plain = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*>/g, '')
    .replace('</head>', `<style>${styles.join('\n')}</style></head>`)
  return serveStatic(plain)
}

const site = await startSite()
const browser = await launch()
try {
  const { context, page } = await newVisitor(browser)
  await page.goto(site.url)
  await signIn(page, personOf('lin').email)
  // The cookie says that the style sheets are cached, and the browsers of the measurements begin with empty caches.
  const session = { cookies: (await context.cookies()).filter(({ name }) => name !== 'STYLES'), origins: [] }
  await context.close()
  const competition = { id: 1001 }
  const pages = [
    ['/', undefined],
    [competitionAddress.list(), undefined],
    [competitionAddress.overview(competition), undefined],
    [competitionAddress.ranking(competition), undefined],
    ['/', session],
    [messageAddress.list(), session],
    [noticeAddress.list(), session],
    [competitionAddress.submits(competition), session],
  ] as const
  for (const [path, storageState] of pages) {
    const twin = await staticTwin(site.url + path, storageState?.cookies ?? [])
    const own: Figures[] = []
    const limit: Figures[] = []
    for (let round = 0; round < 3; round++) {
      own.push(await measure(browser, site.url + path, storageState))
      limit.push(await measure(browser, twin.url))
    }
    twin.close()
    const [first] = own
    if (!first) continue
    const kinds = Object.entries(first.bytes).map(([kind, value]) => `${kind} ${kb(value)}`)
    const ratio = (key: 'fcp' | 'lcp') => {
      const [a, b] = [median(own.map((figures) => figures[key])), median(limit.map((figures) => figures[key]))]
      return `${a.toFixed(0)} ms, static ${b.toFixed(0)} ms, ${(a / b).toFixed(2)}×`
    }
    const tbt = median(own.map((figures) => figures.tbt))
    process.stdout.write(`${path}${storageState ? ', signed in' : ''}\n`)
    process.stdout.write(
      `  requests ${first.requests}, all ${kb(allBytes(first))} (${kinds.join(', ')}), ${first.nodes} nodes\n`,
    )
    process.stdout.write(`  FCP ${ratio('fcp')}\n  LCP ${ratio('lcp')}\n`)
    process.stdout.write(`  TBT ${tbt.toFixed(0)} ms, CLS ${first.cls.toFixed(4)}\n`)
  }
} finally {
  await browser.close()
  await site.discard()
}
