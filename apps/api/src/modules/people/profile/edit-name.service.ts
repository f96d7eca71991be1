import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { updateUserName } from '@shulei/contract/people/profile/calls.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockUserName, renameUser } from '../../base/session/user.service.ts'
import { followMemberName } from '../../compete/team/team.service.ts'
import { mustBeSelf } from './edit.service.ts'
import { indexPeople } from './people-search.service.ts'

/**
 * Changes a person's name (C112). All pages read the name from the user's row; the search index is updated in the same transaction.
 * Throws `nameInvalid`, `nameReserved`, `nameTaken`, `valuesStale`.
 */
export async function changeUserName(
  { db, clock, config }: Platform,
  user: SessionUser,
  body: BodyOut<typeof updateUserName>,
): Promise<Data<typeof updateUserName>> {
  mustBeSelf(body.userId, user)
  return db.transaction(async (tx) => {
    if (body.base) mustBeBase(body.base, { userName: await lockUserName(tx, user.id) }, body)
    const userName = await renameUser(tx, user.id, {
      raw: body.userName,
      site: config.site.names,
      at: new Date(clock()),
    })
    await indexPeople(tx, [{ id: user.id, name: userName }])
    await followMemberName(tx, user.id)
    return { userName }
  })
}
