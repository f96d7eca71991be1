import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { signups } from '../../compete/competition/tables.ts'
import { idArray } from './ranking.repo.ts'
import type { InvitationScope } from './scope.ts'
import { inviteRankings, inviteRanks } from './tables.ts'

export interface PlaceRow {
  rank: number
  person: { id: number; name: string; avatar: string | null }
  invited: number
}

export interface RankingRow extends Record<string, unknown> {
  rankedAt: string
  total: number
  list: PlaceRow[]
  self: PlaceRow | null
}

const place = sql`json_build_object('rank', p.rank, 'invited', p.invited,
  'person', json_build_object('id', u.id, 'name', u.name, 'avatar', u.image))`

/** The first places of a scope's latest ranking, and the reader's own; null before the first ranking. One statement. */
export async function findRanking(
  on: Executor,
  scope: InvitationScope,
  { reader, most }: { reader: number | null; most: number },
): Promise<RankingRow | null> {
  const ofScope =
    scope.kind === 'competition'
      ? sql`r.competition_id = ${scope.competitionId}`
      : sql`r.microsite = ${scope.microsite}`
  const places = sql`from ${inviteRanks} p join users u on u.id = p.user_id where p.ranking_id = r.id`
  const { rows } = await on.execute<RankingRow>(sql`
    select to_json(r.ranked_at) #>> '{}' as "rankedAt",
      (select count(*)::int from ${inviteRanks} p where p.ranking_id = r.id) as total,
      coalesce((select json_agg(l.place order by l.rank) from (
        select p.rank, ${place} as place ${places} order by p.rank limit ${most}) l), '[]'::json) as list,
      (select ${place} ${places} and p.user_id = ${reader}) as self
    from ${inviteRankings} r where ${ofScope}`)
  return rows[0] ?? null
}

/**
 * People who began a sign-up of the scope through the inviter's link, and those who count for the inviter: the first invited
 * sign-up that a person finished decides, as in `countedInvitations`. One statement.
 */
export async function findInviteCounts(
  on: Executor,
  { competitionIds }: InvitationScope,
  inviterId: number,
): Promise<{ begun: number; counted: number }> {
  const ids = idArray(competitionIds)
  const { rows } = await on.execute<{ begun: number; counted: number }>(sql`
    select count(distinct s.user_id)::int as begun, (count(*) filter (where s.completed_at is not null and not exists (
      select 1 from ${signups} e
      where e.user_id = s.user_id and e.competition_id = any(${ids}) and e.inviter_id is not null
        and (e.completed_at, e.id) < (s.completed_at, s.id))))::int as counted
    from ${signups} s where s.inviter_id = ${inviterId} and s.competition_id = any(${ids})`)
  return rows[0] ?? { begun: 0, counted: 0 }
}
