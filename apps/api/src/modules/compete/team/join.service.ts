import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { TriesOfPerson } from '@shulei/domain/compete/submission/tries.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { searchText } from '../../../platform/search-text.ts'
import type { NewNotice } from '../../talk/notice/notice.service.ts'
import { raiseMovedTries } from '../sign/sign.service.ts'
import type { Board } from '../submission/board/open-lists.service.ts'
import { moveSubmissions } from '../submission/team-move.service.ts'
import type { Pair, TeamCompetition, TeamFacts } from './facts.service.ts'
import {
  afterJoin,
  deleteTeam,
  insertChanges,
  moveMembers,
  setSignupStates,
  voidAround,
  voidInvitesTo,
} from './join.repo.ts'

/** Work that a change of teams leaves: notices within its transaction, and lists to rank after it. */
export interface Aftermath {
  notices: NewNotice[]
  boards: Board[]
}

/** Facts of a notice about a team. */
export const factsOfTeam = (competition: TeamCompetition, team: Pick<TeamFacts, 'id' | 'name'>) => ({
  competitionId: competition.id,
  competition: competition.title,
  teamId: team.id,
  team: team.name,
})

/** Tries of today, in all schedules, that count for a team and belong to it, of its people for whom `isOf` holds. */
export const triesToday = ({ id, tries }: TeamFacts, isOf: (own: TriesOfPerson) => boolean = () => true): number =>
  tries.reduce((total, own) => total + (own.teamId === id && isOf(own) ? own.usedToday : 0), 0)

/** Notices to those who asked a team that is gone now. */
export const goneNotices = (
  orphans: readonly { requestId: number; applicantId: number }[],
  { competition, team, now }: { competition: TeamCompetition; team: TeamFacts; now: Instant },
): NewNotice[] =>
  orphans.map(({ requestId, applicantId }) => ({
    recipientId: applicantId,
    kind: 'teamGone',
    subject: `request:${requestId}`,
    facts: factsOfTeam(competition, team),
    at: now,
  }))

/** Notices to everybody in two teams that have become one, when more than a solo entrant has moved. */
const mergedNotices = (
  { host, guest }: Pair,
  { competition, now, change }: { competition: TeamCompetition; now: Instant; change: number },
): NewNotice[] =>
  guest.members.length === 1
    ? []
    : [...host.members, ...guest.members].map((member) => ({
        recipientId: member.id,
        kind: 'teamMerged',
        subject: `change:${change}`,
        facts: { ...factsOfTeam(competition, host), other: guest.name },
        at: now,
      }))

/**
 * Moves a team's members and submissions into another one (docs/decisions/055). The caller holds the locks of both teams and has the
 * domain's verdict on their present state; it sends the notices and ranks the lists of the answer.
 */
export async function joinTeams(
  tx: Tx,
  { host, guest }: Pair,
  { competition, operatorId, now }: { competition: TeamCompetition; operatorId: number; now: Instant },
): Promise<Aftermath> {
  const at = new Date(now)
  const ids = guest.members.map((member) => member.id)
  const everybody = [...host.members, ...guest.members]
  const boards = await moveSubmissions(tx, { from: guest.id, to: host.id, metric: competition.metric })
  const tries = triesToday(guest)
  const move = { way: 'joined' as const, fromTeam: guest.id, toTeam: host.id, people: ids, tries }
  await raiseMovedTries(tx, { competitionId: competition.id, ...move, now })
  await moveMembers(tx, { from: guest.id, to: host.id, at })
  const orphans = await voidAround(tx, guest.id, at)
  await voidInvitesTo(tx, host.id, ids, at)
  const kind = ids.length > 1 ? ('merged' as const) : ('joined' as const)
  const changes = await insertChanges(
    tx,
    ids.map((userId) => ({
      ...{ competitionId: competition.id, teamId: host.id, kind, operatorId, userId },
      ...{ otherTeamId: guest.id, createdAt: at },
    })),
  )
  await deleteTeam(tx, guest.id)
  await afterJoin(tx, host.id, {
    searchText: searchText({ names: [host.name], people: everybody.map((member) => member.name) }),
    full: everybody.length >= competition.teamMax,
    at,
  })
  await setSignupStates(
    tx,
    competition.id,
    everybody.map((member) => member.id),
    { state: 4, at },
  )
  const change = changes[0] ?? 0
  const notices = [
    ...mergedNotices({ host, guest }, { competition, now, change }),
    ...goneNotices(orphans, { competition, team: guest, now }),
  ]
  return { notices, boards }
}
