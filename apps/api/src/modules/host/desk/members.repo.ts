import type { HostRole } from '@shulei/domain/host/desk/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { competitionMembers } from './tables.ts'

const ofMember = (competitionId: number, userId: number) =>
  and(eq(competitionMembers.competitionId, competitionId), eq(competitionMembers.userId, userId))

/** The role of a person at a desk; null without one. `lock` keeps it until the transaction ends. */
export async function findRole(
  on: Executor,
  { competitionId, userId }: { competitionId: number; userId: number },
  { lock = false } = {},
): Promise<HostRole | null> {
  const wanted = on
    .select({ role: competitionMembers.role })
    .from(competitionMembers)
    .where(ofMember(competitionId, userId))
  const [row] = await (lock ? wanted.for('no key update') : wanted)
  return row?.role ?? null
}

export interface MemberRow extends Record<string, unknown> {
  id: number
  name: string
  avatar: string | null
  role: HostRole
  /** Epoch milliseconds. */
  since: number
}

/** The people who run a competition, its owner first. */
export async function findMembers(on: Executor, competitionId: number): Promise<MemberRow[]> {
  const { rows } = await on.execute<MemberRow>(sql`
    select u.id::float8 as id, u.name, u.image as avatar, m.role, (${ms('m.added_at')})::float8 as since
    from competition_members m join users u on u.id = m.user_id
    where m.competition_id = ${competitionId} order by m.role <> 'owner', m.added_at, u.id`)
  return rows
}

/** Stores the role of a person, who has one or not. */
export async function setRole(tx: Tx, row: typeof competitionMembers.$inferInsert): Promise<void> {
  await tx
    .insert(competitionMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [competitionMembers.competitionId, competitionMembers.userId],
      set: { role: row.role },
    })
}

export async function removeRole(tx: Tx, competitionId: number, userId: number): Promise<void> {
  await tx.delete(competitionMembers).where(ofMember(competitionId, userId))
}

/** Whether a person has begun to sign up for a competition. */
export async function hasEntered(on: Executor, competitionId: number, userId: number): Promise<boolean> {
  const { rows } = await on.execute<{ entered: boolean }>(sql`
    select exists (select 1 from signups where competition_id = ${competitionId} and user_id = ${userId}) as entered`)
  return rows[0]?.entered ?? false
}

/** The name and picture of a person whose account is open; null without one. */
export async function findPerson(on: Executor, userId: number) {
  const { rows } = await on.execute<{ id: number; name: string; avatar: string | null }>(sql`
    select id::float8 as id, name, image as avatar from users where id = ${userId} and closed_at is null`)
  return rows[0] ?? null
}
