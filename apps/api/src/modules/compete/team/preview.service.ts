import type { DataIn } from '@shulei/contract/call.ts'
import type { teamPreview } from '@shulei/contract/compete/team/calls.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visibleBoard } from '../submission/board/open-lists.service.ts'
import { requireCaptain } from './captain.service.ts'
import {
  factsOf,
  limitsOf,
  nobodysTeam,
  type Pair,
  type TeamCompetition,
  type TeamFacts,
  teamCompetition,
  teamFacts,
  verdictOf,
} from './facts.service.ts'
import { type Contact, findContact, findInvite, findPerson, whyTeamless } from './invite.repo.ts'
import { invitee } from './invite.service.ts'
import { findRequest } from './request.repo.ts'
import { requestNotOpen } from './request.service.ts'

type Preview = DataIn<typeof teamPreview>

interface Wanted {
  userId?: number | undefined
  inviteId?: number | undefined
  requestId?: number | undefined
}

/**
 * The team that would move into the host; its id is 0 for a person who has not signed up. Throws `notFound` for rows of others, and
 * for a join request that is not open any more what its answer would throw.
 */
async function guestOf(
  { db }: Platform,
  host: TeamFacts,
  { wanted, readerId, now }: { wanted: Wanted; readerId: number; now: Instant },
): Promise<TeamFacts> {
  const { userId, inviteId, requestId } = wanted
  if (requestId !== undefined) {
    requireCaptain(host, readerId)
    const row = await findRequest(db, host.id, requestId)
    if (!row) throw new ApiError('notFound')
    if (row.state !== 'pending') throw await requestNotOpen(db, row)
    const guest = (await teamFacts(db, [row.applicantTeamId], now)).get(row.applicantTeamId)
    if (!guest) throw new ApiError('teamStatusUnknown')
    return guest
  }
  if (userId !== undefined) {
    requireCaptain(host, readerId)
    const person = await invitee(db, userId)
    return (await factsOf(db, host.competitionId, userId, now)) ?? nobodysTeam(host, person)
  }
  if (inviteId !== undefined && (await findInvite(db, inviteId, readerId))?.teamId !== host.id) {
    throw new ApiError('notFound')
  }
  const own = await factsOf(db, host.competitionId, readerId, now)
  if (own) return own
  const reader = await findPerson(db, readerId)
  if (!reader) throw new ApiError('notFound')
  return nobodysTeam(host, reader)
}

function previewOf({ host, guest }: Pair, { competition, kind, contact, outside, now }: Context): Preview {
  const verdict = verdictOf({ host, guest }, { kind, competition, now })
  const { dailyLimit, maxTries, teamMax } = limitsOf(competition, now)
  const unsent = contact.isInvited ? 'alreadyInvited' : contact.isBlocked ? 'teamBlocked' : null
  const limit = unsent && verdict.reason === 'evaluating' ? null : verdict.reason
  const reason = limit ?? unsent ?? outside
  const { used, usedToday, leftToday, rank, memberIds } = verdict.team
  const shown = ({ id, name, image }: TeamFacts['members'][number]) => ({ id, name, avatar: image })
  const captain = host.members.find(({ id }) => id === host.captainId) ?? host.members[0]
  if (!captain) throw new Error(`team ${host.id} has no members`)
  const hosts = new Set(host.members.map(({ id }) => id))
  const people = new Map([...host.members, ...guest.members].map((member) => [member.id, member]))
  return {
    allowed: reason === null,
    reason,
    team: {
      ...{ id: host.id, name: host.name, avatar: host.avatar, captain: shown(captain), teamMax, rank },
      stage: visibleBoard(competition.schedules, now)?.stage ?? null,
      members: memberIds.flatMap((id) => {
        const member = people.get(id)
        return member ? [{ ...shown(member), joins: !hosts.has(id) }] : []
      }),
      tries: { used, max: maxTries, usedToday, dailyLimit, leftToday },
    },
  }
}

interface Context {
  competition: TeamCompetition
  kind: 'invite' | 'join'
  /** Reasons not to send an invitation or a join request. */
  contact: Contact
  /** Why the guest has no team; null for a team. */
  outside: 'organizersDoNotCompete' | 'notSignedUp' | null
  now: Instant
}

const free: Contact = { isInvited: false, isBlocked: false }

/**
 * Reasons not to send an invitation or a join request of the reader. They do not refuse an acceptance, and a reader who has not
 * signed up is told that first.
 */
async function contactOf(
  { db }: Platform,
  { host, guest }: Pair,
  { wanted: { userId, inviteId, requestId }, readerId }: { wanted: Wanted; readerId: number },
): Promise<Contact> {
  const between = { teamId: host.id, fromId: readerId }
  if (requestId !== undefined) return free
  if (userId !== undefined) return findContact(db, { ...between, toId: userId })
  if (inviteId !== undefined || guest.id === 0) return free
  const { isBlocked } = await findContact(db, { ...between, toId: host.captainId })
  return { ...free, isBlocked }
}

/**
 * The team that an invitation, its acceptance, a join request or joining would make, by the verdict that the acceptance uses.
 * `notSignedUp` and `organizersDoNotCompete` do not refuse an invitation, but its acceptance; `alreadyInvited` and `teamBlocked` refuse
 * to send one. At most five statements, and one for a person without a team.
 */
export async function preview(
  platform: Platform,
  { teamId, wanted }: { teamId: number; wanted: Wanted },
  readerId: number,
): Promise<Preview> {
  const now = platform.clock()
  const host = (await teamFacts(platform.db, [teamId], now)).get(teamId)
  if (!host) throw new ApiError('notFound')
  const competition = await teamCompetition(platform.db, host.competitionId, { reader: readerId, now })
  const guest = await guestOf(platform, host, { wanted, readerId, now })
  const contact = await contactOf(platform, { host, guest }, { wanted, readerId })
  const isInvite = wanted.requestId === undefined && (wanted.userId ?? wanted.inviteId) !== undefined
  const outside =
    guest.id === 0
      ? await whyTeamless(platform.db, { competitionId: host.competitionId, userId: guest.captainId, now })
      : null
  return previewOf({ host, guest }, { competition, kind: isInvite ? 'invite' : 'join', contact, outside, now })
}
