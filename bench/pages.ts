import type { Browser } from 'playwright'
import { launch, newVisitor } from '../e2e/support/browser.ts'
import { startSite } from '../e2e/support/site.ts'
import { allBytes, countTransfer, type Transfer } from '../e2e/support/transfer.ts'
import { kb, median } from './support/figures.ts'
import { serveStatic } from './support/static-server.ts'
import { throttle } from './support/throttle.ts'

interface Figures extends Transfer {
  fcp: number
  lcp: number
  cls: number
  nodes: number
}

/** Loads a page cold under throttling and reads bytes on the wire and paint times. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const { context, page } = await newVisitor(browser)
  const session = await context.newCDPSession(page)
  await throttle(session)
  const transfer = countTransfer(session)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const paints = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { seen: { lcp: number; cls: number } }).seen,
    nodes: document.querySelectorAll('*').length,
  }))
  await context.close()
  return { ...transfer, ...paints }
}

/** The same page without scripts, its styles inside: the limit that no framework can beat. */
async function staticTwin(url: string) {
  // a known browser is given links instead of style elements
  const html = await (await fetch(url, { headers: { cookie: 'XIR_FINGERPRINT=0123456789abcdef' } })).text()
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
  for (const path of ['/', '/competitions']) {
    const twin = await staticTwin(site.url + path)
    const own: Figures[] = []
    const limit: Figures[] = []
    for (let round = 0; round < 3; round++) {
      own.push(await measure(browser, site.url + path))
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
    process.stdout.write(`${path}\n`)
    process.stdout.write(
      `  requests ${first.requests}, all ${kb(allBytes(first))} (${kinds.join(', ')}), ${first.nodes} nodes\n`,
    )
    process.stdout.write(`  FCP ${ratio('fcp')}\n  LCP ${ratio('lcp')}\n  CLS ${first.cls.toFixed(4)}\n`)
  }
} finally {
  await browser.close()
  await site.discard()
}
