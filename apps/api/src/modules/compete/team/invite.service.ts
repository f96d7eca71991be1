import type { DataIn } from '@shulei/contract/call.ts'
import type {
  agreeTeamInvite,
  inviteUser,
  refuseTeamInvite,
  removeInvite,
  teamInvite,
} from '@shulei/contract/compete/team/calls.ts'
import { inviteResult } from '@shulei/domain/compete/team/invite.ts'
import { MAX_OPEN_INVITES } from '@shulei/domain/compete/team/limits.ts'
import { inLang } from '@shulei/domain/talk/notice/lines.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Lang, SessionUser } from '../../../platform/context.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBlockedBetween } from '../../base/block/block.service.ts'
import { lockInboxes } from '../../talk/message/inbox.service.ts'
import { type NewNotice, notify } from '../../talk/notice/notice.service.ts'
import type { Board } from '../submission/board/open-lists.service.ts'
import { rankLists } from '../submission/team-move.service.ts'
import { lockCaptainsTeam, refusalError } from './captain.service.ts'
import { findTeamCompetition } from './facts.repo.ts'
import { factsOf, nobodysTeam, teamCompetition, teamFacts, verdictOf } from './facts.service.ts'
import {
  countOpenInvites,
  findInvite,
  findInviteInfo,
  findPerson,
  type InviteRow,
  insertInvite,
  lockInvite,
  removeOpenInvite,
  setInviteState,
  whyTeamless,
} from './invite.repo.ts'
import { factsOfTeam, joinTeams } from './join.service.ts'
import { findTeamIdOf, lockTeams } from './team.repo.ts'

type Outcome = DataIn<typeof agreeTeamInvite>

/** A person for an invitation. Throws `userNotExist`. */
export async function invitee(on: Executor, userId: number) {
  const person = await findPerson(on, userId)
  if (!person) throw new ApiError('userNotExist', { facts: { id: userId } })
  return person
}

/**
 * Invites a person into the caller's team and notifies them. A person who has not signed up can be invited, and accepts after the
 * sign-up. Throws the limit that would refuse the acceptance now, except for an evaluation, which ends soon.
 */
export async function invite(
  { db, clock, limits }: Platform,
  { userId, teamId, cmptId }: { userId: number; teamId: number; cmptId: number },
  user: SessionUser,
): Promise<DataIn<typeof inviteUser>> {
  await limits.take('teamContact', user.id)
  return db.transaction(async (tx) => {
    const now = clock()
    const { team: host, competition } = await lockCaptainsTeam(tx, teamId, user.id, now)
    if (competition.id !== cmptId) throw new ApiError('notFound')
    const person = await invitee(tx, userId)
    // a notice would tell a person of a private competition that exists
    if (!(await findTeamCompetition(tx, cmptId, { reader: userId, now }))) throw new ApiError('inviteeLockedOut')
    const guest = (await factsOf(tx, cmptId, userId, now)) ?? nobodysTeam(host, person)
    const { reason } = verdictOf({ host, guest }, { kind: 'invite', competition, now })
    if (reason === 'sameTeam') throw new ApiError('inviteeInTeam')
    if (reason !== null && reason !== 'evaluating') throw refusalError(reason, guest)
    if ((await countOpenInvites(tx, teamId)) >= MAX_OPEN_INVITES) {
      throw new ApiError('tooManyInvites', { facts: { max: MAX_OPEN_INVITES } })
    }
    const row = { competitionId: cmptId, teamId, inviterId: user.id, userId, createdAt: new Date(now) }
    const inviteId = await insertInvite(tx, row)
    if (inviteId === null) throw new ApiError('alreadyInvited')
    // under these locks, a block of either side is either visible or waits for this transaction
    await lockInboxes(tx, [user.id, userId])
    if (await isBlockedBetween(tx, user.id, userId)) throw new ApiError('teamBlocked')
    const event: NewNotice = {
      recipientId: userId,
      kind: 'invited',
      actorId: user.id,
      subject: `invite:${inviteId}`,
      facts: { ...factsOfTeam(competition, host), inviteId },
      at: now,
    }
    await notify(tx, event, { isLocked: true })
    const captain = host.members.find(({ id }) => id === user.id)
    return {
      inviteId,
      person: { id: person.id, userId: person.ssoId, name: person.name, avatar: person.image },
      inviter: { id: user.id, name: captain?.name ?? '', avatar: captain?.image ?? null },
      state: 'invited' as const,
      createdAt: new Date(now).toISOString(),
    }
  })
}

/** Withdraws an open invitation of the caller's team. Throws `notFound` when there is none. */
export async function withdrawInvite(
  { db, clock }: Platform,
  { userId, teamId }: { userId: number; teamId: number },
  captainId: number,
): Promise<DataIn<typeof removeInvite>> {
  return db.transaction(async (tx) => {
    const now = clock()
    await lockCaptainsTeam(tx, teamId, captainId, now)
    const inviteId = await removeOpenInvite(tx, { teamId, userId, at: new Date(now) })
    if (inviteId === null) throw new ApiError('notFound')
    return { inviteId, state: 'removed' as const }
  })
}

/** An invitation for the dialog. Throws `notFound` for everybody but the person who was invited. */
export async function readInvite(
  { db, clock }: Platform,
  inviteId: number,
  { user, lang }: { user: SessionUser; lang: Lang },
): Promise<DataIn<typeof teamInvite>> {
  const row = await findInviteInfo(db, inviteId, user.id, new Date(clock()))
  if (!row) throw new ApiError('notFound')
  const { id, teamId, competitionId, state, inviterId, inviterName, inviterAvatar, title, team } = row
  return {
    ...{ id, inviteId: id, team_id: teamId, teamId, cmpt_id: competitionId, userId: user.ssoId, state },
    ...{ inviter_id: inviterId, inviter_name: inviterName, inviter_avatar: inviterAvatar },
    ...{ cmpt_title: inLang(title, lang), team_name: team ?? '' },
  }
}

interface Answered {
  outcome: Outcome
  boards: Board[]
}

const failed = (reason: Outcome['reason'] = null, result = 0): Answered => ({ outcome: { result, reason }, boards: [] })

/** The answer of an invitation that is not open any more: a repeated acceptance is a success. */
function notOpen({ state }: InviteRow, isMember: boolean): Answered {
  if (state === 'agreed' && isMember) return { outcome: { result: 1 }, boards: [] }
  return failed(state === 'agreed' || state === 'refused' ? 'answered' : 'withdrawn')
}

/** The invitation of the caller that a page names. Throws `notFound` unless team and competition agree with it. */
async function namedInvite(
  on: Executor,
  { inviteId, teamId, competitionId }: { inviteId: number; teamId: number; competitionId?: number },
  userId: number,
): Promise<InviteRow> {
  const row = await findInvite(on, inviteId, userId)
  const agrees = row?.teamId === teamId && (competitionId === undefined || row.competitionId === competitionId)
  if (!row || !agrees) throw new ApiError('notFound')
  return row
}

/**
 * Accepts under the locks of both teams; null when the person came into another team while the locks were awaited: the caller starts
 * again.
 */
async function agreeOnce(
  tx: Tx,
  { row, userId, now }: { row: InviteRow; userId: number; now: number },
): Promise<Answered | null> {
  const { competitionId, teamId } = row
  const guestId = await findTeamIdOf(tx, competitionId, userId)
  const teamIds = guestId === null ? [teamId] : [teamId, guestId]
  await lockTeams(tx, teamIds)
  if ((await findTeamIdOf(tx, competitionId, userId)) !== guestId) return null
  const present = (await lockInvite(tx, row.id)) ?? row
  if (present.state !== 'invited') return notOpen(present, guestId === teamId)
  const competition = await teamCompetition(tx, competitionId, { reader: userId, now })
  const teams = await teamFacts(tx, teamIds, now)
  const host = teams.get(teamId)
  const guest = guestId === null ? host && nobodysTeam(host, await invitee(tx, userId)) : teams.get(guestId)
  if (!host || !guest) return failed('withdrawn')
  const { reason } = verdictOf({ host, guest }, { kind: 'invite', competition, now })
  if (reason !== null) return failed(reason, inviteResult(reason))
  // a sign-up would be in vain where a limit refuses, so that the limit comes first, as in the preview
  if (guestId === null) return failed(await whyTeamless(tx, { competitionId, userId, now }))
  await setInviteState(tx, row.id, 'agreed', new Date(now))
  const { notices, boards } = await joinTeams(tx, { host, guest }, { competition, operatorId: userId, now })
  const agreed: NewNotice = {
    recipientId: row.inviterId,
    kind: 'inviteAgreed',
    actorId: userId,
    subject: `invite:${row.id}`,
    facts: factsOfTeam(competition, host),
    at: now,
  }
  await notify(tx, [agreed, ...notices])
  return { outcome: { result: 1 }, boards }
}

/** Accepts an invitation (`A§4`). A refusal changes nothing, and the invitation stays open. */
export async function agreeInvite(
  platform: Platform,
  { inviteId, teamId, competitionId }: { inviteId: number; teamId: number; competitionId: number },
  userId: number,
): Promise<Outcome> {
  for (;;) {
    const answered = await platform.db.transaction(async (tx) => {
      const row = await namedInvite(tx, { inviteId, teamId, competitionId }, userId)
      return agreeOnce(tx, { row, userId, now: platform.clock() })
    })
    if (!answered) continue
    await rankLists(platform, answered.boards)
    return answered.outcome
  }
}

/** Refuses an invitation and notifies the inviter. A repeated refusal changes nothing. */
export async function refuseInvite(
  { db, clock }: Platform,
  { inviteId, teamId }: { inviteId: number; teamId: number },
  userId: number,
): Promise<DataIn<typeof refuseTeamInvite>> {
  return db.transaction(async (tx) => {
    const now = clock()
    const row = await namedInvite(tx, { inviteId, teamId }, userId)
    const present = (await lockInvite(tx, row.id)) ?? row
    if (present.state === 'refused') return { result: 1 }
    if (present.state !== 'invited') return failed(present.state === 'agreed' ? 'answered' : 'withdrawn').outcome
    await setInviteState(tx, row.id, 'refused', new Date(now))
    const host = (await teamFacts(tx, [teamId], now)).get(teamId)
    if (host) {
      const competition = await teamCompetition(tx, row.competitionId, { reader: userId, now })
      const facts = factsOfTeam(competition, host)
      const subject = `invite:${row.id}`
      await notify(tx, { recipientId: row.inviterId, kind: 'inviteRefused', actorId: userId, subject, facts, at: now })
    }
    return { result: 1 }
  })
}
