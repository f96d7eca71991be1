import { join } from 'node:path'
import type { Logger } from 'pino'
import type { DataCipher } from './cipher/cipher.ts'
import { openCipher } from './cipher/open-cipher.ts'
import type { Config } from './config.ts'
import { type DatabaseHandle, openEmbedded, openPostgres } from './db/database.ts'
import { type Files, openFiles } from './files.ts'
import { type Jobs, startJobs } from './jobs/jobs.ts'
import { type Limits, openLimits } from './limits/limits.ts'
import type { LimitOverrides } from './limits/table.ts'
import { openLog } from './log.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { makePrivate } from './private-folder.ts'
import { openPush, type Push } from './push.ts'
import { openTexts, type Texts, type TextsOptions } from './texts/texts.ts'

/** Services that live longer than a request; modules get them from here and use no globals. */
export interface Platform {
  readonly config: Config
  readonly database: DatabaseHandle
  readonly db: DatabaseHandle['db']
  readonly files: Files
  readonly jobs: Jobs
  readonly limits: Limits
  readonly push: Push
  /** Child processes that read texts of strangers. */
  readonly texts: Texts
  readonly log: Logger
  /** Figures of this process; null where nobody may read them. */
  readonly metrics: Metrics | null
  /** Epoch milliseconds now. */
  readonly clock: () => number
  /** Key of signatures: SESSION_SECRET, or one made at the first start and stored in the data folder. */
  readonly secret: string
  /** Encrypts names, numbers and photographs of documents before they are stored. */
  readonly cipher: DataCipher
  /** Lets a module end what it has opened, before the database closes. */
  onClose(end: () => void): void
  close(): Promise<void>
}

export interface PlatformOverrides {
  database?: DatabaseHandle
  clock?: () => number
  log?: Logger
  secret?: string
  limits?: LimitOverrides
  texts?: TextsOptions
}

/** Opens database, files and jobs. Throws `FolderInUse` and `ConfigError`, whose messages are shown as they are. */
export async function openPlatform(config: Config, overrides: PlatformOverrides = {}): Promise<Platform> {
  const log = overrides.log ?? openLog(config.logLevel)
  makePrivate(config.dataDir, 'DATA_DIR')
  // opened first, so that an unwritable folder is reported as such and not as a failure of the database
  const files = await openFiles(config)
  const database =
    overrides.database ??
    (config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(join(config.dataDir, 'pg')))
  const cipher = await openCipher(config, database.db).catch(async (error) => {
    await database.close()
    throw error
  })
  const jobs = await startJobs(database, (error) => log.error({ err: error }, 'jobs'))
  const push = openPush(database)
  const secret = overrides.secret ?? config.sessionSecret ?? (await storedSecret(config))
  const limits = openLimits(database.raw, overrides.limits ?? config.limits)
  const texts = openTexts(limits, overrides.texts)
  const ends: (() => void)[] = []
  return {
    config,
    database,
    db: database.db,
    files,
    jobs,
    limits,
    push,
    texts,
    log,
    metrics: config.metricsToken === null ? null : openMetrics(database, push),
    clock: overrides.clock ?? Date.now,
    secret,
    cipher,
    onClose: (end) => void ends.push(end),
    async close() {
      for (const end of ends) end()
      push.close()
      texts.close()
      await jobs.stop()
      await database.close()
      files.close()
    },
  }
}

async function storedSecret(config: Config): Promise<string> {
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
