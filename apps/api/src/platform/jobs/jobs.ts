import { fromPglite, PgBoss } from 'pg-boss'
import type { DatabaseHandle } from '../db/database.ts'

/** Names of the queues and their payloads, which contain ids only. */
export interface JobPayloads {
  score: { submissionId: number }
  /** Profiles the files of data sets that wait for it. */
  profile: Record<string, never>
  rerank: { scheduleId: number; stage: 0 | 1 }
  snapshot: Record<string, never>
  /** Removes expired rows and files. */
  sweep: Record<string, never>
  /** Adds people to the index of the search for people. */
  'index-people': Record<string, never>
  /** Promotes teams to the next schedule, and notifies them. */
  promote: Record<string, never>
  /** Opens the next monthly season of competitions that have them. */
  season: Record<string, never>
  /** Computes how ranks changed from list A to list B, once list B is open. */
  'shake-up': Record<string, never>
  /** Commits to solutions; after the end of a competition publishes its proof and issues its certificates. */
  close: Record<string, never>
  /** Notifies participants of lists that open or close within a day. */
  remind: Record<string, never>
  /** Mails notices about results and verifications. */
  mail: Record<string, never>
  /** Computes the rankings of inviters of the day. */
  'invite-rank': Record<string, never>
  /** Compares files of different teams and the devices of people, and raises signs for organisers. */
  signs: Record<string, never>
  /** Builds the files with people's data that wait for it. */
  'my-data': Record<string, never>
  /** Closes accounts that are due. */
  'close-accounts': Record<string, never>
  /** Writes a backup of the embedded database. */
  backup: Record<string, never>
}
export type JobName = keyof JobPayloads

export interface JobOptions {
  /** At most one job with this key waits. */
  singletonKey?: string
  startAfterSeconds?: number
}

export interface Jobs {
  send<N extends JobName>(name: N, payload: JobPayloads[N], options?: JobOptions): Promise<void>
  /** Registers the one worker of a queue; jobs of a batch run one after another. */
  work<N extends JobName>(name: N, handle: (payload: JobPayloads[N]) => Promise<void>): Promise<void>
  /** Runs a job at times in Asia/Shanghai. */
  schedule<N extends JobName>(name: N, cron: string): Promise<void>
  ping(): Promise<void>
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>
}

const queues: readonly JobName[] = [
  'score',
  'profile',
  'rerank',
  'snapshot',
  'promote',
  'season',
  'shake-up',
  'close',
  'sweep',
  'index-people',
  'remind',
  'mail',
  'invite-rank',
  'signs',
  'my-data',
  'close-accounts',
  'backup',
]

/**
 * Starts pg-boss on either database. Without `notify` a job waits for the next poll; without `burst` a bulk insert stalls after a
 * batch.
 */
export async function startJobs(handle: DatabaseHandle, onError: (error: Error) => void): Promise<Jobs> {
  const boss =
    'bridge' in handle.jobsOn
      ? new PgBoss({ db: fromPglite(handle.jobsOn.bridge as never), backend: 'pglite', useListenNotify: true } as never)
      : new PgBoss({ connectionString: handle.jobsOn.connectionString, max: 6, useListenNotify: true } as never)
  boss.on('error', onError)
  await boss.start()
  for (const name of queues) await boss.createQueue(name, { retryLimit: 3, retryDelay: 2, notify: true } as never)
  return {
    async send(name, payload, options = {}) {
      const { singletonKey, startAfterSeconds } = options
      await boss.send(name, payload, {
        ...(singletonKey === undefined ? {} : { singletonKey }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      })
    },
    async work(name, run) {
      await boss.work(name, { batchSize: 10, burstWhenBatchFull: true } as object, async (jobs) => {
        for (const job of jobs) await run(job.data as never)
      })
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron, null, { tz: 'Asia/Shanghai' })
    },
    async ping() {
      await boss.getQueues()
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
