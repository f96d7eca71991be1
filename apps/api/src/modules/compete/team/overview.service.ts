import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionTeams } from '@shulei/contract/compete/team/calls.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { presentSignupState } from '@shulei/domain/compete/competition/signup.ts'
import { triesTogether } from '@shulei/domain/compete/submission/tries.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Board, visibleBoard } from '../submission/board/open-lists.service.ts'
import {
  factsOf,
  limitsOf,
  rankOn,
  stateOfTeam,
  type TeamCompetition,
  type TeamFacts,
  teamCompetition,
} from './facts.service.ts'
import { type Around, findAround, type LookingRow } from './overview.repo.ts'
import type { Member } from './tables.ts'

type Teams = DataIn<typeof competitionTeams>

const iso = (at: number) => new Date(at).toISOString()
const personOut = ({ id, name, image }: Member) => ({ id, name, avatar: image })
const accountOut = (member: Member) => ({ ...personOut(member), userId: member.ssoId })

function teamOut(team: TeamFacts, competition: TeamCompetition, now: Instant): NonNullable<Teams['team']> {
  const { tries, rank } = stateOfTeam(team, competition, now)
  const { used, usedToday } = triesTogether(tries)
  const { maxTries, dailyLimit } = limitsOf(competition, now)
  const { id, name, avatar, manifesto, tutor, cheatStatus, scheduleId, captainId, members, looking } = team
  const captain = members.find((member) => member.id === captainId) ?? members[0]
  if (!captain) throw new Error(`team ${id} has no members`)
  return {
    ...{ id, name, avatar, manifesto, tutor, cheatStatus, scheduleId, rank, captain: personOut(captain) },
    members: members.map((member) => ({
      ...accountOut(member),
      role: member.id === captainId ? ('captain' as const) : ('member' as const),
      joinedAt: iso(member.joinedAt),
    })),
    looking: looking && { skills: [...looking.skills], time: looking.time },
    tries: { used, max: maxTries, usedToday, dailyLimit, leftToday: Math.max(0, dailyLimit - usedToday) },
  }
}

const lookingOut = (row: LookingRow, { teamMax, board }: { teamMax: number; board: Board | null }) => {
  const { id, name, avatar, manifesto, captain, size, members, skills, time, since, ranks, requestId } = row
  return {
    ...{ id, name, avatar, manifesto, size, skills, time, requestId },
    captain: accountOut(captain),
    members: members.map(personOut),
    since: iso(since),
    rank: rankOn(board, ranks),
    full: size >= teamMax,
  }
}

/** The lists around the own team in the form of the contract. */
const listsOut = ({ invites, received, sent }: Around): Pick<Teams, 'invites' | 'received' | 'sent'> => ({
  invites: invites.map(({ person, inviter, createdAt, ...invite }) => ({
    ...invite,
    person: accountOut(person),
    inviter: personOut(inviter),
    createdAt: iso(createdAt),
  })),
  received: received.map(({ inviter, createdAt, ...invite }) => ({
    ...invite,
    inviter: personOut(inviter),
    createdAt: iso(createdAt),
  })),
  sent: sent.map(({ createdAt, ...request }) => ({ ...request, createdAt: iso(createdAt) })),
})

/** A person's team in a competition with all that concerns it, and a page of teams that look for people; three statements. */
export async function teamsPage(
  { db, clock }: Platform,
  { cmptId, page, perPage }: { cmptId: number; page: number; perPage: number },
  userId: number,
): Promise<Teams> {
  const now = clock()
  const [competition, team, around] = await Promise.all([
    teamCompetition(db, cmptId, { reader: userId, now }),
    factsOf(db, cmptId, userId, now),
    findAround(db, { competitionId: cmptId, userId }, { limit: perPage, offset: (page - 1) * perPage }),
  ])
  const { teamMax, freezeAt, endTime, maxTries, dailyLimit } = limitsOf(competition, now)
  const { signup, inForce, open } = around
  const frozen = now >= freezeAt
  const board = visibleBoard(competition.schedules, now)
  return {
    cmptId,
    title: competition.title,
    stage: board?.stage ?? null,
    signupState: signup ? presentSignupState(signup.state, { signed: signup.signed, inForce }) : 0,
    limits: {
      ...{ teamMax, maxTries, dailyLimit, frozen, ended: now > endTime },
      freezeAt: iso(freezeAt),
      endTime: iso(endTime),
    },
    team: team && teamOut(team, competition, now),
    role: team && (team.captainId === userId ? 'captain' : 'member'),
    canDisband:
      team !== null && team.members.length === 1 && !team.hasSubmissions && team.cheatStatus === 0 && now <= endTime,
    teamJoinUndisposedCount: open,
    ...listsOut(around),
    looking: {
      // nobody can join a team any more once members stay as they are
      list: frozen ? [] : around.looking.map((row) => lookingOut(row, { teamMax, board })),
      total: frozen ? 0 : around.total,
      page,
      per_page: perPage,
    },
  }
}
