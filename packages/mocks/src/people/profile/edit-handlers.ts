import {
  createLocation,
  updateAvatar,
  updateBanner,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
  updateUserName,
} from '@shulei/contract/people/profile/calls.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'
import {
  birthdayProblem,
  FIRST_BIRTHDAY,
  profileLimits,
  profileTextOf,
  profileTextProblem,
} from '@shulei/domain/people/profile/edit.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { mockReader } from './people.ts'

function located({ province, city }: { province: string; city: string }) {
  if (profileTextProblem('province', province) || profileTextProblem('city', city)) {
    throw new MockRefusal('locationInvalid', { facts: { max: profileLimits.province } })
  }
  const place = { province: profileTextOf('province', province), city: profileTextOf('city', city) }
  return { location: { id: mockReader.id, ...place } }
}

/** Calls of the profile editor: validated by the rules, answered with the values to be stored, and not stored. */
export const profileEditHandlers: RequestHandler[] = [
  mock(updateSex, ({ body: { sex } }) => ({ sex })),
  mock(updateBirthday, ({ body: { birthday } }) => {
    if (birthday !== null && birthdayProblem(birthday, Date.now()) !== null) {
      throw new MockRefusal('birthdayInvalid', { facts: { first: FIRST_BIRTHDAY } })
    }
    return { birthday }
  }),
  mock(updateIntro, ({ body: { introduction } }) => {
    if (profileTextProblem('introduction', introduction) !== null) {
      throw new MockRefusal('introductionInvalid', { facts: { max: profileLimits.introduction } })
    }
    return { introduction: profileTextOf('introduction', introduction) }
  }),
  mock(updateUserName, ({ body: { userName } }) => {
    const problem = nameProblem(userName)
    if (problem === 'reserved') throw new MockRefusal('nameReserved')
    if (problem) throw new MockRefusal('nameInvalid', { facts: { max: MAX_NAME_LENGTH } })
    return { userName: userName.trim() }
  }),
  mock(updateAvatar, ({ body: { avatar } }) => ({ avatar })),
  mock(updateBanner, ({ body: { userBanner } }) => ({ userBanner })),
  mock(createLocation, ({ body }) => located(body)),
  mock(updateLocation, ({ body }) => located(body)),
]
