import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseHandle } from './db/database.ts'
import type { Push } from './push.ts'

/** The number of pieces of work that wait in a queue, and the seconds for which the oldest has waited. */
export interface QueueLength {
  queue: string
  waiting: number
  oldestSeconds: number
}

/** Figures of the whole site, read from the database when they are asked for. */
export interface SiteFigures {
  queues: readonly QueueLength[]
  jobProcesses: number
}

export interface RequestFigures {
  method: string
  /** The pattern of the route, such as `/api/competitions/:id`; never an address. */
  route: string
  status: number
  ms: number
}

/** Counts what this process does, in the form that Prometheus reads. */
export interface Metrics {
  request(figures: RequestFigures): void
  submission(result: 'scored' | 'refused' | 'lost'): void
  /** The text of all figures; those of the site are left out when they cannot be read, and `shulei_database_up` is 0. */
  text(readSite: () => Promise<SiteFigures>): Promise<string>
  readonly contentType: string
}

/** Upper bounds of the durations that are told apart, seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Opens the figures of this process. They cost memory and time, so that they are opened only where somebody may read them. */
export function openMetrics(database: Pick<DatabaseHandle, 'connections'>, push: Pick<Push, 'count'>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    ...{ registers, name: 'shulei_http_requests_total', help: 'Requests, by the pattern of their route.' },
    labelNames: ['method', 'route', 'status'] as const,
  })
  const durations = new Histogram({
    ...{ registers, buckets, name: 'shulei_http_request_duration_seconds', help: 'Time until an answer begins.' },
    labelNames: ['method', 'route'] as const,
  })
  const submissions = new Counter({
    ...{ registers, name: 'shulei_submissions_total', help: 'Submissions that this process has evaluated.' },
    labelNames: ['result'] as const,
  })
  for (const result of ['scored', 'refused', 'lost']) submissions.inc({ result }, 0)
  const gauge = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ registers, name: `shulei_${name}`, help, labelNames })
  const streams = gauge('push_streams', 'Open streams of unread counts.')
  const connections = gauge('database_connections', 'Connections of the pool.', ['state'])
  const databaseUp = gauge('database_up', 'Whether the figures of the site could be read.')
  const jobProcesses = gauge('job_processes', 'Processes of the site with the role jobs.')
  const waiting = gauge('queue_waiting', 'Pieces of work that wait.', ['queue'])
  const oldest = gauge('queue_oldest_seconds', 'For how long the oldest of them has waited.', ['queue'])

  async function collectSite(readSite: () => Promise<SiteFigures>) {
    for (const one of [waiting, oldest, jobProcesses]) one.reset()
    try {
      const site = await readSite()
      databaseUp.set(1)
      jobProcesses.set(site.jobProcesses)
      for (const { queue, waiting: count, oldestSeconds } of site.queues) {
        waiting.set({ queue }, count)
        oldest.set({ queue }, oldestSeconds)
      }
    } catch {
      databaseUp.set(0)
    }
  }

  return {
    contentType: registry.contentType,
    request({ method: asked, route, status, ms }) {
      const method = methods.includes(asked) ? asked : 'other'
      requests.inc({ method, route, status })
      durations.observe({ method, route }, ms / 1000)
    },
    submission: (result) => submissions.inc({ result }),
    async text(readSite) {
      streams.set(push.count())
      for (const [state, count] of Object.entries(database.connections() ?? {})) connections.set({ state }, count)
      await collectSite(readSite)
      return registry.metrics()
    },
  }
}
