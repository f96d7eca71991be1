import type { TeamMate } from '@shulei/domain/base/session/closing.ts'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import type { Bilingual } from '../competition/tables.ts'
import { teams } from './tables.ts'

/** A team of several people in a competition that is not over. */
export interface Captaincy extends Record<string, unknown> {
  teamId: number
  team: string
  competitionId: number
  competition: Bilingual
  members: (TeamMate & { name: string })[]
}

/** The teams of several people that a person leads in competitions that are not over, by their ids. */
export async function findCaptaincies(on: Executor, userId: number, now: Date): Promise<Captaincy[]> {
  const { rows } = await on.execute<Captaincy>(sql`
    select t.id::float8 as "teamId", t.name as team, c.id::float8 as "competitionId", c.title as competition,
      (select json_agg(json_build_object('id', u.id, 'name', u.name, 'joinedAt', ${ms('m.joined_at')},
          'isClosed', u.closed_at is not null) order by m.id)
        from team_members m join users u on u.id = m.user_id where m.team_id = t.id) as members
    from teams t join competitions c on c.id = t.competition_id
    where t.captain_id = ${userId} and c.end_time >= ${now.toISOString()}::timestamptz
      and (select count(*) from team_members m where m.team_id = t.id) > 1
    order by t.id`)
  return rows
}

/** Teams of a person alone whose name contains `name`, in any case. */
export async function findNamedAfter(on: Executor, userId: number, name: string): Promise<{ id: number }[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select t.id::float8 as id from teams t
    where position(lower(${name}) in lower(t.name)) > 0
      and exists (select 1 from team_members m where m.team_id = t.id and m.user_id = ${userId})
      and not exists (select 1 from team_members m where m.team_id = t.id and m.user_id <> ${userId})
    order by t.id`)
  return rows
}

/** Stores another name of a team, and that it does not look for people. */
export async function updateTeamName(
  tx: Tx,
  id: number,
  { name, nameKey }: { name: string; nameKey: string },
  at: Date,
): Promise<void> {
  await tx.update(teams).set({ name, nameKey, updatedAt: at }).where(eq(teams.id, id))
}
