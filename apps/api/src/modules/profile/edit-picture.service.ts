import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { updateAvatar, updateBanner } from '@shulei/contract/profile/calls.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { SessionUser } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeUserPicture } from '../session/user.service.ts'
import { isOwnImage } from '../upload/upload.service.ts'
import { mustBeSelf } from './edit.service.ts'

/** Pictures from elsewhere would tell their host who looks at a profile, and another's are not theirs to give. */
async function mustBeOwnPicture(on: Executor, userId: number, url: string | null): Promise<void> {
  if (url !== null && !(await isOwnImage(on, userId, url))) throw new ApiError('pictureUnknown')
}

/** Changes a person's avatar (X024). The picture that it was stays kept: a text may show it. Throws `pictureUnknown`. */
export async function changeAvatar(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, avatar }: BodyOut<typeof updateAvatar>,
): Promise<Data<typeof updateAvatar>> {
  mustBeSelf(userId, user)
  await mustBeOwnPicture(db, user.id, avatar)
  await changeUserPicture(db, user.id, { image: avatar }, new Date(clock()))
  return { avatar }
}

/** Changes a person's banner (X024). Throws `pictureUnknown`. */
export async function changeBanner(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, userBanner }: BodyOut<typeof updateBanner>,
): Promise<Data<typeof updateBanner>> {
  mustBeSelf(userId, user)
  await mustBeOwnPicture(db, user.id, userBanner)
  await changeUserPicture(db, user.id, { banner: userBanner }, new Date(clock()))
  return { userBanner }
}
