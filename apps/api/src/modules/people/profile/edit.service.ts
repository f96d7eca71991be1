import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type {
  createLocation,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
} from '@shulei/contract/people/profile/calls.ts'
import {
  birthdayProblem,
  FIRST_BIRTHDAY,
  profileLimits,
  profileTextOf,
  profileTextProblem,
} from '@shulei/domain/people/profile/edit.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockProfile, saveProfile } from './edit.repo.ts'

/** Checks that the person named by a call, by either id, is the caller (Q056). Throws `forbidden` otherwise. */
export function mustBeSelf(userId: number | string | undefined, user: Pick<SessionUser, 'id' | 'ssoId'>): void {
  if (userId === undefined || String(userId) === String(user.id) || userId === user.ssoId) return
  throw new ApiError('forbidden')
}

type Patch = Parameters<typeof saveProfile>[2]

/**
 * Writes parts of the caller's own profile upon the stored values that the page knew. Throws `valuesStale`.
 *
 * @param sent the parts by the names that `base` uses.
 */
export const saveParts = (
  { db, clock }: Platform,
  { id }: Pick<SessionUser, 'id'>,
  { patch, base, sent = patch }: { patch: Patch; base: object | undefined; sent?: object },
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = new Date(clock())
    if (base) mustBeBase(base, await lockProfile(tx, id, at), sent)
    await saveProfile(tx, id, patch, at)
  })

/** Changes a person's sex (C109). */
export async function changeSex(
  platform: Platform,
  user: SessionUser,
  { userId, sex, base }: BodyOut<typeof updateSex>,
): Promise<Data<typeof updateSex>> {
  mustBeSelf(userId, user)
  await saveParts(platform, user, { patch: { sex }, base })
  return { sex }
}

/** Changes or removes a person's birthday (C110). Throws `birthdayInvalid`, `valuesStale`. */
export async function changeBirthday(
  platform: Platform,
  user: SessionUser,
  { userId, birthday, base }: BodyOut<typeof updateBirthday>,
): Promise<Data<typeof updateBirthday>> {
  mustBeSelf(userId, user)
  if (birthday !== null && birthdayProblem(birthday, platform.clock()) !== null) {
    throw new ApiError('birthdayInvalid', { facts: { first: FIRST_BIRTHDAY } })
  }
  await saveParts(platform, user, { patch: { birthday }, base })
  return { birthday }
}

/** Changes a person's introduction (C111). Throws `introductionInvalid`, `valuesStale`. */
export async function changeIntroduction(
  platform: Platform,
  user: SessionUser,
  body: BodyOut<typeof updateIntro>,
): Promise<Data<typeof updateIntro>> {
  mustBeSelf(body.userId, user)
  if (profileTextProblem('introduction', body.introduction) !== null) {
    throw new ApiError('introductionInvalid', { facts: { max: profileLimits.introduction } })
  }
  const introduction = profileTextOf('introduction', body.introduction)
  await saveParts(platform, user, { patch: { introduction }, base: body.base })
  return { introduction }
}

/** Changes a person's location (C114, C115); its id is the person's id. Throws `locationInvalid`, `valuesStale`. */
export async function changeLocation(
  platform: Platform,
  user: SessionUser,
  body: BodyOut<typeof createLocation> | BodyOut<typeof updateLocation>,
): Promise<Data<typeof updateLocation>> {
  mustBeSelf(body.userId, user)
  if ('id' in body) mustBeSelf(body.id, user)
  if (profileTextProblem('province', body.province) !== null || profileTextProblem('city', body.city) !== null) {
    throw new ApiError('locationInvalid', { facts: { max: profileLimits.province } })
  }
  const place = { province: profileTextOf('province', body.province), city: profileTextOf('city', body.city) }
  await saveParts(platform, user, { patch: place, base: body.base })
  return { location: { id: user.id, ...place } }
}
