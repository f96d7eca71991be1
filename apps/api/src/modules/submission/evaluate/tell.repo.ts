import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { competitions } from '../../competition/tables.ts'
import { submissions } from '../tables.ts'

/** Whose entry it is, in which competition, and what became of it. */
export async function findEnded(tx: Tx, submissionId: number) {
  const [row] = await tx
    .select({
      userId: submissions.userId,
      no: submissions.no,
      status: submissions.status,
      list: submissions.list,
      scoreA: submissions.scoreA,
      competitionId: competitions.id,
      competition: competitions.title,
    })
    .from(submissions)
    .innerJoin(competitions, eq(competitions.id, submissions.competitionId))
    .where(eq(submissions.id, submissionId))
  return row
}
