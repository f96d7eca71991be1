import { personOf } from '@shulei/mocks/cast/people.ts'
import { launch, newVisitor } from '../testing/browser.ts'
import { signIn } from '../testing/sign-in.ts'
import { startSite } from '../testing/site.ts'
import { allBytes } from '../testing/transfer.ts'
import { type Opening, openOnce } from './popover/opening.ts'
import { readOpened, staticTwin } from './popover/twin.ts'
import { kb, median } from './support/figures.ts'

/** Measures the popover of messages and notices: bytes loaded, and the time from the click to the painted list. */
const path = '/competitions'
const rounds = 7

const site = await startSite()
const browser = await launch()
try {
  const { context, page } = await newVisitor(browser)
  await page.goto(site.url + path)
  await signIn(page, personOf('gu').email)
  const storageState = await context.storageState()
  await context.close()
  const opened = await readOpened(browser, site.url + path, storageState)
  const [inPage, fetched] = [await staticTwin(opened, false), await staticTwin(opened, true)]

  /** Lower bounds for any framework: rows that are in the page already, and rows fetched by the click. */
  const limits = {
    'static list': { url: inPage.url, way: { hover: 0, ahead: true } },
    'static list, fetched': { url: fetched.url, way: { hover: 0, ahead: true } },
  }
  const url = site.url + path
  const ways = {
    'fetched ahead, click at once': { url, way: { hover: 0, ahead: true } },
    'nothing ahead, click after 300 ms': { url, way: { hover: 300, ahead: false } },
    'nothing ahead, click at once': { url, way: { hover: 0, ahead: false } },
    ...limits,
  }
  const openings = new Map<string, Opening[]>()
  for (let round = 0; round < rounds; round++) {
    for (const [name, { url, way }] of Object.entries(ways)) {
      openings.set(name, [...(openings.get(name) ?? []), await openOnce(browser, { url, way, storageState })])
    }
  }
  const timeOf = (name: string) => median((openings.get(name) ?? []).map(({ time }) => time))
  for (const name of Object.keys(ways)) {
    const { bytes, requests } = openings.get(name)?.[0]?.transfer ?? { bytes: {}, requests: 0 }
    const kinds = Object.entries(bytes).map(([kind, value]) => `${kind} ${kb(value)}`)
    const ratios = Object.keys(limits).map((limit) => `${(timeOf(name) / timeOf(limit)).toFixed(2)}× ${limit}`)
    const cost = `${requests} requests, ${kb(allBytes({ bytes }))}`
    process.stdout.write(`${name}: ${timeOf(name).toFixed(0)} ms (${ratios.join('; ')})\n`)
    process.stdout.write(`  ${cost}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}\n`)
  }
  inPage.close()
  fetched.close()
} finally {
  await browser.close()
  await site.discard()
}
