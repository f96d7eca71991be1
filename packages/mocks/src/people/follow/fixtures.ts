import type { DataIn } from '@shulei/contract/call.ts'
import type { followers, followRelation } from '@shulei/contract/people/follow/calls.ts'
import { followersOf, followingsOf, isFollowing } from '../../cast/follows.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'
import { mockReader, personRowFixture } from '../profile/people.ts'

type Relation = DataIn<typeof followRelation>
type People = DataIn<typeof followers>

/** Counts of a person of the cast. */
export const countsFixture = (person: CastPerson) => ({
  oFollowingCount: followingsOf(person).length,
  oFollowerCount: followersOf(person).length,
})

/** One direction of a relation, with the counts of the person who is not the reader. */
export function relationFixture(
  sponsor: CastPerson = mockReader,
  followed: CastPerson = personOf('gu'),
  overrides: Partial<Relation> = {},
): Relation {
  return {
    sponsorId: sponsor.id,
    followedId: followed.id,
    isFollowed: isFollowing(sponsor, followed),
    isBlocked: false,
    ...countsFixture(followed === mockReader ? sponsor : followed),
    ...overrides,
  }
}

/** A page of people, newest follower first; `before` is the id of the last row of the previous page. */
export function peopleFixture(
  list: readonly CastPerson[] = followersOf(mockReader),
  { before, pageSize = 20 }: { before?: number | undefined; pageSize?: number } = {},
  reader: CastPerson = mockReader,
): People {
  const rows = list.map((person, index) => ({ person, followId: index + 1 })).reverse()
  const rest = before === undefined ? rows : rows.filter(({ followId }) => followId < before)
  const shown = rest.slice(0, pageSize)
  return {
    list: shown.map(({ person, followId }) => ({
      ...personRowFixture(person, reader),
      followedAt: fromNow({ days: -3 * (list.length - followId), hours: -2 }),
    })),
    total: list.length,
    next: rest.length > shown.length ? (shown.at(-1)?.followId ?? null) : null,
    hidden: null,
  }
}

/** An empty list of people. */
export const nobodyFixture = (): People => ({ list: [], total: 0, next: null, hidden: null })
