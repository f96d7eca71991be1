import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { ruleSchedules, visibleTo } from '../competition/tables.ts'
import { changesOf } from '../proof/tables.ts'

/** A certificate as it is stored, with the state of its team and the source of the competition's picture. */
export interface StoredCertificate {
  no: string
  competitionId: number
  text: string
  signature: string
  signingKey: string
  cheatStatus: number
}

/** A certificate of a published competition that the reader may see; null where there is none. */
export async function findCertificate(
  on: Executor,
  no: string,
  { now, reader }: { now: Date; reader: number | null },
): Promise<StoredCertificate | null> {
  const { rows } = await on.execute<{ certificate: StoredCertificate }>(sql`
    select json_build_object('no', f.no, 'competitionId', f.competition_id, 'text', f.text, 'signature', f.signature,
      'signingKey', f.signing_key, 'cheatStatus', t.cheat_status) as certificate
    from certificates f join teams t on t.id = f.team_id join competitions c on c.id = f.competition_id
    where f.no = ${no} and ${visibleTo(reader, now)}`)
  return rows[0]?.certificate ?? null
}

/** A published competition, the reader's team in it, and the team's certificate. */
export interface OwnCertificate {
  endTime: number
  /** Monthly seasons follow its schedules, so that it never ends. */
  isSeasonal: boolean
  team: { id: number; name: string; cheatStatus: number; isRanked: boolean } | null
  /** The last run that issued certificates was about the present lists. */
  isSettled: boolean
  no: string | null
  text: string | null
}

export async function findOwnCertificate(
  on: Executor,
  competitionId: number,
  userId: number,
  now: Date,
): Promise<OwnCertificate | null> {
  const { rows } = await on.execute<{ own: OwnCertificate }>(sql`
    select json_build_object('endTime', ${ms('c.end_time')}, 'isSeasonal', c.is_seasonal,
      'team', case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'cheatStatus', t.cheat_status,
        'isRanked', exists (select 1 from best_scores b where b.team_id = t.id)) end,
      'isSettled', exists (select 1 from proofs p where p.competition_id = c.id and p.certified_changes = p.changes),
      'no', f.no, 'text', f.text) as own
    from competitions c
    left join team_members m on m.competition_id = c.id and m.user_id = ${userId}
    left join teams t on t.id = m.team_id
    left join certificates f on f.team_id = t.id and f.competition_id = c.id
    where c.id = ${competitionId} and ${visibleTo(userId, now)}`)
  return rows[0]?.own ?? null
}

/** A published competition with its schedules and the largest file, and the reader's team in it. */
export interface CredentialTeam {
  teamId: number | null
  maxBytes: number
  cheatStatus: number | null
}

export async function findCredentialTeam(
  on: Executor,
  competitionId: number,
  userId: number,
  now: Date,
): Promise<CredentialTeam | null> {
  const { rows } = await on.execute<{ team: CredentialTeam }>(sql`
    select json_build_object('teamId', t.id, 'maxBytes', (c.scoring ->> 'maxBytes')::bigint, 'cheatStatus', t.cheat_status)
      as team
    from competitions c
    left join team_members m on m.competition_id = c.id and m.user_id = ${userId} left join teams t on t.id = m.team_id
    where c.id = ${competitionId} and ${visibleTo(userId, now)}`)
  return rows[0]?.team ?? null
}

/** The schedules of a published competition, if the team takes part in it. */
export async function findSchedules(
  on: Executor,
  { competitionId, teamId, reader }: { competitionId: number; teamId: number; reader: number },
  now: Date,
): Promise<Schedule[] | null> {
  const { rows } = await on.execute<{ schedules: Schedule[] }>(sql`
    select ${ruleSchedules} as schedules
    from competitions c join teams t on t.competition_id = c.id and t.id = ${teamId}
    where c.id = ${competitionId} and ${visibleTo(reader, now)}`)
  return rows[0]?.schedules ?? null
}

export interface TeamRank {
  scheduleId: number
  stage: 0 | 1
  rank: number
  total: number
  score: number
  submits: number
}

/** The ranks of a team on some lists. */
export async function findRanks(
  on: Executor,
  teamId: number,
  lists: readonly { scheduleId: number; stage: 0 | 1 }[],
): Promise<TeamRank[]> {
  const { rows } = await on.execute<{ rank: TeamRank }>(sql`
    select json_build_object('scheduleId', b.schedule_id, 'stage', b.stage, 'rank', b.rank, 'score', b.score,
      'submits', b.submits, 'total', greatest(b.rank, coalesce(x.total, 0))) as rank
    from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as l("scheduleId" bigint, stage int)
    join best_scores b on b.schedule_id = l."scheduleId" and b.stage = l.stage
    left join board_states x on x.schedule_id = b.schedule_id and x.stage = b.stage
    where b.team_id = ${teamId} and b.rank is not null`)
  return rows.map(({ rank }) => rank)
}

/** Competitions with a published proof of their present lists whose teams have no certificates of these lists yet. */
export async function findUncertified(on: Executor): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select p.competition_id::float8 as id from proofs p join competitions c on c.id = p.competition_id
    where p.certified_changes is distinct from p.changes and p.changes = ${changesOf} order by 1`)
  return rows.map(({ id }) => id)
}
