import * as racesAddress from '@shulei/domain/address/races.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { type MicrositeScope, micrositeScope, micrositeScopes } from '../microsite/scope.service.ts'
import { findDueMicrosites, findOpenCompetition, findRankedCompetitions } from './scope.repo.ts'
import type { InvitationScope } from './scope.ts'

/** A scope as a call names it: exactly one of the two is given. */
export interface NamedScope {
  /** Name of a microsite. */
  name?: string | undefined
  cmptId?: number | undefined
}

const homes = { race: racesAddress.landing, special: specialAddress.landing }

const ofMicrosite = ({ name, kind, competitionIds }: MicrositeScope): InvitationScope => ({
  ...{ kind: 'microsite', microsite: name, page: homes[kind]({ name }), competitionIds },
})

/**
 * The scope that a reader names; one statement.
 * Throws `notFound` for one that does not exist, is not published, or is a private competition that the reader has not opened.
 */
export async function openScope(
  on: Executor,
  { name, cmptId }: NamedScope,
  { reader, now }: { reader: number | null; now: Date },
): Promise<InvitationScope> {
  if (name !== undefined) {
    const found = await micrositeScope(on, name, now)
    if (!found) throw new ApiError('notFound')
    return ofMicrosite(found)
  }
  const competitionId = cmptId === undefined ? null : await findOpenCompetition(on, cmptId, { reader, now })
  if (competitionId === null) throw new ApiError('notFound')
  return { kind: 'competition', competitionId, competitionIds: [competitionId] }
}

/** Every scope in which somebody was invited and the ranking of an instant is missing; three statements. */
export async function rankedScopes(on: Executor, at: Date): Promise<InvitationScope[]> {
  const ids = await findRankedCompetitions(on, at)
  const competitions = ids.map(
    (competitionId): InvitationScope => ({ kind: 'competition', competitionId, competitionIds: [competitionId] }),
  )
  const sites = await micrositeScopes(on, at)
  const due = await findDueMicrosites(on, sites, at)
  return [...competitions, ...sites.filter(({ name }) => due.includes(name)).map(ofMicrosite)]
}
