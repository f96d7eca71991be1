/**
 * Inbox of 1,000,000 messages in 50,000 sessions on both databases. Measures time and processor time of each call with session,
 * limits, contract both ways and envelope; in the same run, for comparison, a bare Hono route that runs the same statements by the
 * driver and sends their rows, and the driver alone. A call is measured from the request to the finished answer, without the
 * client's work of making requests and reading answers. Then call and comparison are measured once more over HTTP, the comparison
 * by a plain Node server that sends the same rows. `MESSAGES=100000 SESSIONS=5000` for a short run, `ENGINES=postgres` for one
 * database; `PLANS=1` prints the query plans.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import pino from 'pino'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { createApi } from '../src/app.ts'
import { sessionCookieName, signToken } from '../src/modules/base/session/session-cookie.ts'
import { sessions } from '../src/modules/base/session/tables.ts'
import { messageModule } from '../src/modules/talk/message/message.routes.ts'
import { noticeModule } from '../src/modules/talk/notice/notice.routes.ts'
import { readConfig } from '../src/platform/config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { countStatements } from '../src/platform/db/statements.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { raisedLimits } from '../test/raised-limits.ts'
import { openHttpLoad } from './http-load.ts'
import { fillMessages } from './messages-data.ts'
import { median, ms, printTable, timed, times } from './table.ts'

const size = {
  messages: Number(process.env.MESSAGES ?? 1_000_000),
  sessions: Number(process.env.SESSIONS ?? 50_000),
  notices: Number(process.env.NOTICES ?? 100_000),
}
const RUNS = Number(process.env.RUNS ?? 400)

const ROUNDS = 9

/** Runs a piece of work the given number of times. */
type Work = (runs: number) => Promise<void>

const each =
  (one: () => Promise<unknown>): Work =>
  async (runs) => {
    for (let i = 0; i < runs; i++) await one()
  }

async function cpuOnce(work: Work, runs: number): Promise<number> {
  const before = process.cpuUsage()
  await work(runs)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / runs
}

/**
 * Milliseconds of this process's processor time, with the embedded database's, for one run of each piece of work. The pieces run in
 * turns, so that other load on the machine affects all of them, and the median of the rounds counts. A warm-up comes first: code
 * that is not compiled yet costs three times as much.
 */
async function cpuOf<const W extends readonly Work[]>(works: W): Promise<{ [K in keyof W]: number }> {
  for (const work of works) await cpuOnce(work, RUNS)
  const rounds = works.map(() => [] as number[])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, work] of works.entries()) rounds[at]?.push(await cpuOnce(work, Math.ceil(RUNS / ROUNDS)))
  }
  return rounds.map((all) => all.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0) as { [K in keyof W]: number }
}

async function measure(database: DatabaseHandle, dataDir: string): Promise<string[][]> {
  const config = readConfig(
    { PUBLIC_URL: 'http://localhost:3000', SESSION_SECRET: randomBytes(32).toString('hex') },
    dataDir,
  )
  const platform = await openPlatform(config, { database, log: pino({ level: 'silent' }), limits: raisedLimits(1e6) })
  const { db, secret } = platform
  const filled = await timed(() => fillMessages(db, size))
  const app = createApi(platform, [messageModule, noticeModule])
  const load = openHttpLoad()
  const served = await load.serve(getRequestListener(app.fetch))

  const visitorOf = async (userId: number) => {
    const token = randomBytes(24).toString('base64url')
    await db.insert(sessions).values({ userId, token, expiresAt: new Date(Date.now() + 86_400_000) })
    const cookie = `${sessionCookieName(false)}=${signToken(token, secret)}`
    const headers = { cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await app.request(`http://localhost:3000${path}`, {
        ...init,
        headers: { ...headers, 'content-type': 'application/json' },
      })
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${text}`)
      return text
    }
    /** A call without the client's work: the request exists already, and its answer is not read. */
    const callOf = (path: string) => {
      const request = new Request(`http://localhost:3000${path}`, { headers })
      return async () => {
        const { status } = await app.fetch(request)
        if (status !== 200) throw new Error(`${path}: ${status}`)
      }
    }
    return { ask, callOf, cookie }
  }
  const rows: string[][] = []
  const { hub, ordinary } = filled.value
  // warms up code that runs slowly the first time
  const warm = await visitorOf(ordinary)
  for (let i = 0; i < 1000; i++) await warm.ask('/api/v1/message-center/all/notView/total')
  for (const [who, userId] of [
    ['one who knows everybody', hub],
    ['an ordinary person', ordinary],
  ] as const) {
    const { ask, callOf, cookie } = await visitorOf(userId)
    const page = JSON.parse(await ask('/api/v1/inbox/sessions')) as {
      data: { session_total: number; unread_count: number; sessions: { participantor: { id: number } }[] }
    }
    const { session_total: total, unread_count: unread } = page.data
    const partner = page.data.sessions[0]?.participantor.id
    rows.push([`${who} (${total} sessions, ${unread} unread)`])
    for (const [name, path] of [
      ['unread count (C007)', '/api/v1/message-center/all/notView/total'],
      ['first page of sessions (C029)', '/api/v1/inbox/sessions'],
      ['page 100 of sessions', '/api/v1/inbox/sessions?page=100'],
      ['a conversation (C030)', `/api/v1/inbox/messages?participator=${partner}`],
      ['notices (C037)', '/api/v2/notices'],
    ] as const) {
      await ask(path)
      const { count, texts, params } = await countStatements(() => ask(path))
      const bare = () => Promise.all(texts.map((text, at) => database.raw.query(text, params[at])))
      const least = new Hono().get('/bare', async (c) => c.json({ data: (await bare()).map((answer) => answer.rows) }))
      const leastRequest = new Request('http://localhost:3000/bare')
      const leastCall = async () => least.fetch(leastRequest)
      const call = callOf(path)
      const plain = await load.serve(async (_, response) => {
        const data = (await bare()).map((answer) => answer.rows)
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
      })
      const [took, leastTook, bareTook] = [await median(call), await median(leastCall), await median(bare)]
      const [cpu, leastCpu, bareCpu, httpCpu, plainCpu] = await cpuOf([
        each(call),
        each(leastCall),
        each(bare),
        served(path, cookie),
        plain(path, cookie),
      ])
      rows.push([
        `  ${name}`,
        String(count),
        ms(took),
        ms(leastTook),
        ms(bareTook),
        ms(cpu),
        ms(leastCpu),
        ms(bareCpu),
        times(cpu / leastCpu),
        times(cpu / bareCpu),
        ms(httpCpu),
        ms(plainCpu),
        times(httpCpu / plainCpu),
      ])
      if (process.env.PLANS) {
        for (const [at, text] of texts.entries()) {
          const plan = await database.raw.query(`explain (analyze, timing off) ${text}`, params[at])
          process.stdout.write(
            `\n${(plan.rows as Record<string, string>[]).map((row) => Object.values(row)[0]).join('\n')}\n`,
          )
        }
      }
    }
    for (const [name, word] of [
      ['a rare', '罕见'],
      ['a frequent', '消息'],
      ['an unknown', '天涯'],
    ] as const) {
      const path = `/api/v1/inbox/search?q=${encodeURIComponent(word)}`
      rows.push([`  search for ${name} word`, '', ms(await median(() => ask(path)))])
    }
    let sent = 0
    const send = () =>
      ask('/api/v1/inbox/messages', {
        method: 'POST',
        body: JSON.stringify({ receivers: [partner], content: `消息 ${sent++}` }),
      })
    rows.push(['  send (C034)', String((await countStatements(send)).count), ms(await median(send))])
    const readAll = () => ask('/api/v1/inbox/messages', { method: 'PUT' })
    const first = await timed(readAll)
    rows.push([`  mark all of ${unread} read (C032)`, '', ms(first.ms)])
    rows.push(['  mark all, nothing unread', String((await countStatements(readAll)).count), ms(await median(readAll))])
  }
  rows.push(['(writing the data)', '', ms(filled.ms)])
  const { rows: counted } = await db.execute<{ m: number; s: number; n: number }>(sql`
    select (select count(*) from messages)::int as m, (select count(*) from message_sessions)::int as s,
      (select count(*) from notices)::int as n`)
  rows.push([`(${counted[0]?.m} messages, ${counted[0]?.s} sessions, ${counted[0]?.n} notices)`])
  load.close()
  await platform.close()
  return rows
}

const engines = (process.env.ENGINES ?? 'postgres,embedded').split(',')
const folder = mkdtempSync(join(tmpdir(), 'shulei-bench-'))
const head = [
  '',
  'statements',
  'call',
  'bare route',
  'driver',
  'CPU call',
  'CPU bare route',
  'CPU driver',
  'CPU call / bare route',
  'CPU call / driver',
  'CPU HTTP call',
  'CPU bare server',
  'CPU HTTP call / bare server',
]
const title = (engine: string) =>
  `Inbox of ${size.messages.toLocaleString('en')} messages in ${size.sessions.toLocaleString('en')} sessions, ${engine}`
try {
  if (engines.includes('postgres')) {
    const server = await startPostgres()
    try {
      const postgres = await measure(await openPostgres(server.url), join(folder, 'postgres'))
      printTable(title(`PostgreSQL ${server.version}`), head, postgres)
    } finally {
      await server.stop()
    }
  }
  if (engines.includes('embedded')) {
    const embedded = join(folder, 'embedded')
    printTable(title('embedded'), head, await measure(await openEmbedded(join(embedded, 'pg')), embedded))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
