/**
 * Measures the server's processor time for each page and for the health call, on the embedded database and on PostgreSQL. The
 * time is that of all threads in /proc; requests come over HTTP from another process. Pages are measured in turns, so that a
 * busy moment of the machine affects all of them. The table shows the median and the minimum of the rounds.
 * `ENGINES=postgres` for one database, `ROUNDS` and `RUNS` for shorter runs, `PAGES=home,ranking` for some of the pages.
 */
import { randomBytes } from 'node:crypto'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { ms, printTable } from '../apps/api/bench/table.ts'
import { demoPassword } from '../apps/api/seed/demo-accounts.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { type Site, startSite } from '../testing/site.ts'
import { cpuOf } from './support/cpu.ts'
import { kb, median } from './support/figures.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const runs = Number(process.env.RUNS ?? 40)
const warming = 60
const lanes = 4

type Who = 'visitor' | 'person'
const pages: Readonly<Record<string, { path: string; who: Who; each?: boolean }>> = {
  healthz: { path: '/healthz', who: 'visitor' },
  home: { path: '/', who: 'visitor' },
  list: { path: '/competitions', who: 'visitor' },
  competition: { path: '/competitions/1001', who: 'visitor' },
  ranking: { path: '/competitions/1001/ranking', who: 'visitor' },
  // addresses that were not requested before, so that the visitor's page must be rendered
  'home rendered': { path: '/', who: 'visitor', each: true },
  'list rendered': { path: '/competitions', who: 'visitor', each: true },
  'competition rendered': { path: '/competitions/1001', who: 'visitor', each: true },
  'ranking rendered': { path: '/competitions/1001/ranking', who: 'visitor', each: true },
  'home signed in': { path: '/', who: 'person' },
  'list signed in': { path: '/competitions', who: 'person' },
  messages: { path: '/messages', who: 'person' },
  notices: { path: '/notices', who: 'person' },
  submits: { path: '/competitions/1001/submits', who: 'person' },
  teams: { path: '/competitions/1001/teams', who: 'person' },
  'source code': { path: '/competitions/source-code?id=1003', who: 'person' },
  invite: { path: '/competitions/1001/invite', who: 'person' },
}
const wanted = process.env.PAGES?.split(',')
const asked = Object.entries(pages).filter(([name]) => wanted?.includes(name) ?? true)

let count = 0
/** Requests a page `times` times, a few requests at a time. Returns the size of the answer. */
async function askAll(
  reader: Reader,
  { path, each }: { path: string; each?: boolean },
  times: number,
): Promise<number> {
  let left = times
  let bytes = 0
  const lane = async () => {
    while (left-- > 0) {
      const { status, body } = await reader.ask(each ? `${path}?n=${count++}` : path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 300)}`)
      bytes = body.length
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return bytes
}

async function measure(engine: string, site: Site): Promise<void> {
  const pid = site.process.pid as number
  // a new connection for each request, as for a visitor's first page
  const line = openLine(lanes, false)
  const persons: Reader[] = []
  for (const mailbox of ['gu', 'lu', 'hetinglan', 'zhou', 'qin', 'bai', 'cheng', 'su']) {
    persons.push(await signedIn(site.url, line, personOf(mailbox).email, demoPassword))
  }
  // another address or person in each turn, because limits count by both
  let turn = 0
  const readerOf = (who: Who) =>
    who === 'person' ? (persons[turn++ % persons.length] as Reader) : newReader(site.url, line)
  const sizes = new Map<string, number>()
  for (const [name, page] of asked) sizes.set(name, await askAll(readerOf(page.who), page, warming))
  const spent = new Map<string, number[]>()
  const quiet: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = cpuOf(pid)
    await new Promise((done) => setTimeout(done, 500))
    quiet.push((cpuOf(pid) - before) * 2)
    for (const [name, page] of asked) {
      const reader = readerOf(page.who)
      const start = cpuOf(pid)
      await askAll(reader, page, runs)
      spent.set(name, [...(spent.get(name) ?? []), (cpuOf(pid) - start) / runs])
    }
  }
  line.destroy()
  printTable(
    `Processor time of the server, ${engine}`,
    ['', 'middle', 'least', 'brotli'],
    [
      ...[...spent].map(([name, all]) => [name, ms(median(all)), ms(Math.min(...all)), kb(sizes.get(name) ?? 0)]),
      ['(a second in which nobody asks)', ms(median(quiet)), ms(Math.min(...quiet)), ''],
    ],
  )
}

const secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), SIGNING_KEY: randomBytes(32).toString('base64url') }
const env = { TRUST_PROXY: '1', DEMO: '1', LOG_LEVEL: 'info', ...secrets }
const engines = (process.env.ENGINES ?? 'postgres,embedded').split(',')
for (const engine of engines) {
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const site = await startSite({ env: postgres ? { ...env, DATABASE_URL: postgres.url } : env })
  try {
    await measure(engine, site)
  } finally {
    await site.discard()
    await postgres?.stop()
  }
}
