import { nextCaptain } from '@shulei/domain/base/session/closing.ts'
import { normaliseName } from '@shulei/domain/base/text/name.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { insertChanges } from './join.repo.ts'
import { type Captaincy, findCaptaincies, findNamedAfter, updateTeamName } from './leave.repo.ts'
import { lockTeamsOf, setCaptain } from './team.repo.ts'

/** A team of several people with the member who becomes the captain when the present one leaves the site. */
export interface Succession extends Captaincy {
  next: { id: number; name: string }
}

/** The teams that a person leads in competitions that are not over and that would get another captain. */
export async function successions(on: Executor, userId: number, now: Date): Promise<Succession[]> {
  return (await findCaptaincies(on, userId, now)).flatMap((team) => {
    const id = nextCaptain(team.members, userId)
    const next = team.members.find((member) => member.id === id)
    return next ? [{ ...team, next }] : []
  })
}

/**
 * Gives the teams of a person whose account closes to their next captains, who are notified. A team of the person alone that is
 * named after them gets the name `closedName` with its number. Members and submissions stay.
 */
export async function leaveTeams(
  tx: Tx,
  { id: userId, name }: { id: number; name: string },
  { closedName, at }: { closedName: string; at: Date },
): Promise<void> {
  await lockTeamsOf(tx, userId)
  for (const { teamId, team, competitionId, competition, next } of await successions(tx, userId, at)) {
    await setCaptain(tx, teamId, next.id, at)
    const row = { competitionId, teamId, kind: 'captain' as const, operatorId: userId, userId: next.id, createdAt: at }
    const [change] = await insertChanges(tx, [row])
    const facts = { competitionId, competition, teamId, team }
    const notice = { recipientId: next.id, kind: 'teamCaptain' as const, actorId: userId, facts, at: at.getTime() }
    await notify(tx, { ...notice, subject: `change:${change}` })
  }
  for (const { id } of await findNamedAfter(tx, userId, name)) {
    const closed = `${closedName} ${id}`
    await updateTeamName(tx, id, { name: closed, nameKey: normaliseName(closed) }, at)
  }
}
