import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '../../src/platform/jobs/lease.ts'
import { engines } from '../engines.ts'
import { isLong } from '../rounds.ts'
import type { Ended, KindOfJob } from './jobs-process.ts'
import { serverEnv } from './server-env.ts'

/** How often a process is killed, and how often one is stopped, while it works on jobs of all kinds at once. */
const rounds = isLong ? 5 : 1

const ends = Array.from({ length: rounds }).flatMap((_, round) =>
  (['SIGKILL', 'SIGTERM'] as const).map((signal) => ({ signal, afterMs: round * 20 })),
)

/** The embedded database has the same leases and one process alone: a kill there is enough for the short run. */
const endsOn = (engine: string) => (isLong || engine === 'postgres' ? ends : ends.slice(0, 1))

const message = (child: ChildProcess) =>
  new Promise<unknown>((heard, fails) => {
    child.once('message', heard)
    child.once('exit', (code, signal) => fails(new Error(`the process ended by itself: ${code} ${signal}`)))
  })

describe.each(engines)('processes with jobs on $name', ({ name }) => {
  const { env, folder } = serverEnv(name)
  let ahead = 0

  async function start(more: Record<string, string> = {}) {
    const child = fork(fileURLToPath(new URL('./jobs-process.ts', import.meta.url)), [], {
      env: { ...env, CLOCK_AHEAD: String(ahead), ...more },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise<unknown>((done) => child.once('exit', (code, signal) => done(signal ?? code)))
    await message(child)
    return { child, ended }
  }

  const title = `that are ended ${endsOn(name).length} times at work lose no job and do none twice`
  test(title, { timeout: isLong ? 3_600_000 : 600_000 }, async () => {
    for (const { signal, afterMs } of endsOn(name)) {
      const { child, ended } = await start({ PLANTS: '1' })
      await new Promise((done) => setTimeout(done, afterMs))
      child.kill(signal)
      expect(await ended).toBe(signal === 'SIGKILL' ? signal : 0)
      // on PostgreSQL the next process takes over what it finds after the end of the lease
      ahead += LEASE_MS + 1
    }
    const { child, ended } = await start()
    const report = message(child)
    child.send('settle')
    const found = (await report) as Record<KindOfJob, Ended>
    if (isLong) process.stdout.write(`${name}: ${JSON.stringify(found)}\n`)
    for (const [kind, { planted, done, doubled }] of Object.entries(found)) {
      expect([kind, planted >= rounds, done, doubled]).toEqual([kind, true, planted, 0])
    }
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    // killed processes leave no folder behind
    expect(readdirSync(join(folder, 'scratch'))).toEqual([])
  })
})
