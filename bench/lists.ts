/**
 * The pages of a list of 100,000 teams on PostgreSQL: the ranking, a past day with its weeks, the replay, the file, and the all-time
 * list of seasons. For each the time of the service, its statements, and the processor time of the server for the whole page, rendered anew.
 * `TEAMS=10000 DAYS=10` for a short run, `EXPLAIN=1` for the plans of statements that take more than 20 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@shulei/api/platform/config.ts'
import { openPostgres } from '@shulei/api/platform/db/database.ts'
import { countStatements } from '@shulei/api/platform/db/statements.ts'
import { openPlatform } from '@shulei/api/platform/platform.ts'
import { fillDays, fillRanking, fillSeason } from '../apps/api/bench/ranking-data.ts'
import { median, ms, printTable, timed } from '../apps/api/bench/table.ts'
import { readBoard } from '../apps/api/src/modules/compete/submission/board/board.service.ts'
import { rerank } from '../apps/api/src/modules/compete/submission/board/rerank.service.ts'
import { readDaily, readReplay } from '../apps/api/src/modules/compete/submission/days/days.service.ts'
import { raisedLimits } from '../apps/api/test/raised-limits.ts'
import { productionApp } from '../apps/web/server/production.ts'
import { startPostgres } from '../scripts/postgres.mjs'

const teams = Number(process.env.TEAMS ?? 100_000)
const dayCount = Number(process.env.DAYS ?? 30)
const PER_PAGE = 20
const publicUrl = 'http://localhost:3000'

const folder = mkdtempSync(join(tmpdir(), 'shulei-lists-'))
const server = await startPostgres()
try {
  const database = await openPostgres(server.url)
  const config = readConfig({ PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' }, folder)
  const platform = await openPlatform(config, { database, limits: raisedLimits(1e6) })
  const { db } = platform
  const filled = await timed(async () => {
    const contest = await fillRanking(db, { teams, each: 1 })
    await rerank(platform, { scheduleId: contest.scheduleId, stage: 0 })
    const days = await fillDays(db, contest, dayCount)
    return { ...contest, days }
  })
  const { competitionId, userId, days } = filled.value
  process.stdout.write(`${teams} teams on ${days.length} days, written in ${ms(filled.ms)}\n`)
  const day = days[Math.floor(days.length / 2)] ?? ''
  const last = Math.ceil(teams / PER_PAGE)
  const middle = Math.min(2500, last)

  const app = await productionApp(platform)
  let turn = 0
  /** A page that no visitor has asked for, with answers of the API that are not shared any more. */
  const render = async (path: string) => {
    const took: number[] = []
    for (let run = 0; run < 7; run++) {
      await new Promise((done) => setTimeout(done, 1100))
      const address = `${publicUrl}${path}${path.includes('?') ? '&' : '?'}n=${turn++}`
      const start = process.cpuUsage()
      const answer = await app.fetch(new Request(address), { clientAddress: '192.0.2.1' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      const { user, system } = process.cpuUsage(start)
      took.push((user + system) / 1000)
    }
    return took.toSorted((a, b) => a - b)[3] ?? Number.NaN
  }

  const rows: [string, string, string, string][] = []
  const explain = async (texts: string[], params: unknown[][]) => {
    for (const [index, text] of texts.entries()) {
      const took = await timed(() => database.raw.query(text, params[index]))
      if (took.ms < 20) continue
      const plan = await database.raw.query(`explain (analyze, buffers) ${text}`, params[index])
      process.stdout.write(`\n${ms(took.ms)}: ${text}\n${JSON.stringify(plan.rows, null, 1)}\n`)
    }
  }
  const put = async (name: string, read: () => Promise<unknown>, path: string | null) => {
    const { count, texts, params } = await countStatements(read)
    const service = await median(read, { runs: 15, warm: 7 })
    rows.push([name, ms(service), String(count), path === null ? '' : ms(await render(path))])
    if (process.env.EXPLAIN) await explain(texts, params)
  }

  const base = `/competitions/${competitionId}`
  const question = { competitionId, perSize: PER_PAGE, userId: null }
  const board = (page: number, reader: number | null = null) =>
    readBoard(platform, { ...question, page, search: '', userId: reader })
  const daily = (page: number, of?: string, reader: number | null = null) =>
    readDaily(platform, { ...question, page, day: of, userId: reader })
  const measure = async (note: string) => {
    await put(`ranking, page 1${note}`, () => board(1), `${base}/ranking`)
    await put(`ranking, page ${middle}${note}`, () => board(middle), `${base}/ranking?page=${middle}`)
    await put(`day and weeks, newest${note}`, () => daily(1), `${base}/weekly-rankings`)
    await put(
      `day and weeks, ${day}, page ${middle}${note}`,
      () => daily(middle, day),
      `${base}/weekly-rankings?day=${day}&page=${middle}`,
    )
    await put(`day and weeks, with own row${note}`, () => daily(1, day, userId), null)
    await put(`replay${note}`, () => readReplay(platform, question), `${base}/replay`)
    await put(`replay, with own team${note}`, () => readReplay(platform, { ...question, userId }), null)
  }
  await measure('')
  const file = async () => {
    const answer = await app.fetch(new Request(`${publicUrl}/api/competitions/${competitionId}/ranking.csv?day=${day}`))
    await answer.arrayBuffer()
  }
  rows.push(['file of a day, whole', ms(await median(file, { runs: 3, warm: 1 })), '', ''])

  await fillSeason(db, filled.value)
  await put('day and weeks, with the all-time list', () => daily(1), `${base}/weekly-rankings`)
  await put('day and weeks, all-time, with own row', () => daily(1, undefined, userId), null)
  printTable(
    `Pages of a list of ${teams.toLocaleString('en')} teams with ${days.length} days, PostgreSQL ${server.version}`,
    ['', 'service', 'statements', 'page, processor'],
    rows,
  )
  await platform.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
