import type { Hono } from 'hono'
import type { Env } from '../context.ts'
import { hasJobProcess } from '../jobs/processes.ts'
import type { Platform } from '../platform.ts'
import { within } from './within.ts'

const patienceMs = 3_000

/** Whether a part of the server answers in time. */
async function stateOf(ping: () => Promise<void>): Promise<{ up: boolean; error?: unknown }> {
  try {
    await within(patienceMs, ping(), () => new Error(`no answer in ${patienceMs} ms`))
    return { up: true }
  } catch (error) {
    return { up: false, error }
  }
}

/** Told where pages are answered but nobody does jobs. */
const noJobs =
  'No process with the role jobs is alive: nothing is scored, no file is profiled, nobody is notified. Start one with ROLES=jobs.'

/**
 * `/healthz`: the process is alive. `/readyz`: database, jobs and files answer; otherwise 503, with the parts that do not. Where no
 * process with the role `jobs` is alive, `jobs` is `missing` and a sentence says so: 200, since this process can serve, and 503 for a
 * monitor that asks `/readyz?with=jobs`.
 */
export function health(app: Hono<Env>, platform: Platform): void {
  app.get('/healthz', (c) => c.json({ status: 'e200', data: { alive: true } }))
  app.get('/readyz', async (c) => {
    const parts = { database: platform.database, jobs: platform.jobs, files: platform.files }
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => {
        const { up, error } = await stateOf(() => part.ping())
        if (!up) platform.log.error({ part: name, error }, 'not ready')
        return [name, up ? 'up' : 'down'] as const
      }),
    )
    const data: Record<string, string> = Object.fromEntries(states)
    const areUp = states.every(([, state]) => state === 'up')
    const isMissing = areUp && !(await hasJobProcess(platform))
    if (isMissing) data.jobs = 'missing'
    const ready = areUp && !(isMissing && c.req.query('with') === 'jobs')
    const answer = { status: ready ? 'e200' : 'e503', data, ...(isMissing ? { message: noJobs } : {}) }
    return c.json(answer, ready ? 200 : 503)
  })
}
