import type { Data, DataIn } from '@shulei/contract/call.ts'
import type {
  answerJoinRequest,
  askToJoin,
  joinRequests,
  withdrawJoinRequest,
} from '@shulei/contract/compete/team/calls.ts'
import { triesTogether } from '@shulei/domain/compete/submission/tries.ts'
import { MAX_OPEN_REQUESTS } from '@shulei/domain/compete/team/limits.ts'
import type { TeamState } from '@shulei/domain/compete/team/teaming.ts'
import { MAX_REASON, reasonOf, reasonProblem } from '@shulei/domain/compete/team/texts.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBlockedBetween } from '../../base/block/block.service.ts'
import { lockInboxes } from '../../talk/message/inbox.service.ts'
import { type NewNotice, notify } from '../../talk/notice/notice.service.ts'
import type { Board } from '../submission/board/open-lists.service.ts'
import { rankLists } from '../submission/team-move.service.ts'
import { lockCaptainsTeam, type OwnTeam, refusalError, requireCaptain } from './captain.service.ts'
import { stateOfTeam, teamCompetition, teamFacts, verdictOf } from './facts.service.ts'
import { factsOfTeam, joinTeams } from './join.service.ts'
import {
  countOpenRequests,
  findRequest,
  findRequests,
  insertRequest,
  lockRequest,
  type RequestRow,
  setRequestState,
} from './request.repo.ts'
import { findTeamIdOf, lockTeams } from './team.repo.ts'

type Answer = Data<typeof answerJoinRequest>

/** The reason of a join request as it is stored. Throws `reasonRequired`, `reasonInvalid`. */
function reasonIn(message: string): string {
  const problem = reasonProblem(message)
  if (problem === 'empty') throw new ApiError('reasonRequired')
  if (problem) throw new ApiError('reasonInvalid', { facts: { max: MAX_REASON } })
  return reasonOf(message)
}

/**
 * Asks a team to take in the caller's team, of one or more, and notifies its captain. Throws the limit that would refuse the
 * acceptance now, except for an evaluation, which ends soon.
 */
export async function ask(
  { db, clock, limits }: Platform,
  { teamId, cmptId, message }: { teamId: number; cmptId: number; message: string },
  userId: number,
): Promise<Data<typeof askToJoin>> {
  const reason = reasonIn(message)
  await limits.take('teamContact', userId)
  return db.transaction(async (tx) => {
    const now = clock()
    const competition = await teamCompetition(tx, cmptId, { reader: userId, now })
    const ownId = await findTeamIdOf(tx, cmptId, userId)
    await lockTeams(tx, ownId === null ? [teamId] : [teamId, ownId])
    const teams = await teamFacts(tx, ownId === null ? [teamId] : [teamId, ownId], now)
    const host = teams.get(teamId)
    if (host?.competitionId !== cmptId) throw new ApiError('notFound')
    const guest = ownId === null ? undefined : teams.get(ownId)
    if (!guest?.members.some(({ id }) => id === userId)) throw new ApiError('notSignedUp')
    if (guest.captainId !== userId) throw new ApiError('notCaptain')
    const verdict = verdictOf({ host, guest }, { kind: 'join', competition, now })
    if (verdict.reason !== null && verdict.reason !== 'evaluating') throw refusalError(verdict.reason, guest)
    if ((await countOpenRequests(tx, guest.id)) >= MAX_OPEN_REQUESTS) throw new ApiError('applicationFailed')
    const requestId = await insertRequest(tx, {
      ...{ competitionId: cmptId, teamId, applicantTeamId: guest.id, applicantId: userId },
      ...{ message: reason, createdAt: new Date(now) },
    })
    if (requestId === null) throw new ApiError('applicationFailed')
    // under these locks, a block of either side is either visible or waits for this transaction
    await lockInboxes(tx, [userId, host.captainId])
    if (await isBlockedBetween(tx, userId, host.captainId)) throw new ApiError('teamBlocked')
    const facts = { ...factsOfTeam(competition, host), ...(guest.members.length > 1 && { other: guest.name }) }
    const subject = `request:${requestId}`
    const event = { recipientId: host.captainId, kind: 'teamAsked' as const, actorId: userId, subject, facts, at: now }
    await notify(tx, event, { isLocked: true })
    return { requestId, state: 'pending' as const }
  })
}

/** The tries that a team would add to another one: those that count for the other one already are not counted again. */
const addedTries = (host: TeamState, guest: TeamState) =>
  triesTogether([...host.tries, ...guest.tries]).used - triesTogether(host.tries).used

/** Join requests for the captain of a team; three statements. */
export async function listRequests(
  { db, clock }: Platform,
  { teamId, cmptId }: { teamId: number; cmptId: number },
  userId: number,
): Promise<DataIn<typeof joinRequests>> {
  const now = clock()
  const rows = await findRequests(db, teamId)
  // the own team with those of the requests, whose facts are read alike
  const teams = await teamFacts(db, [teamId, ...rows.map((row) => row.applicantTeamId)], now)
  const own = teams.get(teamId)
  if (!own) throw new ApiError('notFound')
  requireCaptain(own, userId)
  if (own.competitionId !== cmptId) throw new ApiError('notFound')
  const competition = await teamCompetition(db, cmptId, { reader: userId, now })
  const host = stateOfTeam(own, competition, now)
  const list = rows.map(({ id, applicantTeamId, message, state, createdAt, applicant }) => {
    const team = teams.get(applicantTeamId)
    const facts = team && stateOfTeam(team, competition, now)
    const members = team?.members.map((member) => ({ id: member.id, name: member.name, avatar: member.image })) ?? []
    return {
      ...{ requestId: id, message, state, createdAt: new Date(createdAt).toISOString() },
      applicant: { id: applicant.id, userId: applicant.ssoId, name: applicant.name, avatar: applicant.image },
      team:
        team && facts
          ? {
              id: team.id,
              name: team.name,
              avatar: team.avatar,
              members,
              tries: addedTries(host, facts),
              rank: facts.rank,
            }
          : null,
      reason:
        team && state === 'pending'
          ? verdictOf({ host: own, guest: team }, { kind: 'join', competition, now }).reason
          : null,
    }
  })
  return { list, open: rows[0]?.open ?? 0 }
}

/** The error of a request that is not open any more (`B§8`). */
export async function requestNotOpen(
  on: Executor,
  { state, competitionId, applicantId }: RequestRow,
): Promise<ApiError> {
  if (state !== 'void') return new ApiError('joinRequestFailed')
  const present = await findTeamIdOf(on, competitionId, applicantId)
  return new ApiError(present === null ? 'teamStatusUnknown' : 'teamAlreadyJoined')
}

async function accept(tx: Tx, { team: host, competition }: OwnTeam, { row, userId, now }: Deciding): Promise<Board[]> {
  const guest = (await teamFacts(tx, [row.applicantTeamId], now)).get(row.applicantTeamId)
  if (!guest) throw new ApiError('teamStatusUnknown')
  const { reason } = verdictOf({ host, guest }, { kind: 'join', competition, now })
  if (reason === 'full' && guest.members.length === 1) throw new ApiError('joinRequestFailed')
  if (reason !== null) throw refusalError(reason, guest)
  await setRequestState(tx, row.id, 'accepted', new Date(now))
  const { notices, boards } = await joinTeams(tx, { host, guest }, { competition, operatorId: userId, now })
  const accepted: NewNotice = {
    recipientId: row.applicantId,
    kind: 'teamAccepted',
    actorId: userId,
    subject: `request:${row.id}`,
    facts: factsOfTeam(competition, host),
    at: now,
  }
  // the notice of a merge also tells the captain who asked for it
  const isTold = notices.some(({ kind, recipientId }) => kind === 'teamMerged' && recipientId === row.applicantId)
  await notify(tx, isTold ? notices : [accepted, ...notices])
  return boards
}

async function deny(tx: Tx, { team, competition }: OwnTeam, { row, userId, now }: Deciding): Promise<void> {
  await setRequestState(tx, row.id, 'denied', new Date(now))
  const facts = factsOfTeam(competition, team)
  const subject = `request:${row.id}`
  await notify(tx, { recipientId: row.applicantId, kind: 'teamDenied', actorId: userId, subject, facts, at: now })
}

interface Deciding {
  row: RequestRow
  userId: number
  now: number
}

/** Accepts or denies a join request, once, under the locks of both teams. */
export async function answer(
  platform: Platform,
  { teamId, requestId, action }: { teamId: number; requestId: number; action: 'accept' | 'deny' },
  userId: number,
): Promise<Answer> {
  let boards: Board[] = []
  const answered = await platform.db.transaction(async (tx): Promise<Answer> => {
    const now = platform.clock()
    const named = await findRequest(tx, teamId, requestId)
    await lockTeams(tx, named ? [teamId, named.applicantTeamId] : [teamId])
    const own = await lockCaptainsTeam(tx, teamId, userId, now)
    const row = named && (await lockRequest(tx, requestId))
    if (!row) throw new ApiError('notFound')
    if (row.state !== 'pending') throw await requestNotOpen(tx, row)
    if (action === 'accept') boards = await accept(tx, own, { row, userId, now })
    else await deny(tx, own, { row, userId, now })
    return { requestId, state: action === 'accept' ? 'accepted' : 'denied' }
  })
  await rankLists(platform, boards)
  return answered
}

/** Withdraws a join request; for the person who sent it, and for the captain of the team that asks. */
export async function withdraw(
  { db, clock }: Platform,
  { teamId, requestId }: { teamId: number; requestId: number },
  userId: number,
): Promise<Data<typeof withdrawJoinRequest>> {
  return db.transaction(async (tx) => {
    const now = clock()
    const named = await findRequest(tx, teamId, requestId)
    if (!named) throw new ApiError('notFound')
    if (named.applicantId !== userId) {
      const asking = (await teamFacts(tx, [named.applicantTeamId], now)).get(named.applicantTeamId)
      if (asking?.captainId !== userId) throw new ApiError('notFound')
    }
    const row = await lockRequest(tx, requestId)
    if (row?.state !== 'pending') throw new ApiError('joinRequestFailed')
    await setRequestState(tx, requestId, 'withdrawn', new Date(now))
    return { requestId, state: 'withdrawn' as const }
  })
}
