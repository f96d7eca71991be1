import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { SessionReviewer } from '../../../../platform/context.ts'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { competitions } from '../../competition/tables.ts'
import { reviewerSessions, reviewers, reviewSettings } from '../tables.ts'

const reviewerColumns = {
  id: reviewers.id,
  name: reviewers.name,
  organization: reviewers.organization,
  role: reviewers.role,
  competitionId: competitions.id,
  title: competitions.title,
  isBlind: reviewSettings.isBlind,
  opensAt: reviewSettings.opensAt,
  deadline: reviewSettings.deadline,
  publishedAt: reviewSettings.publishedAt,
}

type Column = keyof typeof reviewerColumns
type Row = { [K in Exclude<Column, 'publishedAt'>]: (typeof reviewerColumns)[K]['_']['data'] } & {
  publishedAt: Date | null
}

/** A reviewer with the review they belong to. */
export type FoundReviewer = Omit<SessionReviewer, 'sessionId'>

const reviewerOf = ({ role, competitionId, title, opensAt, deadline, publishedAt, ...row }: Row): FoundReviewer => ({
  ...row,
  role: role as FoundReviewer['role'],
  competition: { id: competitionId, title },
  opensAt: opensAt.getTime(),
  deadline: deadline.getTime(),
  publishedAt: publishedAt?.getTime() ?? null,
})

/** A reviewer by their account, with the hash of the password. */
export async function findAccount(on: Executor, account: string) {
  const [row] = await on
    .select({ ...reviewerColumns, password: reviewers.password })
    .from(reviewers)
    .innerJoin(competitions, eq(competitions.id, reviewers.competitionId))
    .innerJoin(reviewSettings, eq(reviewSettings.competitionId, reviewers.competitionId))
    .where(eq(reviewers.account, account))
  if (!row) return null
  const { password, ...reviewer } = row
  return { password, reviewer: reviewerOf(reviewer) }
}

/** The reviewer of a session that has not ended. */
export async function findReviewer(on: Executor, tokenHash: string, now: Date): Promise<SessionReviewer | null> {
  const [row] = await on
    .select({ ...reviewerColumns, sessionId: reviewerSessions.id })
    .from(reviewerSessions)
    .innerJoin(reviewers, eq(reviewers.id, reviewerSessions.reviewerId))
    .innerJoin(competitions, eq(competitions.id, reviewers.competitionId))
    .innerJoin(reviewSettings, eq(reviewSettings.competitionId, reviewers.competitionId))
    .where(and(eq(reviewerSessions.tokenHash, tokenHash), gt(reviewerSessions.expiresAt, now)))
  if (!row) return null
  const { sessionId, ...reviewer } = row
  return { ...reviewerOf(reviewer), sessionId }
}

/** Stores a session, and removes those that have ended. */
export async function insertSession(tx: Tx, values: typeof reviewerSessions.$inferInsert): Promise<void> {
  await tx.delete(reviewerSessions).where(lt(reviewerSessions.expiresAt, values.createdAt))
  await tx.insert(reviewerSessions).values(values)
}

/** Ends a session; answers whether there was one. */
export async function deleteSession(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(reviewerSessions)
    .where(eq(reviewerSessions.tokenHash, tokenHash))
    .returning({ one: sql`1` })
  return rows.length > 0
}
