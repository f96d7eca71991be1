import type { FlagKind } from '@shulei/domain/compete/appeal/appeal.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { teamFlags, teams } from './tables.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A team with the facts for the notices to its members. */
export interface ModeratedTeam extends Record<string, unknown> {
  cheatStatus: number
  team: string
  competitionId: number
  competition: Bilingual
  memberIds: number[]
  /** An appeal of the team waits for its answer. */
  hasOpenAppeal: boolean
}

/** Takes a team's lock and reads what a decision about it needs; null when there is no such team. */
export async function lockModerated(tx: Tx, teamId: number): Promise<ModeratedTeam | null> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
  // read after the lock, so that the decision sees what others committed while it waited
  const { rows } = await tx.execute<ModeratedTeam>(sql`
    select t.cheat_status as "cheatStatus", t.name as team, c.id::float8 as "competitionId", c.title as competition,
      coalesce((select json_agg(m.user_id order by m.user_id) from team_members m where m.team_id = t.id), '[]'::json)
        as "memberIds",
      exists (select 1 from appeals a where a.open_team_id = t.id) as "hasOpenAppeal"
    from teams t join competitions c on c.id = t.competition_id where t.id = ${teamId}`)
  return rows[0] ?? null
}

export async function updateCheatStatus(tx: Tx, teamId: number, cheatStatus: number, at: Date): Promise<void> {
  await tx.update(teams).set({ cheatStatus, updatedAt: at }).where(eq(teams.id, teamId))
}

export interface NewFlag {
  teamId: number
  kind: FlagKind
  status: 1 | 2
  reason: Bilingual
  evidence: Bilingual
  createdAt: Date
}

export async function insertFlag(tx: Tx, flag: NewFlag): Promise<void> {
  await tx.insert(teamFlags).values(flag)
}

/** Ends the flags of a team that are in force. */
export async function endFlags(tx: Tx, teamId: number, at: Date): Promise<void> {
  await tx
    .update(teamFlags)
    .set({ endedAt: at })
    .where(and(eq(teamFlags.teamId, teamId), isNull(teamFlags.endedAt)))
}

/** Names of other teams of the same competition, and of their members, that occur in the evidence. */
export async function foreignNamesIn(tx: Tx, teamId: number, evidence: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with other as (
      select o.id, o.name from teams t join teams o on o.competition_id = t.competition_id and o.id <> t.id
      where t.id = ${teamId})
    select name from other where position(lower(name) in lower(${evidence}::text)) > 0
    union
    select u.name from other o join team_members m on m.team_id = o.id join users u on u.id = m.user_id
    where position(lower(u.name) in lower(${evidence}::text)) > 0`)
  return rows.map(({ name }) => name)
}
