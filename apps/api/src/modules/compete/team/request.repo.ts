import type { RequestState } from '@shulei/domain/compete/team/invite.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { type Member, teamRequests } from './tables.ts'

export type RequestRow = typeof teamRequests.$inferSelect

/** Most rows of a captain's list. */
const LISTED = 50

/** A join request to a team; null when there is none. */
export async function findRequest(on: Executor, teamId: number, id: number): Promise<RequestRow | null> {
  const [row] = await on
    .select()
    .from(teamRequests)
    .where(and(eq(teamRequests.id, id), eq(teamRequests.teamId, teamId)))
  return row ?? null
}

/** Takes the lock of a join request until the transaction ends. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | null> {
  const [row] = await tx.select().from(teamRequests).where(eq(teamRequests.id, id)).for('update')
  return row ?? null
}

/** Adds an open join request; null when the team has one to the other team already. */
export async function insertRequest(tx: Tx, row: typeof teamRequests.$inferInsert): Promise<number | null> {
  const [stored] = await tx.insert(teamRequests).values(row).onConflictDoNothing().returning({ id: teamRequests.id })
  return stored?.id ?? null
}

export async function setRequestState(tx: Tx, id: number, state: RequestState, at: Date): Promise<void> {
  await tx.update(teamRequests).set({ state, decidedAt: at }).where(eq(teamRequests.id, id))
}

export async function countOpenRequests(on: Executor, applicantTeamId: number): Promise<number> {
  const [row] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(teamRequests)
    .where(and(eq(teamRequests.applicantTeamId, applicantTeamId), eq(teamRequests.state, 'pending')))
  return row?.count ?? 0
}

export interface ListedRequest extends Record<string, unknown> {
  id: number
  applicantTeamId: number
  message: string
  state: RequestState
  createdAt: string
  applicant: Member
  /** Number of open requests to the team. */
  open: number
}

/** Join requests to a team: open ones first, then the newest. */
export async function findRequests(on: Executor, teamId: number): Promise<ListedRequest[]> {
  const { rows } = await on.execute<ListedRequest>(sql`
    select r.id::float8 as id, r.applicant_team_id::float8 as "applicantTeamId", r.message, r.state,
      to_json(r.created_at) #>> '{}' as "createdAt",
      json_build_object('id', u.id, 'ssoId', u.sso_id, 'name', u.name, 'image', u.image) as applicant,
      (count(*) filter (where r.state = 'pending') over ())::int as open
    from team_requests r join users u on u.id = r.applicant_id
    where r.team_id = ${teamId}
    order by r.state <> 'pending', r.id desc limit ${LISTED}`)
  return rows
}
