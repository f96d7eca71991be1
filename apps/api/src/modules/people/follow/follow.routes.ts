import { follow, followers, followings, followRelation, unfollow } from '@shulei/contract/people/follow/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { onceForPage } from '../../../platform/page-reads.ts'
import { eyesOf } from '../profile/access.service.ts'
import { type FollowPair, followPerson, readRelation, unfollowPerson } from './follow.service.ts'
import { readPeople } from './people.service.ts'

/** Follows between people (A§7): C043 to C045, X020. */
export const followModule: ApiModule = (app, platform) => {
  const { db } = platform
  mount(app, followRelation, ({ query, user, c }) => readRelation(db, query, user.id, onceForPage(c)))

  mount(app, follow, ({ body, user }) => followPerson(platform, body, user.id))

  mount(app, unfollow, ({ query, body, user, fail }) => {
    // the query wins: a body on DELETE may have come through a proxy that changed it (Q020)
    const { sponsorId, followedId }: Partial<FollowPair> = { ...body, ...query }
    if (sponsorId === undefined || followedId === undefined) {
      const fields = Object.entries({ sponsorId, followedId }).flatMap(([name, id]) => (id === undefined ? [name] : []))
      return fail('invalid', { facts: { fields: fields.join(', ') }, data: { where: 'query', fields } })
    }
    return unfollowPerson(platform, { sponsorId, followedId }, user.id)
  })

  mount(app, followers, ({ params, query, user }) =>
    readPeople(db, 'followers', {
      userId: params.id,
      readerId: eyesOf(user, params, query.as),
      before: query.before,
      pageSize: query.pageSize,
    }),
  )

  mount(app, followings, ({ params, query, user }) =>
    readPeople(db, 'followings', {
      userId: params.id,
      readerId: eyesOf(user, params, query.as),
      before: query.before,
      pageSize: query.pageSize,
    }),
  )
}
