import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { updateAvatar, updateBanner } from '@shulei/contract/people/profile/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeUserPicture } from '../../base/session/user.service.ts'
import { isOwnImage } from '../../base/upload/upload.service.ts'
import { mustBeSelf } from './edit.service.ts'

/**
 * Changes a picture. It must be one that the person has uploaded, since a picture of another host would tell that host who visits
 * the profile. The earlier picture is not deleted, because a text may show it.
 */
async function change(
  { db, clock }: Platform,
  user: SessionUser,
  column: 'image' | 'banner',
  { userId, url }: { userId?: number | string | undefined; url: string | null },
): Promise<void> {
  mustBeSelf(userId, user)
  if (url !== null && !(await isOwnImage(db, user.id, url))) throw new ApiError('pictureUnknown')
  await db.transaction((tx) => changeUserPicture(tx, user.id, { [column]: url }, new Date(clock())))
}

/** Changes a person's avatar (X024). Throws `pictureUnknown`. */
export async function changeAvatar(
  platform: Platform,
  user: SessionUser,
  { userId, avatar }: BodyOut<typeof updateAvatar>,
): Promise<Data<typeof updateAvatar>> {
  await change(platform, user, 'image', { userId, url: avatar })
  return { avatar }
}

/** Changes a person's banner (X024). Throws `pictureUnknown`. */
export async function changeBanner(
  platform: Platform,
  user: SessionUser,
  { userId, userBanner }: BodyOut<typeof updateBanner>,
): Promise<Data<typeof updateBanner>> {
  await change(platform, user, 'banner', { userId, url: userBanner })
  return { userBanner }
}
