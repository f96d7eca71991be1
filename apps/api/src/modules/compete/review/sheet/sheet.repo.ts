import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/database.ts'
import { projects, reviewers, reviewSettings, reviewWishes, scoreSheets } from '../tables.ts'

/** How the review of a reviewer stands now. Locked for sharing, so that results are not published in between. */
export async function lockReview(tx: Tx, competitionId: number) {
  const [row] = await tx
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.competitionId, competitionId))
    .for('share')
  if (!row) return null
  return {
    criteria: row.criteria as Criterion[],
    opensAt: row.opensAt.getTime(),
    deadline: row.deadline.getTime(),
    publishedAt: row.publishedAt?.getTime() ?? null,
  }
}

/** Takes the lock of a reviewer's sheet of a project; null where the project is not assigned to them. */
export async function lockSheet(tx: Tx, ids: { projectId: number; reviewerId: number; competitionId: number }) {
  const [row] = await tx
    .select({ sheet: scoreSheets, name: reviewers.name })
    .from(scoreSheets)
    .innerJoin(reviewers, eq(reviewers.id, scoreSheets.reviewerId))
    .innerJoin(projects, eq(projects.id, scoreSheets.projectId))
    .where(
      and(
        eq(scoreSheets.projectId, ids.projectId),
        eq(scoreSheets.reviewerId, ids.reviewerId),
        eq(projects.competitionId, ids.competitionId),
      ),
    )
    .for('update', { of: scoreSheets })
  return row ?? null
}

/** Whether a project of this id is in a competition. */
export async function hasProject(tx: Tx, projectId: number, competitionId: number): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.competitionId, competitionId)))
  return rows.length > 0
}

export async function updateSheet(
  tx: Tx,
  id: number,
  values: Partial<typeof scoreSheets.$inferInsert>,
): Promise<typeof scoreSheets.$inferSelect> {
  const [row] = await tx.update(scoreSheets).set(values).where(eq(scoreSheets.id, id)).returning()
  if (!row) throw new Error('a score sheet is gone')
  return row
}

type WishValues = typeof reviewWishes.$inferInsert

/** Stores, changes or removes a wish; answers the one before. */
export async function putWish(
  tx: Tx,
  { kind, ...values }: Omit<WishValues, 'kind'> & { kind: WishValues['kind'] | null },
): Promise<WishValues['kind'] | null> {
  const { projectId, reviewerId } = values
  const own = and(eq(reviewWishes.projectId, projectId), eq(reviewWishes.reviewerId, reviewerId))
  const [before] = await tx.select({ kind: reviewWishes.kind }).from(reviewWishes).where(own).for('update')
  if (kind === null) await tx.delete(reviewWishes).where(own)
  else {
    await tx
      .insert(reviewWishes)
      .values({ ...values, kind })
      .onConflictDoUpdate({
        target: [reviewWishes.projectId, reviewWishes.reviewerId],
        set: { kind, reason: values.reason ?? '' },
      })
  }
  return before?.kind ?? null
}
