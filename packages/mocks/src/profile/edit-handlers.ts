import {
  createLocation,
  updateAvatar,
  updateBanner,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
  updateUserName,
} from '@shulei/contract/profile/calls.ts'
import { birthdayProblem, profileTextOf, profileTextProblem } from '@shulei/domain/profile/edit.ts'
import { nameProblem } from '@shulei/domain/text/name.ts'
import type { RequestHandler } from 'msw'
import { MockRefusal, mock } from '../mock.ts'
import { mockReader } from './people.ts'

function located({ province, city }: { province: string; city: string }) {
  if (profileTextProblem('province', province) || profileTextProblem('city', city)) {
    throw new MockRefusal('locationInvalid', '所在地的省份和城市各最多 30 个字。')
  }
  const place = { province: profileTextOf('province', province), city: profileTextOf('city', city) }
  return { location: { id: mockReader.id, ...place } }
}

/** Editing takes what the rules take, and answers what would be stored; nothing is kept. */
export const profileEditHandlers: RequestHandler[] = [
  mock(updateSex, ({ body: { sex } }) => ({ sex })),
  mock(updateBirthday, ({ body: { birthday } }) => {
    if (birthday !== null && birthdayProblem(birthday, Date.now()) !== null) {
      throw new MockRefusal('birthdayInvalid', '生日应是 1900-01-01 到今天之间的一天。')
    }
    return { birthday }
  }),
  mock(updateIntro, ({ body: { introduction } }) => {
    if (profileTextProblem('introduction', introduction) !== null) {
      throw new MockRefusal('introductionInvalid', '个人简介最多 500 个字。')
    }
    return { introduction: profileTextOf('introduction', introduction) }
  }),
  mock(updateUserName, ({ body: { userName } }) => {
    const problem = nameProblem(userName)
    if (problem === 'reserved') throw new MockRefusal('nameReserved', '这个名称保留给平台使用，请换一个。')
    if (problem) throw new MockRefusal('nameInvalid', '名称需要 1 到 30 个字，且不能有控制字符。')
    return { userName: userName.trim() }
  }),
  mock(updateAvatar, ({ body: { avatar } }) => ({ avatar })),
  mock(updateBanner, ({ body: { userBanner } }) => ({ userBanner })),
  mock(createLocation, ({ body }) => located(body)),
  mock(updateLocation, ({ body }) => located(body)),
]
