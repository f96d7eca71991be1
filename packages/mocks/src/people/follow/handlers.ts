import { follow, followers, followings, followRelation, unfollow } from '@shulei/contract/people/follow/calls.ts'
import type { RequestHandler } from 'msw'
import { followersOf, followingsOf, isFollowing } from '../../cast/follows.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { hiddenOf, mockReader, personById } from '../profile/people.ts'
import { countsFixture, nobodyFixture, peopleFixture, relationFixture } from './fixtures.ts'

/** Relation and counts after following or unfollowing a person. */
function written(sponsorId: number | undefined, followedId: number | undefined, isFollowed: boolean) {
  if (sponsorId !== mockReader.id) throw new MockRefusal('forbidden')
  if (sponsorId === followedId) throw new MockRefusal('followSelf')
  const person = personById(followedId ?? 0)
  const counts = countsFixture(person)
  const change = Number(isFollowed) - Number(isFollowing(mockReader, person))
  return { effectRow: 1, isFollowed, isBlocked: false, ...counts, oFollowerCount: counts.oFollowerCount + change }
}

export const followHandlers: RequestHandler[] = [
  mock(followRelation, ({ query }) => relationFixture(personById(query.sponsorId), personById(query.followedId))),
  mock(follow, ({ body }) => written(body.sponsorId, body.followedId, true)),
  mock(unfollow, ({ query }) => written(query.sponsorId, query.followedId, false)),
  mock(followers, ({ params, query }) => {
    const person = personById(params.id)
    const hidden = hiddenOf(person, 'othersDynamics')
    return hidden === null ? peopleFixture(followersOf(person), query) : { ...nobodyFixture(), hidden }
  }),
  mock(followings, ({ params, query }) => {
    const person = personById(params.id)
    const hidden = hiddenOf(person, 'othersDynamics')
    return hidden === null ? peopleFixture(followingsOf(person), query) : { ...nobodyFixture(), hidden }
  }),
]
