import { displayNameKey } from '@shulei/domain/base/text/name.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { claimNameKeys, findUnkeyedNames } from './name-key.repo.ts'

/** Name of the unique constraint on `users.name_key`. */
const CONSTRAINT = 'users_name_key_unique'

/** Turns the error of a statement that wrote a taken name into `nameTaken`; other errors stay as they are. */
export function nameTakenOr(error: unknown): unknown {
  return brokenConstraint(error) === CONSTRAINT ? new ApiError('nameTaken') : error
}

const BATCH = 1000

/**
 * Gives people of an older release, and the built-in ones, the key by which names are compared. Of several people with one key, the
 * one with the lowest id gets it; the others keep their names without a key until they choose another name.
 */
export async function fillNameKeys({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (let after = 0; ; ) {
    const people = await findUnkeyedNames(db, after, BATCH)
    const last = people.at(-1)
    if (!last) return
    const keys = new Map<string, number>()
    for (const { id, name } of people) {
      const key = displayNameKey(name)
      if (!keys.has(key)) keys.set(key, id)
    }
    const claim = () => claimNameKeys(db, keys)
    // another request may take one of these names while the statement runs, which the second run sees
    await claim().catch((error) => (brokenConstraint(error) === CONSTRAINT ? claim() : Promise.reject(error)))
    after = last.id
  }
}
