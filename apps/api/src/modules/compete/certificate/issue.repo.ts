import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ms, stamp } from '../../../platform/db/instant.ts'
import { ruleSchedules } from '../competition/tables.ts'
import { changesOf, proofs } from '../proof/tables.ts'
import { certificates } from './tables.ts'

/** A competition whose ranked teams get certificates. */
export interface Certifying {
  id: number
  title: { cn: string; en: string }
  metric: MetricId
  endTime: number
  publishedAt: number
  schedules: Schedule[]
  /** Changes of the lists in the published document. */
  changes: number
}

/**
 * Takes the lock of a competition with a proof of its present lists whose certificates are not issued yet; null where they are, or
 * where the lists have changed since.
 */
export async function lockUncertified(tx: Tx, id: number): Promise<Certifying | null> {
  // the next statement sees what the process before has written
  await tx.execute(sql`select id from competitions where id = ${id} for no key update`)
  const { rows } = await tx.execute<{ competition: Certifying }>(sql`
    select json_build_object('id', c.id, 'title', c.title, 'metric', c.metric, 'endTime', ${ms('c.end_time')},
      'publishedAt', ${ms('p.published_at')}, 'changes', p.changes,
      'schedules', ${ruleSchedules}) as competition
    from competitions c join ${proofs} p on p.competition_id = c.id
    where c.id = ${id} and p.certified_changes is distinct from p.changes
      and p.changes = ${changesOf}`)
  return rows[0]?.competition ?? null
}

/** A ranked team with its members, the captain first. */
export interface RankedTeam {
  teamId: number
  name: string
  rank: number
  score: number
  demo: boolean
  members: string[]
}

/** The ranked teams of a list in the order of the ranks. */
export async function rankedTeams(tx: Tx, scheduleId: number, stage: 0 | 1): Promise<RankedTeam[]> {
  const { rows } = await tx.execute<{ list: RankedTeam[] }>(sql`
    select coalesce(json_agg(json_build_object('teamId', t.id, 'name', t.name, 'rank', b.rank, 'score', b.score,
      'demo', t.demo, 'members', coalesce((select json_agg(u.name order by u.id <> t.captain_id, m.id)
        from team_members m join users u on u.id = m.user_id where m.team_id = t.id), '[]'::json)) order by b.rank),
      '[]'::json) as list
    from best_scores b join teams t on t.id = b.team_id
    where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.rank is not null`)
  return rows[0]?.list ?? []
}

/** A stored certificate as far as a new issue needs it. */
export interface Issued {
  no: string
  text: string
  signingKey: string
  revision: number
}

export async function findIssued(tx: Tx, competitionId: number): Promise<Issued[]> {
  return tx
    .select({
      no: certificates.no,
      text: certificates.text,
      signingKey: certificates.signingKey,
      revision: certificates.revision,
    })
    .from(certificates)
    .where(eq(certificates.competitionId, competitionId))
}

export type NewCertificate = Omit<typeof certificates.$inferInsert, 'issuedAt' | 'notifiedAt'>

/** Certificates written by one statement. */
const AT_A_TIME = 1000

/** Stores certificates. A replaced one keeps the mark of its notice, so that members are notified once. */
export async function saveCertificates(tx: Tx, rows: readonly NewCertificate[], at: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    const part = JSON.stringify(rows.slice(from, from + AT_A_TIME))
    await tx.execute(sql`
      insert into certificates (no, competition_id, team_id, text, signature, signing_key, revision, issued_at)
      select n.no, n."competitionId", n."teamId", n.text, n.signature, n."signingKey", n.revision, ${stamp(at)}
      from jsonb_to_recordset(${part}::jsonb) as n(no text, "competitionId" bigint, "teamId" bigint, text text,
        signature text, "signingKey" text, revision int)
      on conflict (no) do update set text = excluded.text, signature = excluded.signature,
        signing_key = excluded.signing_key, revision = excluded.revision, issued_at = excluded.issued_at`)
  }
}

/** Removes the certificates of teams that are on no list any more. */
export async function removeCertificates(tx: Tx, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await tx.execute(
    sql`delete from certificates where no in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
  )
}

export async function markCertified(tx: Tx, competitionId: number, changes: number): Promise<void> {
  await tx.update(proofs).set({ certifiedChanges: changes }).where(eq(proofs.competitionId, competitionId))
}

/** A team whose members are not notified of their certificate yet. */
export interface Unnotified {
  no: string
  competitionId: number
  competition: { cn: string; en: string }
  team: string
  text: string
  memberIds: number[]
}

/** Claims some certificates of clean teams without a notice and marks them as notified; concurrent runs claim others. */
export async function claimUnnotified(tx: Tx, at: Date, limit: number): Promise<Unnotified[]> {
  const { rows } = await tx.execute<{ one: Unnotified }>(sql`
    with taken as (
      select f.no from certificates f join teams t on t.id = f.team_id
      where f.notified_at is null and t.cheat_status = 0 order by f.no limit ${limit} for update of f skip locked)
    update certificates f set notified_at = ${stamp(at)} from taken, teams t, competitions c
    where f.no = taken.no and t.id = f.team_id and c.id = f.competition_id
    returning json_build_object('no', f.no, 'competitionId', c.id, 'competition', c.title, 'team', t.name, 'text', f.text,
      'memberIds', (select coalesce(json_agg(m.user_id order by m.user_id), '[]'::json) from team_members m
        where m.team_id = t.id)) as one`)
  return rows.map(({ one }) => one)
}
