/**
 * Rankings of 100,000 teams with 2,000,000 submissions on both databases: time of the service, and for comparison that of the bare
 * driver with the same select. `TEAMS=10000 EACH=5` for a short run.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pino from 'pino'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { createApi } from '../src/app.ts'
import { pageQuery } from '../src/modules/compete/submission/board/board.repo.ts'
import { readBoard } from '../src/modules/compete/submission/board/board.service.ts'
import { rerank } from '../src/modules/compete/submission/board/rerank.service.ts'
import { promoteDue } from '../src/modules/compete/submission/promotion/promotion.service.ts'
import { lastSnapshotAt, takeSnapshots } from '../src/modules/compete/submission/snapshot/snapshot.service.ts'
import { submissionModule } from '../src/modules/compete/submission/submission.routes.ts'
import { ownBest, ownBestQuery } from '../src/modules/compete/submission/submits/own-best.repo.ts'
import { boardStates } from '../src/modules/compete/submission/tables.ts'
import { readConfig } from '../src/platform/config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from '../src/platform/db/database.ts'
import { openPlatform, type Platform } from '../src/platform/platform.ts'
import { raisedLimits } from '../test/raised-limits.ts'
import { type BenchContest, fillNextSchedule, fillRanking } from './ranking-data.ts'
import { median, ms, printTable, timed, times } from './table.ts'

const size = { teams: Number(process.env.TEAMS ?? 100_000), each: Number(process.env.EACH ?? 20) }
const PER_PAGE = 20

/** Milliseconds of a promotion of `places` teams to a second schedule, made for it, and of the notices to their members. */
async function promoteHalf({ db }: Platform, contest: BenchContest, places: number): Promise<number> {
  await fillNextSchedule(db, contest, places)
  const on = { db, clock: () => Date.now() + 41 * DAY }
  return (await timed(() => promoteDue(on))).ms
}

async function measure(
  database: DatabaseHandle,
  dataDir: string,
): Promise<[name: string, took: string, bare: string, ratio: string][]> {
  const config = readConfig(
    { PUBLIC_URL: 'http://localhost:3000', SESSION_SECRET: randomBytes(32).toString('hex') },
    dataDir,
  )
  const platform = await openPlatform(config, { database, log: pino({ level: 'silent' }), limits: raisedLimits(1e6) })
  const { db } = platform
  const filled = await timed(() => fillRanking(db, size))
  const { competitionId, scheduleId, userId } = filled.value
  const board = { scheduleId, stage: 0 as const }
  const all = await timed(() => rerank(platform, board))

  const read = (page: number, search = '', reader: number | null = null) =>
    readBoard(platform, { competitionId, page, perSize: PER_PAGE, search, userId: reader })
  const bareOf = (query: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql: text, params } = query.toSQL()
    return () => database.raw.query(text, params)
  }
  const last = Math.ceil(size.teams / PER_PAGE)
  const rows: [string, string, string, string][] = []
  const put = (name: string, took: number, bare: number | null) =>
    rows.push([name, ms(took), bare === null ? '' : ms(bare), bare === null ? '' : times(took / bare)])

  for (const page of new Set([1, Math.min(1000, last), last])) {
    const from = (page - 1) * PER_PAGE + 1
    const bare = await median(
      bareOf(
        pageQuery(db, board, {
          from,
          to: from + PER_PAGE - 1,
          teamId: null,
          drawn: 10,
          since: shanghaiDay(Date.now()),
        }),
      ),
    )
    put(`page ${page}`, await median(() => read(page)), bare)
  }
  const app = createApi(platform, [submissionModule])
  const address = `/api/competitions/${competitionId}?part=rankings&page=${Math.min(1000, last)}`
  put(`page ${Math.min(1000, last)}, whole call`, await median(async () => (await app.request(address)).text()), null)
  put('page 1 with own row', await median(() => read(1, '', userId)), null)
  put('search by name', await median(() => read(1, '9999')), null)

  const { rows: own } = await db.execute<{ team: number }>(
    sql`select team_id::float8 as team from team_members where user_id = ${userId}`,
  )
  const team = own[0]?.team ?? 0
  const { sql: text, params } = new PgDialect().sqlToQuery(ownBestQuery(team, board))
  const bareOwn = () => database.raw.query(text, params)
  put('own rank, stored', await median(() => ownBest(db, team, board)), await median(bareOwn))
  await db.update(boardStates).set({ changes: sql`${boardStates.changes} + 1` })
  put('own rank, counted after a change', await median(() => ownBest(db, team, board)), await median(bareOwn))

  put('search of a rare word', await median(() => read(1, `team ${team}`)), null)

  put('rank anew after one change', (await timed(() => rerank(platform, board))).ms, null)
  put('rank all anew', all.ms, null)
  put('snapshot of the day', (await timed(() => takeSnapshots(platform, lastSnapshotAt(platform.clock())))).ms, null)
  put('promotion of half, with notices', await promoteHalf(platform, filled.value, size.teams / 2), null)
  put('(writing the data)', filled.ms, null)
  await platform.close()
  return rows
}

const folder = mkdtempSync(join(tmpdir(), 'shulei-bench-'))
const head = ['', 'service', 'bare driver', 'ratio']
const title = (engine: string) =>
  `Ranking of ${size.teams.toLocaleString('en')} teams, ${(size.teams * size.each).toLocaleString('en')} submissions, ${engine}`
try {
  const server = await startPostgres()
  try {
    const postgres = await measure(await openPostgres(server.url), join(folder, 'postgres'))
    printTable(title(`PostgreSQL ${server.version}`), head, postgres)
  } finally {
    await server.stop()
  }
  const embedded = join(folder, 'embedded')
  printTable(title('embedded'), head, await measure(await openEmbedded(join(embedded, 'pg')), embedded))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
