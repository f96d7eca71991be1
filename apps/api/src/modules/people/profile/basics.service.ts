import type { DataIn } from '@shulei/contract/call.ts'
import type {
  basicEducation,
  basicInfo,
  basicIntroduction,
  basicResearchDirection,
  basicWork,
} from '@shulei/contract/people/profile/calls.ts'
import { maskPhone } from '@shulei/domain/base/session/phone.ts'
import { ageAt } from '@shulei/domain/people/profile/age.ts'
import { chosenPrivacy } from '@shulei/domain/people/profile/privacy.ts'
import type { Platform } from '../../../platform/platform.ts'
import { personRef } from './access.service.ts'
import { readProfile } from './profile.service.ts'

/** The second version of the profile calls (C048 to C052): they answer parts of the same profile, by the same rules. */
export interface Basics {
  info: DataIn<typeof basicInfo>
  introduction: DataIn<typeof basicIntroduction>
  researchDirection: DataIn<typeof basicResearchDirection>
  education: DataIn<typeof basicEducation>
  work: DataIn<typeof basicWork>
}

/** All parts of a person's profile; of the reader's own without `userId`. Throws `userNotExist`. */
export async function readBasics(platform: Platform, userId: string | undefined, readerId: number): Promise<Basics> {
  const { profile, own } = await readProfile(platform, personRef(userId, readerId), readerId)
  const { userName, avatar, userBanner, location, iden, industry, email, skills, careers, educations } = profile
  const { seeEducationInfo, seeWorkInfo } = profile.private
  const who = { id: profile.id, userId: profile.userId }
  return {
    info: {
      ...who,
      ...{ userName, avatar, userBanner, location, iden, industry, email },
      sex: own?.sex ?? null,
      birthday: own?.birthday ?? null,
      age: own?.birthday ? ageAt(own.birthday, platform.clock()) : null,
      phone: own?.phone ? maskPhone(own.phone) : null,
      private: profile.private,
      chosen: own ? chosenPrivacy(own.settings) : null,
    },
    introduction: { ...who, introduction: profile.introduction },
    researchDirection: { ...who, skills, industry },
    education: { ...who, seeEducationInfo, educations },
    work: { ...who, seeWorkInfo, careers },
  }
}
