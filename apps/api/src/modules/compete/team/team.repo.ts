import type { Tutor } from '@shulei/domain/compete/team/texts.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
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

export async function findTeamIdOf(on: Executor, competitionId: number, userId: number): Promise<number | null> {
  const [row] = await on
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.competitionId, competitionId), eq(teamMembers.userId, userId)))
  return row?.teamId ?? null
}

/** Takes the team's lock. All code that changes a team or counts its submissions takes it first. */
export async function lockTeam(tx: Tx, teamId: number) {
  const [row] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  return row ?? null
}

/** Takes the locks of several teams, always in the order of their ids; answers the ids of those that exist. */
export async function lockTeams(tx: Tx, teamIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]))
    .orderBy(teams.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function insertTeam(tx: Tx, team: NewTeam): Promise<number> {
  const [row] = await tx
    .insert(teams)
    .values({ ...team, updatedAt: team.createdAt })
    .returning({ id: teams.id })
  if (!row) throw new Error('a team was not stored')
  return row.id
}

/** Adds a team unless its name is taken in the competition; answers its id, or null. */
export async function insertTeamIfFree(tx: Tx, team: NewTeam): Promise<number | null> {
  const [row] = await tx
    .insert(teams)
    .values({ ...team, updatedAt: team.createdAt })
    .onConflictDoNothing({ target: [teams.competitionId, teams.nameKey] })
    .returning({ id: teams.id })
  return row?.id ?? null
}

export async function setCaptain(tx: Tx, teamId: number, captainId: number, at: Date): Promise<void> {
  await tx.update(teams).set({ captainId, updatedAt: at }).where(eq(teams.id, teamId))
}

/** Writes that a team looks for people, or with null that it does not. */
export async function setLooking(
  tx: Tx,
  teamId: number,
  looking: { skills: string[]; time: string } | null,
  at: Date,
): Promise<void> {
  const values = looking
    ? { lookingAt: at, lookingSkills: looking.skills, lookingTime: looking.time }
    : { lookingAt: null, lookingSkills: [], lookingTime: '' }
  await tx
    .update(teams)
    .set({ ...values, updatedAt: at })
    .where(eq(teams.id, teamId))
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
  texts: {
    name: string
    nameKey: string
    searchText: string
    manifesto: string
    tutor?: Tutor | null
    updatedAt: Date
  },
) {
  await tx.update(teams).set(texts).where(eq(teams.id, teamId))
}

export async function findMemberNames(on: Executor, teamId: number): Promise<string[]> {
  const { rows } = await on.execute<{ name: string }>(sql`
    select u.name from ${teamMembers} m join users u on u.id = m.user_id where m.team_id = ${teamId} order by m.id`)
  return rows.map((row) => row.name)
}

/** The teams of a person, locked until the transaction ends, always in the same order, to avoid deadlocks. */
export async function lockTeamsOf(tx: Tx, userId: number): Promise<{ id: number; name: string }[]> {
  const isMember = sql`exists (select 1 from ${teamMembers} m where m.team_id = ${teams.id} and m.user_id = ${userId})`
  return tx.select({ id: teams.id, name: teams.name }).from(teams).where(isMember).orderBy(teams.id).for('update')
}

export async function updateTeamSearch(tx: Tx, teamId: number, search: string): Promise<void> {
  await tx.update(teams).set({ searchText: search }).where(eq(teams.id, teamId))
}
