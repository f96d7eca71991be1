import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { ProofRow } from '@shulei/domain/compete/proof/document.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms, stamp } from '../../../platform/db/instant.ts'
import { releasedBy, ruleSchedules } from '../competition/tables.ts'
import { changesOf, proofs } from './tables.ts'

/**
 * Competitions that ended before an instant and whose present lists are in no published document. One with seasons never publishes
 * its solution, which the next season needs.
 */
export async function findUnpublished(on: Executor, before: Date): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select c.id::float8 as id from competitions c left join ${proofs} p on p.competition_id = c.id
    where not c.is_seasonal and c.end_time <= ${stamp(before)} and ${releasedBy(before)}
      and (p.competition_id is null or p.changes <> ${changesOf})
    order by c.id`)
  return rows.map(({ id }) => id)
}

/** A competition that is over, with its latest commitment. Instants are epoch milliseconds. */
export interface Publishing {
  id: number
  title: { cn: string; en: string }
  metric: MetricId
  endTime: number
  schedules: Schedule[]
  /** Submissions without a result, and lists that wait to be ranked. */
  open: number
  stale: number
  changes: number
  /** Changes of the lists that the published document shows; null without one. */
  publishedChanges: number | null
  /** Revision of the published document; 0 without one. */
  revision: number
  commitment: {
    id: number
    sha256: string
    salt: string
    settings: { competition: number; metric: MetricId; idColumn: string; predictionColumns: string[]; labels: string[] }
    solutionSha256: string
    solutionBytes: number
    beforeFirst: boolean
    committedAt: number
  } | null
}

const publishing = sql`json_build_object(
    'id', c.id, 'title', c.title, 'metric', c.metric, 'endTime', ${ms('c.end_time')},
    'schedules', ${ruleSchedules},
    'open', (select count(*)::int from submissions s join schedules h on h.id = s.schedule_id
      where h.competition_id = c.id and s.status in ('uploaded', 'queued', 'scoring')),
    'stale', (select count(*)::int from board_states b join schedules h on h.id = b.schedule_id
      where h.competition_id = c.id and b.changes > b.ranked_changes),
    'changes', ${changesOf},
    'publishedChanges', (select p.changes from ${proofs} p where p.competition_id = c.id),
    'revision', coalesce((select p.revision from ${proofs} p where p.competition_id = c.id), 0),
    'commitment', (select json_build_object('id', m.id, 'sha256', m.sha256, 'salt', m.salt, 'settings', m.settings,
        'solutionSha256', m.solution_sha256, 'solutionBytes', m.solution_bytes, 'beforeFirst', m.before_first,
        'committedAt', ${ms('m.committed_at')})
      from commitments m where m.competition_id = c.id order by m.id desc limit 1)) as competition`

/** A competition with all that its document needs besides the rows of the lists. */
export async function findPublishing(on: Executor, id: number): Promise<Publishing | null> {
  const { rows } = await on.execute<{ competition: Publishing }>(
    sql`select ${publishing} from competitions c where c.id = ${id}`,
  )
  return rows[0]?.competition ?? null
}

/** Takes the lock of a competition's row, and reads it in a later statement, which sees what another process has written. */
export async function lockPublishing(tx: Tx, id: number): Promise<Publishing | null> {
  await tx.execute(sql`select id from competitions where id = ${id} for no key update`)
  return findPublishing(tx, id)
}

/** A row of a list as the statement gives it: `file` is the name that the team gave its result file, null where it is not shared. */
export type ListedRow = Omit<ProofRow, 'at'> & { at: number }

/** All rows of a list in the order of the ranks. */
export async function rowsOf(on: Executor, scheduleId: number, stage: 0 | 1): Promise<ListedRow[]> {
  const { rows } = await on.execute<{ list: ListedRow[] }>(sql`
    select coalesce(json_agg(json_build_object('rank', b.rank, 'teamId', t.id, 'team', t.name, 'submission', s.id,
        'sha256', s.result_file ->> 'sha256', 'score', b.score, 'at', ${ms('b.at')},
        'file', case when s.share or t.demo then s.result_file ->> 'name' end) order by b.rank), '[]'::json) as list
    from best_scores b join teams t on t.id = b.team_id join submissions s on s.id = b.submission_id
    where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.rank is not null`)
  return rows[0]?.list ?? []
}

type ProofValues = Omit<typeof proofs.$inferInsert, 'certifiedChanges'>

export async function saveProof(tx: Tx, values: ProofValues): Promise<void> {
  const { competitionId: _, ...set } = values
  await tx.insert(proofs).values(values).onConflictDoUpdate({ target: proofs.competitionId, set })
}
