import { ApiError } from '../../platform/api-error.ts'
import type { Executor } from '../../platform/db/database.ts'
import { findOpenCompetition, findRankedCompetitions } from './scope.repo.ts'
import type { InvitationScope } from './scope.ts'

/** A scope as a call names it: exactly one of the two is given. */
export interface NamedScope {
  /** Name of a microsite. */
  name?: string | undefined
  cmptId?: number | undefined
}

/**
 * The scope that a reader names; one statement.
 * Throws `notFound` for one that does not exist, is not published, or is private and was not opened by the reader.
 */
export async function openScope(
  on: Executor,
  { cmptId }: NamedScope,
  { reader, now }: { reader: number | null; now: Date },
): Promise<InvitationScope> {
  // the site has no microsites yet, so that no name is known
  const competitionId = cmptId === undefined ? null : await findOpenCompetition(on, cmptId, { reader, now })
  if (competitionId === null) throw new ApiError('notFound')
  return { kind: 'competition', competitionId, competitionIds: [competitionId] }
}

/** Every scope in which somebody was invited and the ranking of a day may still change; one statement. */
export async function rankedScopes(on: Executor, at: Date): Promise<InvitationScope[]> {
  const ids = await findRankedCompetitions(on, at)
  return ids.map((competitionId) => ({ kind: 'competition', competitionId, competitionIds: [competitionId] }))
}
