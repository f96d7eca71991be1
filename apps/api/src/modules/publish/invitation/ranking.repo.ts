import type { InvitedSignup, InviterPlace } from '@shulei/domain/publish/invitation/ranking.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms, stamp } from '../../../platform/db/instant.ts'
import { signups } from '../../compete/competition/tables.ts'
import type { InvitationScope } from './scope.ts'
import { inviteRankings, inviteRanks } from './tables.ts'

/** Ids as the text of an array parameter. */
export const idArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Sign-ups of a scope that people were invited to and had finished at an instant. */
export async function findInvitedSignups(on: Executor, scope: InvitationScope, at: Date): Promise<InvitedSignup[]> {
  const { rows } = await on.execute<{ [K in keyof InvitedSignup]: number }>(sql`
    select id::float8 as id, user_id::float8 as "userId", inviter_id::float8 as "inviterId",
      ${ms('completed_at')}::float8 as "completedAt"
    from ${signups}
    where competition_id = any(${idArray(scope.competitionIds)}) and inviter_id is not null and completed_at <= ${stamp(at)}`)
  return rows
}

/**
 * Takes the ranking of a scope for a day and locks its row until the end of the transaction, so that of two runs one computes it.
 * Answers the id of the ranking, or null when the day, or a later one, has its ranking already.
 */
export async function claimRanking(
  tx: Tx,
  scope: InvitationScope,
  { day, at }: { day: string; at: Date },
): Promise<number | null> {
  const [competitionId, microsite, column] =
    scope.kind === 'competition'
      ? [scope.competitionId, null, sql`competition_id`]
      : [null, scope.microsite, sql`microsite`]
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${inviteRankings} as r (competition_id, microsite, day, ranked_at)
    values (${competitionId}, ${microsite}, ${day}::date, ${stamp(at)})
    on conflict (${column}) do update set day = excluded.day, ranked_at = excluded.ranked_at
    where r.day < excluded.day
    returning id::float8 as id`)
  return rows[0]?.id ?? null
}

/** Replaces the places of a ranking. People who were removed meanwhile are left out. */
export async function replaceRanks(tx: Tx, rankingId: number, places: readonly InviterPlace[]): Promise<void> {
  await tx.execute(sql`delete from ${inviteRanks} where ranking_id = ${rankingId}`)
  await tx.execute(sql`
    insert into ${inviteRanks} (ranking_id, rank, user_id, invited)
    select ${rankingId}, p.rank, p."userId", p.invited
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (rank int, "userId" bigint, invited int)
    join users u on u.id = p."userId"`)
}
