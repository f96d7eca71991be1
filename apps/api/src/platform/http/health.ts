import type { Hono } from 'hono'
import type { Env } from '../context.ts'
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

/** `/healthz`: the process is alive. `/readyz`: database, jobs and files answer; otherwise 503, with the parts that do not. */
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
    const ready = states.every(([, state]) => state === 'up')
    return c.json({ status: ready ? 'e200' : 'e503', data: Object.fromEntries(states) }, ready ? 200 : 503)
  })
}
