import type { ErrorName } from '@shulei/contract/errors.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import {
  type AccomplishmentKind,
  type AccomplishmentText,
  accomplishmentLimits,
  accomplishmentTextOf,
  accomplishmentTextProblem,
  gotAtProblem,
  isDated,
  isOrderOf,
  MAX_ACCOMPLISHMENTS,
  monthOrDayOf,
} from '@shulei/domain/people/profile/accomplishments.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  changeAccomplishment,
  deleteAccomplishment,
  findParts,
  findPlaces,
  insertAccomplishment,
  placeAll,
} from './accomplishment.repo.ts'
import { mustBeSelf } from './edit.service.ts'
import { withLists } from './edit-lists.service.ts'

/** The parts of an accomplishment as its owner sends them; a name of null hides it (B§3). */
export interface SentAccomplishment {
  userId?: number | string | undefined
  name: string | null
  organization: string
  description: string
  getTime?: string | null | undefined
  /** The stored parts that a change was made upon, as `mustBeBase` takes them. */
  base?: object | undefined
}

/** An accomplishment as it is stored. */
export interface SavedAccomplishment {
  shipDeleteId: number
  name: string | null
  organization: string
  description: string
  gotAt: string | null
}

const errorOf = {
  name: 'accomplishmentNameInvalid',
  organization: 'organizationInvalid',
  description: 'descriptionInvalid',
} as const satisfies Record<AccomplishmentText, ErrorName>

/** A text in the form in which it is stored. Throws the error of the field. */
function checkedText(field: AccomplishmentText, text: string): string {
  if (accomplishmentTextProblem(field, text) !== null) {
    throw new ApiError(errorOf[field], { facts: { max: accomplishmentLimits[field] } })
  }
  return accomplishmentTextOf(field, text)
}

function checked(kind: AccomplishmentKind, sent: SentAccomplishment, now: Instant) {
  const getTime = (isDated(kind) && sent.getTime) || ''
  if (gotAtProblem(getTime, now) !== null) throw new ApiError('getTimeInvalid')
  return {
    name: sent.name === null ? null : checkedText('name', sent.name),
    organization: checkedText('organization', sent.organization),
    description: checkedText('description', sent.description),
    gotAt: monthOrDayOf(getTime),
  }
}

/**
 * Adds an accomplishment, or changes the row `id` (C119, C120, C122, C123, C141). A new one is sorted by its date, until its owner
 * has ordered the kind; from then on it goes to the front. Throws the error of an invalid field, `entriesFull`, `entryMissing`,
 * `valuesStale`.
 */
export async function saveOne(
  platform: Platform,
  user: SessionUser,
  kind: AccomplishmentKind,
  { id, ...sent }: SentAccomplishment & { id?: number | undefined },
): Promise<SavedAccomplishment> {
  mustBeSelf(sent.userId, user)
  const parts = checked(kind, sent, platform.clock())
  return withLists(platform, user.id, async (tx, at) => {
    if (id !== undefined) {
      const row = { userId: user.id, kind, id }
      const sentParts = { ...parts, getTime: parts.gotAt }
      if (sent.base) mustBeBase(sent.base, (await findParts(tx, row)) ?? {}, sentParts)
      const isThere = await changeAccomplishment(tx, row, { ...parts, updatedAt: at })
      if (!isThere) throw new ApiError('entryMissing')
      return { shipDeleteId: id, ...parts }
    }
    const places = await findPlaces(tx, user.id, kind)
    if (places.length >= MAX_ACCOMPLISHMENTS) throw new ApiError('entriesFull', { facts: { max: MAX_ACCOMPLISHMENTS } })
    const isOrdered = places.some(({ sort }) => sort !== 0)
    const sort = isOrdered ? (places[0]?.sort ?? 0) - 1 : 0
    const row = { userId: user.id, kind, ...parts, sort, createdAt: at, updatedAt: at }
    return { shipDeleteId: await insertAccomplishment(tx, row), ...parts }
  })
}

/**
 * Deletes one of the caller's accomplishments (C127 to C130). Relation and item name the same row (Q118). A missing row, or another
 * person's, is no error. Throws `invalid` when an id is missing.
 */
export async function removeOne(
  { db }: Platform,
  user: SessionUser,
  kind: AccomplishmentKind,
  { userId, shipDeleteId, deleteId }: { userId?: number | string; shipDeleteId?: number; deleteId?: number },
): Promise<{ affectedRows: number }> {
  mustBeSelf(userId, user)
  if (shipDeleteId === undefined || deleteId === undefined) {
    const field = shipDeleteId === undefined ? 'shipDeleteId' : 'deleteId'
    throw new ApiError('invalid', { facts: { fields: field }, data: { where: 'query', fields: [field] } })
  }
  if (shipDeleteId !== deleteId) return { affectedRows: 0 }
  const row = { userId: user.id, kind, id: shipDeleteId }
  return { affectedRows: await db.transaction((tx) => deleteAccomplishment(tx, row)) }
}

/** Puts the caller's accomplishments of a kind into an order. Throws `orderStale` unless each is named once. */
export async function orderAll(
  platform: Platform,
  user: SessionUser,
  kind: AccomplishmentKind,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  return withLists(platform, user.id, async (tx, at) => {
    const places = await findPlaces(tx, user.id, kind)
    const present = places.map(({ id }) => id)
    if (!isOrderOf(ids, present)) throw new ApiError('orderStale')
    await placeAll(tx, user.id, ids, at)
    return { ids: [...ids] }
  })
}
