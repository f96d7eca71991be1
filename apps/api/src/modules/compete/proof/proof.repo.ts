import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { CommittedSettings } from '@shulei/domain/compete/proof/commitment.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { ruleSchedules, visibleTo } from '../competition/tables.ts'
import type { ListedRow } from './publish.repo.ts'

export interface CommitmentRow {
  sha256: string
  committedAt: number
  beforeFirst: boolean
  /** The rescore that was published since the commitment before, and whose solution it is about; null where there is none. */
  correction: { at: number; reason: { cn: string; en: string } } | null
}

/** A published competition with its commitments, and its proof where there is one. */
export interface ProofState {
  endTime: number
  /** Monthly seasons follow its schedules, so that its solution is never published. */
  isSeasonal: boolean
  schedules: Schedule[]
  /** The oldest first. */
  commitments: CommitmentRow[]
  proof: {
    revision: number
    publishedAt: number
    key: string
    documentKey: string
    sha256: string
    bytes: number
    signature: string
    salt: string
    settings: CommittedSettings
    solutionKey: string
    solutionSha256: string
    solutionBytes: number
  } | null
}

/**
 * The state of a published competition's proof, in one statement; null where there is none that the reader may see, and where people
 * score instead of a solution.
 */
export async function findProof(
  on: Executor,
  competitionId: number,
  { now, reader }: { now: Date; reader: number | null },
): Promise<ProofState | null> {
  const { rows } = await on.execute<{ state: ProofState }>(sql`
    select json_build_object('endTime', ${ms('c.end_time')}, 'isSeasonal', c.is_seasonal,
      'schedules', ${ruleSchedules},
      'commitments', coalesce((select json_agg(json_build_object('sha256', m.sha256, 'beforeFirst', m.before_first,
          'committedAt', ${ms('m.committed_at')},
          'correction', (select json_build_object('at', ${ms('r.published_at')}, 'reason', r.reason) from rescores r
            where r.competition_id = c.id and r.scoring ->> 'solutionKey' = m.solution_key
              and r.published_at <= m.committed_at and r.published_at > (select max(e.committed_at) from commitments e
                where e.competition_id = c.id and e.id < m.id)
            order by r.published_at desc limit 1)) order by m.id)
        from commitments m where m.competition_id = c.id), '[]'::json),
      'proof', (select json_build_object('revision', p.revision, 'publishedAt', ${ms('p.published_at')}, 'key', p.signing_key,
          'documentKey', p.document_key, 'sha256', p.document_sha256, 'bytes', p.document_bytes, 'signature', p.signature,
          'salt', m.salt, 'settings', m.settings, 'solutionKey', m.solution_key, 'solutionSha256', m.solution_sha256,
          'solutionBytes', m.solution_bytes)
        from proofs p join commitments m on m.id = p.commitment_id where p.competition_id = c.id)) as state
    from competitions c where c.id = ${competitionId} and c.type = 1 and ${visibleTo(reader, now)}`)
  return rows[0]?.state ?? null
}

/** Counts of a list, its first rows, and the row of a person's team. */
export interface ListSummary {
  scheduleId: number
  stage: 0 | 1
  total: number
  shared: number
  first: ListedRow[]
  own: ListedRow | null
}

const row = sql`json_build_object('rank', b.rank, 'teamId', t.id, 'team', t.name, 'submission', s.id,
  'sha256', s.result_file ->> 'sha256', 'score', b.score, 'at', ${ms('b.at')},
  'file', case when s.share or t.demo then s.result_file ->> 'name' end)`

/** A summary of each list, in one statement. */
export async function summariesOf(
  on: Executor,
  lists: readonly { scheduleId: number; stage: 0 | 1 }[],
  { first, userId }: { first: number; userId: number | null },
): Promise<ListSummary[]> {
  const { rows } = await on.execute<{ list: ListSummary }>(sql`
    select json_build_object('scheduleId', l."scheduleId", 'stage', l.stage,
      'total', (select count(*)::int from best_scores b where b.schedule_id = l."scheduleId" and b.stage = l.stage),
      'shared', (select count(*)::int from best_scores b join teams t on t.id = b.team_id
        join submissions s on s.id = b.submission_id
        where b.schedule_id = l."scheduleId" and b.stage = l.stage and (s.share or t.demo)),
      'first', coalesce((select json_agg(${row} order by b.rank) from best_scores b join teams t on t.id = b.team_id
        join submissions s on s.id = b.submission_id
        where b.schedule_id = l."scheduleId" and b.stage = l.stage and b.rank <= ${first}), '[]'::json),
      'own', (select ${row} from best_scores b join teams t on t.id = b.team_id
        join submissions s on s.id = b.submission_id join team_members m on m.team_id = t.id
        where b.schedule_id = l."scheduleId" and b.stage = l.stage and b.rank is not null and m.user_id = ${userId}::bigint
        limit 1)) as list
    from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as l("scheduleId" bigint, stage int)`)
  return rows.map(({ list }) => list)
}

/** The stored result file of a counted submission that its team shares; null for any other. */
export async function findShared(on: Executor, competitionId: number, submission: number) {
  const { rows } = await on.execute<{ file: { key: string; name: string; bytes: number; sha256: string } }>(sql`
    select s.result_file as file from submissions s join teams t on t.id = s.team_id
    join schedules h on h.id = s.schedule_id
    where s.id = ${submission} and h.competition_id = ${competitionId} and (s.share or t.demo)
      and exists (select 1 from best_scores b where b.submission_id = s.id and b.team_id = t.id and b.rank is not null)`)
  return rows[0]?.file ?? null
}
