import type { DataIn } from '@shulei/contract/call.ts'
import type { followers } from '@shulei/contract/people/follow/calls.ts'
import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import type { Database } from '../../../platform/db/database.ts'
import { accessTo } from '../profile/access.service.ts'
import { type FollowedRow, findPeople } from './people.repo.ts'

type People = DataIn<typeof followers>

function personRow({ province, city, followedAt, followId, ...row }: FollowedRow) {
  return {
    ...row,
    location: { province, city },
    followedAt: new Date(followedAt).toISOString(),
  }
}

/** A page of followers or followings (X020); two statements. Throws `userNotExist`. */
export async function readPeople(
  db: Database,
  side: 'followers' | 'followings',
  question: { userId: number; readerId: number; before: number | undefined; pageSize: number },
): Promise<People> {
  const { userId, readerId, before, pageSize } = question
  const { settings, reader } = await accessTo(db, userId, readerId)
  const hidden = hiddenFrom(settings, 'othersDynamics', reader)
  if (hidden !== null) return { list: [], total: 0, next: null, hidden }
  // one row more than the page shows tells whether another page follows
  const { list, total } = await findPeople(db, side, { userId, readerId, before, limit: pageSize + 1 })
  const shown = list.slice(0, pageSize)
  const next = list.length > pageSize ? (shown.at(-1)?.followId ?? null) : null
  return { list: shown.map(personRow), total, next, hidden: null }
}
