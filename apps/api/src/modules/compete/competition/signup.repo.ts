import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { runsCompetition } from '../../publish/microsite/tables.ts'
import { signups } from './tables.ts'

type NewSignup = Omit<typeof signups.$inferInsert, 'inviterId'> & { inviterId: SQL | null }

export type SignupRow = typeof signups.$inferSelect

const of = (competitionId: number, userId: number) =>
  and(eq(signups.competitionId, competitionId), eq(signups.userId, userId))

export async function findSignup(on: Executor, competitionId: number, userId: number): Promise<SignupRow | null> {
  const [row] = await on.select().from(signups).where(of(competitionId, userId))
  return row ?? null
}

/** Takes the lock of a person's sign-up, so that repeated saves of one form wait for each other. */
export async function lockSignup(tx: Tx, competitionId: number, userId: number): Promise<SignupRow | null> {
  const [row] = await tx.select().from(signups).where(of(competitionId, userId)).for('update')
  return row ?? null
}

/** The id of a person as a value of a row; null in the row when there is no such person. */
export const existingUser = (id: number | null): SQL | null =>
  id === null ? null : sql`(select id from ${users} where id = ${id})`

/** Number of people who have begun to sign up; nobody else begins until the transaction ends. */
export async function lockAndCount(tx: Tx, competitionId: number): Promise<number> {
  await tx.execute(sql`select 1 from competitions where id = ${competitionId} for no key update`)
  return tx.$count(signups, eq(signups.competitionId, competitionId))
}

/** Adds a sign-up; an existing one stays as it is. */
export async function insertSignup(on: Executor, row: NewSignup): Promise<void> {
  await on
    .insert(signups)
    .values(row)
    .onConflictDoNothing({ target: [signups.competitionId, signups.userId] })
}

/** Whether a person runs a competition. */
export async function isOrganizer(on: Executor, competitionId: number, userId: number, now: Date): Promise<boolean> {
  const { rows } = await on.execute<{ runs: boolean }>(
    sql`select ${runsCompetition(userId, competitionId, now)} as runs`,
  )
  return rows[0]?.runs ?? false
}

export async function updateSignup(
  tx: Tx,
  id: number,
  change: Partial<Pick<SignupRow, 'state' | 'agreementVersion' | 'form' | 'completedAt'>> & { updatedAt: Date },
): Promise<void> {
  await tx.update(signups).set(change).where(eq(signups.id, id))
}
