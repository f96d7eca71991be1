import { type PreviewReader, profileReader, readerIdOf } from '@shulei/domain/people/profile/preview.ts'
import type { PrivacySettings, ProfileReader } from '@shulei/domain/people/profile/privacy.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Once } from '../../../platform/page-reads.ts'
import { type AccessRow, findAccess, type PersonRef } from './access.repo.ts'

/** The error of an id that no person has. */
export const userMissing = (id: number | string): ApiError => new ApiError('userNotExist', { facts: { id } })

const SITE_ID = /^[1-9]\d{0,15}$/

/** The person of a call's `userId`, which is a single-sign-on id or a user id (Q056); without one, the reader. */
export function personRef(userId: string | undefined, readerId: number): PersonRef {
  if (userId === undefined) return { id: readerId }
  if (!SITE_ID.test(userId)) return { ssoId: userId }
  const id = Number(userId)
  if (!Number.isSafeInteger(id)) throw userMissing(userId)
  return { id }
}

/** Id of the reader with whose eyes the caller looks at a person: their own, or those of a preview of their own profile. */
export function eyesOf(
  user: Pick<SessionUser, 'id' | 'ssoId'>,
  person: PersonRef,
  as: PreviewReader | undefined,
): number {
  const isOwn = 'id' in person ? person.id === user.id : person.ssoId === user.ssoId
  return readerIdOf(user.id, { isOwn, as })
}

/** The id that a refusal quotes. */
export const refText = (ref: PersonRef): number | string => ('id' in ref ? ref.id : ref.ssoId)

/** A person's privacy, and their reader. */
export interface Access {
  userId: number
  settings: PrivacySettings
  reader: ProfileReader
}

async function accessIn(row: Promise<AccessRow | null>, person: PersonRef, readerId: number): Promise<Access> {
  const found = await row
  if (!found) throw userMissing(refText(person))
  const { id, settings, mutual } = found
  return { userId: id, settings, reader: profileReader(id, readerId, mutual) }
}

/** Rights of a reader to the parts of a person's profile; one statement. Throws `userNotExist`. */
export function accessTo(db: Database, person: number | PersonRef, readerId: number): Promise<Access> {
  const ref = typeof person === 'number' ? { id: person } : person
  return accessIn(findAccess(db, ref, readerId), ref, readerId)
}

/** `accessTo` of a call that may render a page together with others. `row` is that of a call that reads it anyway. */
export const accessOnce = (
  db: Database,
  person: PersonRef,
  readerId: number,
  once: Once,
  row?: Promise<AccessRow | null>,
): Promise<Access> =>
  once(`access ${refText(person)} ${readerId}`, () =>
    accessIn(row ?? findAccess(db, person, readerId), person, readerId),
  )
