import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../../scripts/postgres.mjs'

/**
 * How a server stops: `fast` closes connections and writes everything to disk, `immediate` is a crash that the next start recovers
 * from.
 */
export type Going = 'fast' | 'immediate'

/** A PostgreSQL server for one test, which the test may stop and start again at the same address. */
export interface RestartablePostgres {
  url: string
  down(going: Going): void
  up(): void
  /** Stops the server for good and removes its folder. */
  stop(): Promise<void>
}

async function settingsOf(url: string): Promise<{ bin: string; data: string }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // the throw-away server acknowledges before it has written to disk; this test needs acknowledged rows to be durable
    await client.query('alter role current_user set synchronous_commit = on')
    const { rows } = await client.query<{ bin: string; data: string }>(
      `select (select setting from pg_config where name = 'BINDIR') as bin, current_setting('data_directory') as data`,
    )
    const [row] = rows
    if (!row) throw new Error('PostgreSQL does not say where it lives')
    return row
  } finally {
    await client.end()
  }
}

/** Starts a server. Throws one sentence when PostgreSQL is not installed. */
export async function openRestartable(): Promise<RestartablePostgres> {
  const server = await startPostgres()
  const { bin, data } = await settingsOf(server.url)
  const { uid, gid } = statSync(data)
  // the server refuses to run as root: the folder belongs to the user that it runs as
  const as = { cwd: data, stdio: 'ignore' as const, ...(process.getuid?.() === 0 ? { uid, gid } : {}) }
  const control = join(bin, 'pg_ctl')
  // restarted with the arguments of its first start: the program, then its options in quotes
  const options = readFileSync(join(data, 'postmaster.opts'), 'utf8').trim().replace(/^\S+ /, '')
  const leave = () => spawnSync(control, ['stop', '-D', data, '-m', 'immediate'], as)
  process.once('exit', leave)
  return {
    url: server.url,
    down(going) {
      execFileSync(control, ['stop', '-w', '-D', data, '-m', going], as)
    },
    up() {
      execFileSync(control, ['start', '-w', '-D', data, '-o', options, '-l', join(data, 'restarts.log')], as)
    },
    async stop() {
      process.off('exit', leave)
      leave()
      await server.stop()
    },
  }
}
