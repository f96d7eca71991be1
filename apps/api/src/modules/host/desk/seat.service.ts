import { type DeskDeed, type HostRole, mayDo } from '@shulei/domain/host/desk/roles.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { writeActs } from './acts.repo.ts'
import { findRole } from './members.repo.ts'

/** A person at the desk of a competition. */
export interface Seat {
  competitionId: number
  userId: number
}

/**
 * The role in which a person does something at a desk. Throws `notFound` for those who do not run the competition, and `forbidden`
 * where their role does not reach so far. `lock` keeps the role until the transaction ends.
 */
export async function roleFor(
  on: Executor,
  seat: Seat,
  deed: DeskDeed,
  options?: { lock: boolean },
): Promise<HostRole> {
  const role = await findRole(on, seat, options)
  if (role === null) throw new ApiError('notFound')
  if (!mayDo(role, deed)) throw new ApiError('forbidden')
  return role
}

/** Writes lines into the log of a desk, inside the transaction of the deeds. Answers their ids. */
export const writeLog = writeActs
