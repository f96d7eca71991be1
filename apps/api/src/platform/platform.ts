import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from './db/database.ts'
import { type Files, openFiles } from './files.ts'
import { type Jobs, startJobs } from './jobs.ts'
import type { LimitOverrides } from './limit-table.ts'
import { type Limits, openLimits } from './limits.ts'
import { openLog } from './log.ts'
import { openPush, type Push } from './push.ts'

/** Everything that outlives a request: what services get instead of reaching for globals. */
export interface Platform {
  readonly config: Config
  readonly database: DatabaseHandle
  readonly db: DatabaseHandle['db']
  readonly files: Files
  readonly jobs: Jobs
  readonly limits: Limits
  readonly push: Push
  readonly log: Logger
  /** Epoch milliseconds now. Tests put their own clock in. */
  readonly clock: () => number
  /** Key of signatures: from SESSION_SECRET, or made at first start and kept in the data folder. */
  readonly secret: string
  close(): Promise<void>
}

export interface PlatformOverrides {
  database?: DatabaseHandle
  clock?: () => number
  log?: Logger
  secret?: string
  limits?: LimitOverrides
}

/** Opens the database, the files and the jobs. Throws `FolderInUse` and `ConfigError`, to be shown as a sentence. */
export async function openPlatform(config: Config, overrides: PlatformOverrides = {}): Promise<Platform> {
  const log = overrides.log ?? openLog(config.logLevel)
  const database =
    overrides.database ??
    (config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(join(config.dataDir, 'pg')))
  const files = await openFiles(config)
  const jobs = await startJobs(database, (error) => log.error({ err: error }, 'jobs'))
  const push = openPush(database)
  const secret = overrides.secret ?? config.sessionSecret ?? (await keptSecret(config))
  return {
    config,
    database,
    db: database.db,
    files,
    jobs,
    limits: openLimits(database.raw, overrides.limits),
    push,
    log,
    clock: overrides.clock ?? Date.now,
    secret,
    async close() {
      push.close()
      await jobs.stop()
      await database.close()
    },
  }
}

async function keptSecret(config: Config): Promise<string> {
  const { randomBytes } = await import('node:crypto')
  const { mkdir, readFile, writeFile } = await import('node:fs/promises')
  const file = join(config.dataDir, 'session-secret')
  try {
    return await readFile(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('base64url')
    await mkdir(config.dataDir, { recursive: true })
    await writeFile(file, secret, { mode: 0o600 })
    return secret
  }
}
