import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionTeams, joinRequests } from '@shulei/contract/compete/team/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { findTeam } from '@shulei/domain/address/competition.ts'

/** The reader's team in a competition with all that concerns it. */
export type Teams = Data<typeof competitionTeams>
export type Team = NonNullable<Teams['team']>
export type TeamMember = Team['members'][number]

/** Ids of panels that links and the focus go to. */
export const panelIds = { own: 'own-team', sent: 'sent-requests', find: findTeam }

/** Teams that look for people per page. */
const perPage = 12

/** Arguments of the call, shared by loader and components. */
export const teamsArgs = (competitionId: number, page: number): Args<typeof competitionTeams> => ({
  query: { cmptId: competitionId, page, per_page: perPage },
})

/** Reads the page of teams that look for people from the address. Invalid values count as absent. */
export function parsePage(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

export const useTeams = (competitionId: number, page: number) =>
  useCall(refs.competitionTeams, teamsArgs(competitionId, page), { keepPreviousData: true })

/** Why the members of a team cannot change now, or null. */
export function fixedBy({ limits, team }: Teams): 'ended' | 'risky' | 'frozen' | null {
  if (limits.ended) return 'ended'
  if (team && team.cheatStatus !== 0) return 'risky'
  return limits.frozen ? 'frozen' : null
}

/** Whether the reader is a captain who can take in more people, and so may look for them. */
export const canLookForPeople = (teams: Teams): boolean =>
  teams.role === 'captain' &&
  fixedBy(teams) === null &&
  teams.team !== null &&
  teams.team.members.length < teams.limits.teamMax

/** Whether name, manifesto and tutor can be changed, and the captaincy handed over, by the captain. */
export const isOpenToCaptain = ({ limits, team, role }: Teams): boolean =>
  role === 'captain' && !limits.ended && team?.cheatStatus === 0

/** A join request to the reader's team. */
export type JoinRequest = Data<typeof joinRequests>['list'][number]

/** Arguments of the call for the join requests to a team, shared by loader and components. */
export const requestsArgs = (competitionId: number, teamId: number): Args<typeof joinRequests> => ({
  params: { id: teamId },
  query: { cmptId: competitionId },
})
