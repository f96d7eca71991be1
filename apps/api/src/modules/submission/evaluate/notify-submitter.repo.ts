import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { competitions } from '../../competition/tables.ts'
import { submissions } from '../tables.ts'

/** Submitter, competition and result of a submission whose evaluation has ended. */
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
