import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type {
  createLocation,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
} from '@shulei/contract/profile/calls.ts'
import {
  birthdayProblem,
  FIRST_BIRTHDAY,
  profileLimits,
  profileTextOf,
  profileTextProblem,
} from '@shulei/domain/profile/edit.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { SessionUser } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { saveProfile } from './edit.repo.ts'

/** Whom a call may name is whoever asks, by either id (Q056). Throws `forbidden` for anybody else. */
export function mustBeSelf(userId: number | string | undefined, user: Pick<SessionUser, 'id' | 'ssoId'>): void {
  if (userId === undefined || String(userId) === String(user.id) || userId === user.ssoId) return
  throw new ApiError('forbidden')
}

/** Changes what a person says of their sex (C109). */
export async function changeSex(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, sex }: BodyOut<typeof updateSex>,
): Promise<Data<typeof updateSex>> {
  mustBeSelf(userId, user)
  await saveProfile(db, user.id, { sex }, new Date(clock()))
  return { sex }
}

/** Changes a person's birthday, or takes it away (C110). Throws `birthdayInvalid`. */
export async function changeBirthday(
  { db, clock }: Platform,
  user: SessionUser,
  { userId, birthday }: BodyOut<typeof updateBirthday>,
): Promise<Data<typeof updateBirthday>> {
  mustBeSelf(userId, user)
  if (birthday !== null && birthdayProblem(birthday, clock()) !== null) {
    throw new ApiError('birthdayInvalid', { facts: { first: FIRST_BIRTHDAY } })
  }
  await saveProfile(db, user.id, { birthday }, new Date(clock()))
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
  await saveProfile(db, user.id, { introduction }, new Date(clock()))
  return { introduction }
}

/** Says where a person lives (C114, C115). Its id is theirs. Throws `locationInvalid`. */
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
  await saveProfile(db, user.id, place, new Date(clock()))
  return { location: { id: user.id, ...place } }
}
