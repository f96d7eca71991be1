/**
 * A process with the role `jobs` on the database of its environment. With PLANTS it plants work of every kind, and tells its parent when
 * it works on all kinds at once. It ends on SIGTERM as the server does. Its clock is CLOCK_AHEAD milliseconds ahead.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { uploadParts, uploads } from '../../src/modules/base/resumable/tables.ts'
import { users } from '../../src/modules/base/session/tables.ts'
import { competitions, schedules } from '../../src/modules/compete/competition/tables.ts'
import { storeSolution } from '../../src/modules/compete/submission/solutions.ts'
import { quotaLines, submissions } from '../../src/modules/compete/submission/tables.ts'
import { teams } from '../../src/modules/compete/team/tables.ts'
import { datasetFiles } from '../../src/modules/data/dataset/tables.ts'
import { dataExports } from '../../src/modules/house/account/tables.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openEmbedded, openPostgres } from '../../src/platform/db/database.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { startWorkers } from '../../src/workers.ts'
import { addCompetition } from '../compete/competition/add-competition.ts'
import { addOwnDataset } from '../data/dataset/add-own.ts'

const kindsOfJobs = ['profile', 'join', 'export', 'score'] as const
export type KindOfJob = (typeof kindsOfJobs)[number]

/** How the pieces of a kind ended: `doubled` ones have more than one result. */
export interface Ended {
  planted: number
  done: number
  doubled: number
}

const config = readConfig(process.env, process.cwd())
const folder = join(config.dataDir, 'pg')
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl)
  : await openEmbedded(folder, existsSync(folder) ? undefined : process.env.EMBEDDED_IMAGE)
const clock = () => Date.now() + Number(process.env.CLOCK_AHEAD ?? 0)
const platform = await openPlatform(config, { database, log: pino({ level: 'silent' }), clock })
const { db, files } = platform

async function person(): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ name: 'u', email: `${randomUUID()}@example.com` })
    .returning()
  return row?.id as number
}

const ROWS = 200_000
const table = `id,x,y\n${Array.from({ length: ROWS }, (_, row) => `${row},${(row * 7919) % 1000},w${row % 97}\n`).join('')}`

/** Pieces of a kind that are planted at once, so that each kind is in work for about as long. */
const atOnce: Record<KindOfJob, number> = { profile: 1, join: 3, export: 10, score: 3 }

const plants: Record<KindOfJob, () => Promise<void>> = {
  async profile() {
    const { file } = await addOwnDataset(db, await person(), 'draft')
    const key = `datasets/${randomUUID()}`
    await files.disk.put(key, table)
    await db.update(datasetFiles).set({ key, bytes: table.length, profileState: 'waiting' }).where(sql`id = ${file}`)
  },
  async join() {
    const userId = await person()
    const { id: datasetId } = await addOwnDataset(db, userId, 'draft')
    const [id, bytes, parts] = [randomUUID(), 200_000, 60]
    const at = new Date(clock())
    const length = bytes * parts
    const upload = { id, userId, datasetId, length, name: 'noise.bin', offset: length, createdAt: at, updatedAt: at }
    await db.insert(uploads).values(upload)
    for (let part = 0; part < parts; part++) {
      const key = `uploads/${id}/${part * bytes}`
      await files.disk.put(key, Buffer.alloc(bytes, part))
      await db.insert(uploadParts).values({ uploadId: id, start: part * bytes, bytes, key })
    }
  },
  async export() {
    await db.insert(dataExports).values({ userId: await person(), requestedAt: new Date(clock()) })
  },
  async score() {
    const competitionId = await addCompetition({ platform, clock: { now: clock } as never }, { slug: randomUUID() })
    const solutionKey = await storeSolution(platform, `kill-${competitionId}`, 'id,target,list\nn1,1,A\nn2,2,B\n')
    await db
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || ${JSON.stringify({ solutionKey, maxBytes: 1e6 })}::jsonb` })
      .where(sql`id = ${competitionId}`)
    const userId = await person()
    const [team] = await db
      .insert(teams)
      .values({ competitionId, name: 't', nameKey: randomUUID(), captainId: userId })
      .returning()
    const [schedule] = await db.select().from(schedules).where(sql`competition_id = ${competitionId}`)
    const key = `submissions/${randomUUID()}`
    const file = `id,y\nn1,2\nn2,3\n${'\n'.repeat(60_000)}`
    await files.disk.put(key, file)
    const inserted = await db
      .insert(submissions)
      .values({
        ...{ competitionId, scheduleId: schedule?.id as number, teamId: team?.id as number, userId },
        ...{ no: 1, idempotencyKey: key, list: 'A', status: 'queued' },
        resultFile: { key, name: 'result.csv', bytes: file.length, sha256: '' },
      })
      .returning()
    const owner = { teamId: team?.id as number, scheduleId: schedule?.id as number, userId }
    const line = { submissionId: inserted[0]?.id as number, day: shanghaiDay(clock()), kind: 'use' as const }
    await db.insert(quotaLines).values({ ...owner, ...line })
  },
}

/** For each kind: pieces that wait or are in work, and whether one is in work. */
async function workOf(): Promise<Record<KindOfJob, { open: number; isBusy: boolean }>> {
  const held = sql`lease_until > ${new Date(clock()).toISOString()}::timestamptz`
  const { rows } = await db.execute<{ kind: KindOfJob; open: number; isBusy: boolean }>(sql`
    select 'profile' as kind, count(*)::int as open, coalesce(bool_or(${held}), false) as "isBusy"
      from dataset_files where profile_state in ('waiting', 'running')
    union all select 'join', count(*)::int, coalesce(bool_or(${held}), false) from uploads
    union all select 'export', count(*)::int, coalesce(bool_or(${held}), false)
      from data_exports where built_at is null and not failed
    union all select 'score', count(*)::int, coalesce(bool_or(${held}), false)
      from submissions where status in ('uploaded', 'queued', 'scoring')`)
  return Object.fromEntries(rows.map(({ kind, ...work }) => [kind, work])) as never
}

/** Waits until nothing is left to do. */
async function settle(): Promise<void> {
  while (Object.values(await workOf()).some(({ open }) => open > 0)) await new Promise((done) => setTimeout(done, 50))
}

/** Counts what has become of all pieces that were planted. */
async function settled(): Promise<Record<KindOfJob, Ended>> {
  await settle()
  const one = async (query: ReturnType<typeof sql>) => (await db.execute<Record<string, number>>(query)).rows[0] ?? {}
  const counted = async (query: ReturnType<typeof sql>): Promise<Ended> => {
    const { planted = 0, done = 0, doubled = 0 } = await one(query)
    return { planted: Number(planted), done: Number(done), doubled: Number(doubled) }
  }
  const exported = await counted(sql`select count(*) as planted, count(key) as done from data_exports`)
  const archives = existsSync(join(config.dataDir, 'files/exports'))
    ? readdirSync(join(config.dataDir, 'files/exports'))
    : []
  return {
    profile: await counted(sql`select count(*) as planted,
      count(*) filter (where profile_state = 'done' and rows = ${ROWS} and profile_problem is null) as done,
      count(*) filter (where (select count(*) from dataset_tables t where t.file_id = f.id) > 1) as doubled
      from dataset_files f where f.key like 'datasets/%' and f.name = 'train.csv'`),
    join: await counted(sql`select count(*) filter (where f.name = 'train.csv' and f.key not like 'datasets/%') as planted,
      count(*) filter (where f.name = 'noise.bin' and f.bytes = 12000000) as done,
      count(*) filter (where f.name = 'noise.bin') - count(distinct f.dataset_id) filter (where f.name = 'noise.bin') as doubled
      from dataset_files f`),
    export: { ...exported, doubled: archives.length - exported.done },
    score:
      await counted(sql`select count(*) as planted, count(*) filter (where status = 'scored' and score_a = 1) as done,
      count(*) filter (where (select count(*) from jsonb_array_elements(logs) l where l ->> 'code' = 'log.scored') > 1) as doubled
      from submissions`),
  }
}

const workers = await startWorkers(platform, { sweepMs: 300 })
process.on('SIGTERM', async () => {
  await workers.stop()
  await platform.close()
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.on('message', async () => process.send?.(await settled()))
// what the process before left is done first, so that each piece is interrupted once
if (process.env.PLANTS) await settle()
for (let isBusy = !process.env.PLANTS; !isBusy; ) {
  const work = await workOf()
  for (const kind of kindsOfJobs) {
    for (let piece = 0; work[kind].open === 0 && piece < atOnce[kind]; piece++) await plants[kind]()
  }
  isBusy = kindsOfJobs.every((kind) => work[kind].isBusy)
}
process.send?.('working')
