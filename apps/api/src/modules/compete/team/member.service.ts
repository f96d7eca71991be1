import type { Data } from '@shulei/contract/call.ts'
import type { disbandTeam, removeMember, transferCaptain } from '@shulei/contract/compete/team/calls.ts'
import { freezeAtOf } from '@shulei/domain/compete/team/limits.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchText } from '../../../platform/search-text.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { raiseMovedTries } from '../sign/sign.service.ts'
import { lockCaptainsTeam, ownTeam } from './captain.service.ts'
import { deleteMember, deleteSignup, deleteTeam, insertChanges, setSignupStates, voidAround } from './join.repo.ts'
import { factsOfTeam, goneNotices, triesToday } from './join.service.ts'
import { lockTeams, setCaptain, updateTeamSearch } from './team.repo.ts'
import { foundSolo } from './team.service.ts'

/**
 * Removes a member, who becomes a solo entrant; the team keeps the submissions, and the tries count for both. Throws `exitFailed` for the caller's own id: a member
 * cannot leave, and a captain transfers the role first (`B§4`).
 */
export async function remove(
  { db, clock, config }: Platform,
  { teamId, memberId }: { teamId: number; memberId: number },
  operatorId: number,
): Promise<Data<typeof removeMember>> {
  return db.transaction(async (tx) => {
    const now = clock()
    const at = new Date(now)
    if (memberId === operatorId) {
      await ownTeam(tx, teamId, operatorId, now)
      throw new ApiError('exitFailed')
    }
    const { team, competition } = await lockCaptainsTeam(tx, teamId, operatorId, now)
    const member = team.members.find(({ id }) => id === memberId)
    if (!member) throw new ApiError('memberRemovalFailed')
    if (now >= freezeAtOf(competition)) throw new ApiError('teamsFrozen')
    // a member of a flagged team would otherwise come out of it as a clean solo entrant
    if (team.cheatStatus !== 0) throw new ApiError('teamRisky')
    const rest = team.members.filter(({ id }) => id !== memberId)
    await deleteMember(tx, teamId, memberId)
    await updateTeamSearch(tx, teamId, searchText({ names: [team.name], people: rest.map(({ name }) => name) }))
    const soloId = await foundSolo(tx, { competitionId: competition.id, person: member, site: config.site.names, at })
    const alone = rest.length === 1 ? [memberId, ...rest.map(({ id }) => id)] : [memberId]
    await setSignupStates(tx, competition.id, alone, { state: 3, at })
    const [change] = await insertChanges(tx, [
      {
        ...{ competitionId: competition.id, teamId, kind: 'removed', operatorId, userId: memberId },
        ...{ otherTeamId: soloId, createdAt: at },
      },
    ])
    const tries = triesToday(team, (own) => own.userId === memberId)
    const move = { way: 'left' as const, fromTeam: teamId, toTeam: soloId, people: [memberId], tries }
    await raiseMovedTries(tx, { competitionId: competition.id, ...move, now })
    const subject = `change:${change}`
    const facts = factsOfTeam(competition, team)
    await notify(tx, { recipientId: memberId, kind: 'teamRemoved', actorId: operatorId, subject, facts, at: now })
    return { teamId, memberId }
  })
}

/** Makes another member the captain. Throws `captainTransferFailed` for a person who is no member, and for the captain. */
export async function transfer(
  { db, clock }: Platform,
  { teamId, captainId }: { teamId: number; captainId: number },
  operatorId: number,
): Promise<Data<typeof transferCaptain>> {
  return db.transaction(async (tx) => {
    const now = clock()
    const at = new Date(now)
    const { team, competition } = await lockCaptainsTeam(tx, teamId, operatorId, now)
    const isOther = captainId !== team.captainId && team.members.some(({ id }) => id === captainId)
    if (!isOther) throw new ApiError('captainTransferFailed')
    await setCaptain(tx, teamId, captainId, at)
    const [change] = await insertChanges(tx, [
      { competitionId: competition.id, teamId, kind: 'captain', operatorId, userId: captainId, createdAt: at },
    ])
    const subject = `change:${change}`
    const facts = factsOfTeam(competition, team)
    await notify(tx, { recipientId: captainId, kind: 'teamCaptain', actorId: operatorId, subject, facts, at: now })
    return { teamId, captainId }
  })
}

/**
 * Withdraws a solo entrant from a competition: team and sign-up end, and a new sign-up is possible. A team that has submitted stays,
 * since its tries would start anew. Throws `exitFailed` for a team of several (Q031).
 */
export async function disband(
  { db, clock }: Platform,
  teamId: number,
  userId: number,
): Promise<Data<typeof disbandTeam>> {
  return db.transaction(async (tx) => {
    const now = clock()
    const at = new Date(now)
    await lockTeams(tx, [teamId])
    const { team, competition } = await ownTeam(tx, teamId, userId, now)
    if (now > competition.endTime) throw new ApiError('competitionExpired')
    if (team.members.length > 1) throw new ApiError('exitFailed')
    if (team.cheatStatus !== 0) throw new ApiError('teamRisky')
    if (team.hasSubmissions) throw new ApiError('teamHasSubmissions')
    const orphans = await voidAround(tx, teamId, at)
    await insertChanges(tx, [
      { competitionId: competition.id, teamId, kind: 'disbanded', operatorId: userId, userId, createdAt: at },
    ])
    await deleteTeam(tx, teamId)
    await deleteSignup(tx, competition.id, userId)
    await notify(tx, goneNotices(orphans, { competition, team, now }))
    return { teamId }
  })
}
