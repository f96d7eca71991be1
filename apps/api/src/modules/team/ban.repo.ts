import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** A team after a decision, with the facts for the notices to its members. */
export interface ModeratedTeam extends Record<string, unknown> {
  team: string
  competitionId: number
  competition: { cn: string; en: string }
  memberIds: number[]
}

/** Bans a team or ends its ban; null when nothing changes or there is no such team. Takes the team's lock. */
export async function setBanned(
  tx: Tx,
  teamId: number,
  { banned, at }: { banned: boolean; at: Date },
): Promise<ModeratedTeam | null> {
  const { rows } = await tx.execute<ModeratedTeam>(sql`
    with decided as (
      update teams set cheat_status = ${banned ? 2 : 0}, updated_at = ${at.toISOString()}::timestamptz
      where id = ${teamId} and ${banned ? sql`cheat_status <> 2` : sql`cheat_status <> 0`}
      returning id, name, competition_id)
    select j.name as team, c.id::float8 as "competitionId", c.title as competition,
      coalesce((select json_agg(m.user_id order by m.user_id) from team_members m where m.team_id = j.id), '[]'::json)
        as "memberIds"
    from decided j join competitions c on c.id = j.competition_id`)
  return rows[0] ?? null
}
