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
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { saveProfile } from './edit.repo.ts'

/** Checks that the person named by a call, by either id, is the caller (Q056). Throws `forbidden` otherwise. */
export function mustBeSelf(userId: number | string | undefined, user: Pick<SessionUser, 'id' | 'ssoId'>): void {
  if (userId === undefined || String(userId) === String(user.id) || userId === user.ssoId) return
  throw new ApiError('forbidden')
}

/** Changes a person's sex (C109). */
export async function changeSex(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, sex }: BodyOut<typeof updateSex>,
): Promise<Data<typeof updateSex>> {
  mustBeSelf(userId, user)
  await db.transaction((tx) => saveProfile(tx, user.id, { sex }, new Date(clock())))
  return { sex }
}

/** Changes or removes a person's birthday (C110). Throws `birthdayInvalid`. */
export async function changeBirthday(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, birthday }: BodyOut<typeof updateBirthday>,
): Promise<Data<typeof updateBirthday>> {
  mustBeSelf(userId, user)
  if (birthday !== null && birthdayProblem(birthday, clock()) !== null) {
    throw new ApiError('birthdayInvalid', { facts: { first: FIRST_BIRTHDAY } })
  }
  await db.transaction((tx) => saveProfile(tx, user.id, { birthday }, new Date(clock())))
  return { birthday }
}

/** Changes a person's introduction (C111). Throws `introductionInvalid`. */
export async function changeIntroduction(
  { db, clock }: Platform,
  user: SessionUser,
  body: BodyOut<typeof updateIntro>,
): Promise<Data<typeof updateIntro>> {
  mustBeSelf(body.userId, user)
  if (profileTextProblem('introduction', body.introduction) !== null) {
    throw new ApiError('introductionInvalid', { facts: { max: profileLimits.introduction } })
  }
  const introduction = profileTextOf('introduction', body.introduction)
  await db.transaction((tx) => saveProfile(tx, user.id, { introduction }, new Date(clock())))
  return { introduction }
}

/** Changes a person's location (C114, C115); its id is the person's id. Throws `locationInvalid`. */
export async function changeLocation(
  { db, clock }: Platform,
  user: SessionUser,
  body: BodyOut<typeof createLocation> | BodyOut<typeof updateLocation>,
): Promise<Data<typeof updateLocation>> {
  mustBeSelf(body.userId, user)
  if ('id' in body) mustBeSelf(body.id, user)
  if (profileTextProblem('province', body.province) !== null || profileTextProblem('city', body.city) !== null) {
    throw new ApiError('locationInvalid', { facts: { max: profileLimits.province } })
  }
  const place = { province: profileTextOf('province', body.province), city: profileTextOf('city', body.city) }
  await db.transaction((tx) => saveProfile(tx, user.id, place, new Date(clock())))
  return { location: { id: user.id, ...place } }
}
