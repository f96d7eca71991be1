import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { TeamingRefusal } from '@shulei/domain/compete/team/teaming.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { type TeamCompetition, type TeamFacts, teamCompetition, teamFacts } from './facts.service.ts'
import { lockTeams } from './team.repo.ts'

export interface OwnTeam {
  team: TeamFacts
  competition: TeamCompetition
}

/** A team of the caller. Throws `notFound` for another team, so that it looks like one that does not exist. */
export async function ownTeam(on: Executor, teamId: number, userId: number, now: Instant): Promise<OwnTeam> {
  const team = (await teamFacts(on, [teamId], now)).get(teamId)
  if (!team?.members.some((member) => member.id === userId)) throw new ApiError('notFound')
  return { team, competition: await teamCompetition(on, team.competitionId, { reader: userId, now }) }
}

/** Throws `notFound` for everybody but the members of a team, and `notCaptain` for those who are not its captain. */
export function requireCaptain({ members, captainId }: TeamFacts, userId: number): void {
  if (!members.some(({ id }) => id === userId)) throw new ApiError('notFound')
  if (captainId !== userId) throw new ApiError('notCaptain')
}

/**
 * The team whose captain the caller is (`B§6`), with its lock held until the transaction ends, before the end of the competition.
 * Throws `notFound`, `notCaptain` for its other members, and `competitionExpired`.
 */
export async function lockCaptainsTeam(tx: Tx, teamId: number, userId: number, now: Instant): Promise<OwnTeam> {
  await lockTeams(tx, [teamId])
  const own = await ownTeam(tx, teamId, userId, now)
  requireCaptain(own.team, userId)
  if (now > own.competition.endTime) throw new ApiError('competitionExpired')
  return own
}

const errors = {
  ended: 'competitionExpired',
  frozen: 'teamsFrozen',
  sameTeam: 'applicationFailed',
  notSolo: 'inviteeNotSolo',
  full: 'teamFull',
  risky: 'teamRisky',
  submits: 'mergedSubmitsExceeded',
  submitsToday: 'mergedTriesToday',
  roundsDiffer: 'roundsDiffer',
  evaluating: 'teamEvaluating',
} as const satisfies Record<TeamingRefusal, string>

/** The error of a refusal (`B§8`): a team of several that is too many has its own sentence. */
export function refusalError(reason: TeamingRefusal, guest: Pick<TeamFacts, 'members'>): ApiError {
  return new ApiError(reason === 'full' && guest.members.length > 1 ? 'mergedMembersExceeded' : errors[reason])
}
