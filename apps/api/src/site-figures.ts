import { sql } from 'drizzle-orm'
import { submissions } from './modules/compete/submission/tables.ts'
import { datasetFiles } from './modules/data/dataset/tables.ts'
import { dataExports } from './modules/house/account/tables.ts'
import { noticeMails } from './modules/talk/notice/tables.ts'
import { countJobProcesses } from './platform/jobs/processes.ts'
import type { QueueLength, SiteFigures } from './platform/metrics.ts'
import type { Platform } from './platform/platform.ts'

/** Figures of the site for `/metrics`: the queues of rows, which wait for a worker, and the jobs by their names. Two statements. */
export async function siteFigures({ db }: Pick<Platform, 'db'>): Promise<SiteFigures> {
  const { rows } = await db.execute<QueueLength & Record<string, unknown>>(sql`
    with waiting as (
      select 'submissions' as queue, ${submissions.createdAt} as since from ${submissions}
        where ${submissions.status} in ('uploaded', 'queued', 'scoring')
      union all select 'profiles', ${datasetFiles.createdAt} from ${datasetFiles}
        where ${datasetFiles.profileState} in ('waiting', 'running')
      union all select 'exports', ${dataExports.requestedAt} from ${dataExports}
        where ${dataExports.builtAt} is null and not ${dataExports.failed}
      union all select 'mails', ${noticeMails.createdAt} from ${noticeMails} where ${noticeMails.state} = 'waiting'
      union all select 'job:' || name, created_on from pgboss.job
        where state in ('created', 'retry') and start_after <= now()
    ), queues as (
      select unnest(array['submissions', 'profiles', 'exports', 'mails']) as queue
      union select 'job:' || name from pgboss.queue where name not like '\\_\\_%'
    )
    select q.queue, count(w.queue)::int as waiting,
      coalesce(greatest(extract(epoch from now() - min(w.since)), 0), 0)::float8 as "oldestSeconds"
    from queues q left join waiting w on w.queue = q.queue group by q.queue order by q.queue`)
  return { queues: rows, jobProcesses: await countJobProcesses({ db }) }
}
