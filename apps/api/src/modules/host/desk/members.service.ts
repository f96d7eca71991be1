import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { giveDeskRole, takeDeskRole } from '@shulei/contract/host/desk/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openFor } from '../../compete/competition/private/private.service.ts'
import { writeActs } from './acts.repo.ts'
import { findPerson, findRole, hasEntered, removeRole, setRole } from './members.repo.ts'
import { roleFor, type Seat } from './seat.service.ts'

/** Makes a person the owner of a new competition, inside the transaction that makes it, and begins its log. */
export async function openDesk(tx: Tx, { competitionId, userId }: Seat, at: Date): Promise<void> {
  await setRole(tx, { competitionId, userId, role: 'owner', addedAt: at })
  await openFor(tx, competitionId, userId, at)
  await writeActs(tx, [{ competitionId, actorId: userId, role: 'owner', act: 'made', facts: {}, createdAt: at }])
}

/** Gives a person a role. Throws `notFound`, `forbidden`, `deskOwner`, and `deskCompetes` for somebody who has signed up. */
export async function giveRole(
  { db, clock }: Platform,
  seat: Seat,
  { userId, role }: { userId: number } & BodyOut<typeof giveDeskRole>,
): Promise<DataIn<typeof giveDeskRole>> {
  const at = new Date(clock())
  return db.transaction(async (tx) => {
    const { competitionId } = seat
    // the row of the owner is the lock under which roles are given and taken
    const own = await roleFor(tx, seat, 'giveRoles', { lock: true })
    const person = await findPerson(tx, userId)
    if (!person) throw new ApiError('notFound')
    const before = await findRole(tx, { competitionId, userId })
    if (before === 'owner') throw new ApiError('deskOwner')
    if (await hasEntered(tx, competitionId, userId)) throw new ApiError('deskCompetes')
    if (before !== role) {
      await setRole(tx, { competitionId, userId, role, addedAt: at })
      await openFor(tx, competitionId, userId, at)
      const facts = { userId, before, after: role }
      await writeActs(tx, [{ competitionId, actorId: seat.userId, role: own, act: 'roleGiven', facts, createdAt: at }])
    }
    return { person, role, since: at.toISOString() }
  })
}

/** Takes a role from a person. Throws `notFound`, `forbidden`, `deskOwner`. */
export async function takeRole(
  { db, clock }: Platform,
  seat: Seat,
  { userId }: { userId: number },
): Promise<Data<typeof takeDeskRole>> {
  const at = new Date(clock())
  return db.transaction(async (tx) => {
    const { competitionId } = seat
    const isOwn = userId === seat.userId
    const own = await roleFor(tx, seat, isOwn ? 'see' : 'giveRoles', { lock: true })
    const before = isOwn ? own : await findRole(tx, { competitionId, userId }, { lock: true })
    if (before === null) throw new ApiError('notFound')
    if (before === 'owner') throw new ApiError('deskOwner')
    await removeRole(tx, competitionId, userId)
    await writeActs(tx, [
      { competitionId, actorId: seat.userId, role: own, act: 'roleTaken', facts: { userId, before }, createdAt: at },
    ])
    return { userId }
  })
}
