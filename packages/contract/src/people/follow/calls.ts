import * as z from 'zod'
import { call } from '../../call.ts'
import { id, queryId } from '../../fields.ts'
import { PersonPage } from '../profile/schemas.ts'

/** A§3 FollowRelation: follower (`sponsorId`) and followed person, both site ids (Q056). */
const Pair = z.object({ sponsorId: id, followedId: id })
const QueryPair = z.object({ sponsorId: queryId, followedId: queryId })

/** Counts of the other person of the pair, whose profile is shown (Q057). */
const counts = { oFollowingCount: z.int().min(0), oFollowerCount: z.int().min(0) }

/** The caller blocks the other person of the pair. */
const isBlocked = z.boolean()

/** Result of a write. `effectRow` is 1 once the relation has the requested state, however often it was requested. */
const Written = z.object({ effectRow: z.int(), isFollowed: z.boolean(), isBlocked, ...counts })

export const followRelation = call({
  method: 'GET',
  path: '/api/users/followed',
  spec: 'C043',
  summary:
    'Whether one person follows another; the caller is one of the two. Asked once per direction, both make mutual',
  auth: 'user',
  query: QueryPair,
  data: z.object({ ...Pair.shape, isFollowed: z.boolean(), isBlocked, ...counts }),
  errors: ['userNotExist'],
})

export const follow = call({
  method: 'POST',
  path: '/api/users/followed',
  spec: 'C044',
  summary: 'Follow a person; the follower is the caller',
  auth: 'user',
  body: Pair,
  data: Written,
  errors: ['userNotExist', 'followSelf', 'followRefused', 'followBlocked'],
})

export const unfollow = call({
  method: 'DELETE',
  path: '/api/users/followed',
  spec: 'C045',
  summary: 'Follow a person no longer; the pair comes in the query, or in a body (Q020)',
  auth: 'user',
  query: QueryPair.partial(),
  body: Pair.partial().optional(),
  data: Written,
  errors: ['userNotExist', 'followSelf'],
})

export const followers = call({
  method: 'GET',
  path: '/api/site/users/{id}/followers',
  spec: 'X020',
  summary: "A person's followers, newest first; `before` continues after the last row that was read",
  auth: 'user',
  query: PersonPage.query,
  data: PersonPage.data,
  errors: ['userNotExist'],
})

export const followings = call({
  method: 'GET',
  path: '/api/site/users/{id}/followings',
  spec: 'X020',
  summary: 'Whom a person follows, newest first; `before` continues after the last row that was read',
  auth: 'user',
  query: PersonPage.query,
  data: PersonPage.data,
  errors: ['userNotExist'],
})
