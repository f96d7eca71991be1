import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { teamMembers, teams } from './tables.ts'

export interface NewTeam {
  competitionId: number
  captainId: number
  name: string
  nameKey: string
  searchText: string
  manifesto: string
  demo: boolean
  createdAt: Date
}

/** A row per member of the team that a person is in, the captain first; empty when there is none. */
export async function findOwnTeam(on: Executor, competitionId: number, userId: number) {
  const mine = on
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.competitionId, competitionId), eq(teamMembers.userId, userId)))
  return on
    .select({
      team: teams,
      member: { id: users.id, ssoId: users.ssoId, name: users.name, image: users.image },
    })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teams.id, mine))
    .orderBy(sql`${users.id} <> ${teams.captainId}`, asc(teamMembers.id))
}

export async function findTeamIdOf(on: Executor, competitionId: number, userId: number): Promise<number | null> {
  const [row] = await on
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.competitionId, competitionId), eq(teamMembers.userId, userId)))
  return row?.teamId ?? null
}

/** Takes the team's lock: whatever changes a team or counts its entries waits here. */
export async function lockTeam(tx: Tx, teamId: number) {
  const [row] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  return row ?? null
}

export async function insertTeam(tx: Tx, team: NewTeam): Promise<number> {
  const [row] = await tx
    .insert(teams)
    .values({ ...team, updatedAt: team.createdAt })
    .returning({ id: teams.id })
  if (!row) throw new Error('a team was not stored')
  return row.id
}

export async function insertMembers(
  tx: Tx,
  team: { id: number; competitionId: number; joinedAt: Date },
  userIds: readonly number[],
) {
  const { id: teamId, competitionId, joinedAt } = team
  await tx.insert(teamMembers).values(userIds.map((userId) => ({ teamId, competitionId, userId, joinedAt })))
}

export async function updateTeamTexts(
  tx: Tx,
  teamId: number,
  texts: { name: string; nameKey: string; searchText: string; manifesto: string; updatedAt: Date },
) {
  await tx.update(teams).set(texts).where(eq(teams.id, teamId))
}

export async function findMemberNames(on: Executor, teamId: number): Promise<string[]> {
  const rows = await on
    .select({ name: users.name })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.id))
  return rows.map((row) => row.name)
}
