/**
 * Measures pages under the load of a busy evening on PostgreSQL: 200 signed-in people who open a page every 20 s and request
 * their unread count every 10 s, and 2,000 visitors a minute who open one page each. Requests start on schedule even when
 * answers are late. `SECONDS=120` for a longer run. With
 * `FILES=20` so many files of a million rows are scored meanwhile, two at a time, by the child process that the workers use. On a
 * busy machine, see how long the server waited for a core before comparing times.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { people } from '@shulei/mocks/cast/people.ts'
import { writeFiles } from '../apps/api/bench/scoring-files.ts'
import { printTable } from '../apps/api/bench/table.ts'
import { demoPassword } from '../apps/api/seed/demo-accounts.ts'
import { openScorer } from '../apps/api/src/modules/compete/submission/evaluate/scorer.ts'
import type { ScoringTask } from '../apps/api/src/modules/compete/submission/evaluate/scoring-task.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { startSite } from '../testing/site.ts'
import { cpuOf, waitOf } from './support/cpu.ts'

const seconds = Number(process.env.SECONDS ?? 60)
const files = Number(process.env.FILES ?? 0)
const persons = 200
const visitorsPerMinute = 2_000
const publicPages = ['/', '/competitions', '/competitions/1001', '/competitions/1001/ranking', '/competitions/1002/faq']
const ownPages = ['/', '/messages', '/notices', '/competitions/1001/submits', '/competitions/1001/ranking']
const unread = '/api/v1/message-center/all/notView/total'

const times = new Map<string, number[]>()
let failed = 0
async function ask(kind: string, reader: Reader, path: string) {
  const start = performance.now()
  // other refusals, such as the submissions of a person without a team, are answers and no failures
  const { status } = await reader.ask(path)
  if (status >= 500 || status === 429) failed += 1
  times.set(kind, [...(times.get(kind) ?? []), performance.now() - start])
}

/** Scores the files of `FILES`, two at a time as the workers do; answers how many seconds that took. */
async function scoreFiles(task: ScoringTask): Promise<number> {
  const start = performance.now()
  let left = files
  const lane = async () => {
    const scorer = openScorer()
    while (left-- > 0) {
      const { kind } = await scorer.score(task)
      if (kind !== 'scored') throw new Error(`a file was not scored: ${kind}`)
    }
    scorer.close()
  }
  await Promise.all([lane(), lane()])
  return (performance.now() - start) / 1000
}

const folder = mkdtempSync(join(tmpdir(), 'shulei-load-'))
const task: ScoringTask = {
  file: join(folder, 'submission.csv'),
  solution: join(folder, 'solution.csv'),
  shape: { metric: 'auc', idColumn: 'id', predictionColumns: ['p'], labels: [], maxBytes: 1e9 },
}
if (files > 0) await writeFiles(1_000_000, task.solution, task.file)

const postgres = await startPostgres()
const secret = randomBytes(32).toString('hex')
const secrets = { SESSION_SECRET: secret, SIGNING_KEY: randomBytes(32).toString('base64url') }
const env = { TRUST_PROXY: '1', DEMO: '1', LOG_LEVEL: 'info', ...secrets, DATABASE_URL: postgres.url }
const site = await startSite({ env })
try {
  // the server may close a keep-alive connection while a request is on its way
  const line = openLine(256, false)
  const accounts = people.filter(({ email }) => !email.endsWith('.invalid'))
  const readers: Reader[] = []
  for (let i = 0; i < persons; i++) {
    const { email } = accounts[i % accounts.length] as (typeof accounts)[number]
    readers.push(await signedIn(site.url, line, email, demoPassword))
  }
  for (const path of publicPages) await newReader(site.url, line).ask(path)
  for (const path of ownPages) for (let i = 0; i < 20; i++) await readers[i]?.ask(path)

  const pid = site.process.pid as number
  const [started, spent, waited] = [performance.now(), cpuOf(pid), waitOf(pid)]
  const open: Promise<void>[] = []
  const every = (ms: number, act: (turn: number) => Promise<void>) => {
    let turn = 0
    return setInterval(() => open.push(act(turn++)), ms)
  }
  const pick = <T>(all: readonly T[], turn: number) => all[turn % all.length] as T
  const timers = [
    every(60_000 / visitorsPerMinute, (turn) =>
      ask('page of a visitor', newReader(site.url, line, turn % 2 ? undefined : ''), pick(publicPages, turn)),
    ),
    every(20_000 / persons, (turn) => ask('page of a person', pick(readers, turn), pick(ownPages, turn))),
    every(10_000 / persons, (turn) => ask('unread count', pick(readers, turn), unread)),
  ]
  // the load lasts until the last file has its score
  const [scoring] = await Promise.all([scoreFiles(task), new Promise((done) => setTimeout(done, seconds * 1000))])
  for (const timer of timers) clearInterval(timer)
  await Promise.all(open)
  const took = performance.now() - started
  const share = (ms: number) => `${((ms / took) * 100).toFixed(0)} %`
  const [busy, waiting] = [share(cpuOf(pid) - spent), share(waitOf(pid) - waited)]
  line.destroy()
  const at = (all: readonly number[], share: number) => `${all[Math.floor(all.length * share)]?.toFixed(0)} ms`
  printTable(
    `${persons} people and ${visitorsPerMinute} visitors a minute, PostgreSQL, ${seconds} s${files > 0 ? `, ${files} files scored in ${scoring.toFixed(0)} s` : ''}`,
    ['', 'requests', 'p50', 'p95', 'p99', 'slowest'],
    [
      ...[...times].map(([kind, unsorted]) => {
        const all = unsorted.toSorted((a, b) => a - b)
        return [kind, String(all.length), at(all, 0.5), at(all, 0.95), at(all, 0.99), `${all.at(-1)?.toFixed(0)} ms`]
      }),
      [
        `(${failed} refused or failed; the server used ${busy} of a core and waited for one for ${waiting} of the time)`,
      ],
    ],
  )
} finally {
  await site.discard()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
