import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Platform } from '../platform.ts'

/** Milliseconds between two signs of life, and seconds without one after which a process counts as dead. */
const SIGN_MS = 10_000
const DEAD_AFTER_S = 30

type Reached = Pick<Platform, 'db' | 'log'>

/** Writes that a process with the role `jobs` is alive, and forgets the long dead. Instants are those of the database's clock. */
async function sign({ db }: Reached, id: string): Promise<void> {
  await db.execute(
    sql`insert into job_processes (id) values (${id}::uuid) on conflict (id) do update set seen_at = now()`,
  )
  await db.execute(sql`delete from job_processes where seen_at < now() - interval '1 day'`)
}

/** Says that this process has the role `jobs`, until it is stopped. */
export async function signAsJobProcess(platform: Reached): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID()
  await sign(platform, id)
  const timer = setInterval(() => {
    sign(platform, id).catch((error) => platform.log.warn({ err: error }, 'no sign of life could be written'))
  }, SIGN_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await platform.db.execute(sql`delete from job_processes where id = ${id}::uuid`)
    },
  }
}

/** Number of processes with the role `jobs` that are alive. */
export async function countJobProcesses({ db }: Pick<Platform, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ alive: number }>(sql`
    select count(*)::int as alive from job_processes where seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})`)
  return rows[0]?.alive ?? 0
}

/** Whether a process with the role `jobs` is alive. */
export const hasJobProcess = async (platform: Pick<Platform, 'db'>): Promise<boolean> =>
  (await countJobProcesses(platform)) > 0
