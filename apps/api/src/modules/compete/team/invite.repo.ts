import type { InviteState } from '@shulei/domain/compete/team/invite.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { visibleTo } from '../competition/tables.ts'
import { type Member, teamInvites } from './tables.ts'

export type InviteRow = typeof teamInvites.$inferSelect

export async function findInvite(on: Executor, id: number, userId: number): Promise<InviteRow | null> {
  const [row] = await on
    .select()
    .from(teamInvites)
    .where(and(eq(teamInvites.id, id), eq(teamInvites.userId, userId)))
  return row ?? null
}

/** Takes the lock of an invitation until the transaction ends. */
export async function lockInvite(tx: Tx, id: number): Promise<InviteRow | null> {
  const [row] = await tx.select().from(teamInvites).where(eq(teamInvites.id, id)).for('update')
  return row ?? null
}

export interface Contact extends Record<string, unknown> {
  /** The team has an open invitation to the other person. */
  isInvited: boolean
  /** Either of the two people blocks the other. */
  isBlocked: boolean
}

/** Open invitations and blocks that decide whether the person `fromId` may write to `toId` about the team; one statement. */
export async function findContact(
  on: Executor,
  { teamId, fromId, toId }: { teamId: number; fromId: number; toId: number },
): Promise<Contact> {
  const { rows } = await on.execute<Contact>(sql`
    select exists (select 1 from team_invites where team_id = ${teamId} and user_id = ${toId} and state = 'invited')
        as "isInvited",
      exists (select 1 from blocks where (blocker_id = ${fromId} and blocked_id = ${toId})
        or (blocker_id = ${toId} and blocked_id = ${fromId})) as "isBlocked"`)
  return rows[0] ?? { isInvited: false, isBlocked: false }
}

/** Why a person without a team cannot join one: they run the competition, or have not signed up for it; one statement. */
export async function whyTeamless(
  on: Executor,
  { competitionId, userId, now }: { competitionId: number; userId: number; now: number },
): Promise<'organizersDoNotCompete' | 'notSignedUp'> {
  const { rows } = await on.execute<{ runs: boolean }>(
    sql`select ${runsCompetition(userId, competitionId, new Date(now))} as runs`,
  )
  return rows[0]?.runs ? 'organizersDoNotCompete' : 'notSignedUp'
}

/** Adds an open invitation; null when the team has one to the person already. */
export async function insertInvite(tx: Tx, row: typeof teamInvites.$inferInsert): Promise<number | null> {
  const [stored] = await tx.insert(teamInvites).values(row).onConflictDoNothing().returning({ id: teamInvites.id })
  return stored?.id ?? null
}

export async function setInviteState(tx: Tx, id: number, state: InviteState, at: Date): Promise<void> {
  await tx.update(teamInvites).set({ state, decidedAt: at }).where(eq(teamInvites.id, id))
}

/** Ends an open invitation of a team to a person; answers its id, or null when there is none. */
export async function removeOpenInvite(
  tx: Tx,
  { teamId, userId, at }: { teamId: number; userId: number; at: Date },
): Promise<number | null> {
  const [row] = await tx
    .update(teamInvites)
    .set({ state: 'removed', decidedAt: at })
    .where(and(eq(teamInvites.teamId, teamId), eq(teamInvites.userId, userId), eq(teamInvites.state, 'invited')))
    .returning({ id: teamInvites.id })
  return row?.id ?? null
}

export async function countOpenInvites(on: Executor, teamId: number): Promise<number> {
  const [row] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(teamInvites)
    .where(and(eq(teamInvites.teamId, teamId), eq(teamInvites.state, 'invited')))
  return row?.count ?? 0
}

export async function findPerson(on: Executor, id: number): Promise<Member | null> {
  const [row] = await on
    .select({ id: users.id, ssoId: users.ssoId, name: users.name, image: users.image })
    .from(users)
    .where(eq(users.id, id))
  return row ?? null
}

export interface InviteInfo extends Record<string, unknown> {
  id: number
  teamId: number
  competitionId: number
  state: InviteState
  inviterId: number
  inviterName: string
  inviterAvatar: string | null
  title: { cn: string; en: string }
  /** Null when the team is gone. */
  team: string | null
}

/** An invitation with the names for its dialog, for the person who was invited; null for everybody else. */
export async function findInviteInfo(on: Executor, id: number, userId: number, now: Date): Promise<InviteInfo | null> {
  const { rows } = await on.execute<InviteInfo>(sql`
    select i.id::float8 as id, i.team_id::float8 as "teamId", i.competition_id::float8 as "competitionId", i.state,
      u.id::float8 as "inviterId", u.name as "inviterName", u.image as "inviterAvatar", c.title, t.name as team
    from team_invites i
    join users u on u.id = i.inviter_id
    join competitions c on c.id = i.competition_id and ${visibleTo(sql`${userId}::bigint`, now)}
    left join teams t on t.id = i.team_id
    where i.id = ${id} and i.user_id = ${userId}`)
  return rows[0] ?? null
}
