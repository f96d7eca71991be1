import type { DataIn } from '@shulei/contract/call.ts'
import type { guideInfo, initData } from '@shulei/contract/people/guide/calls.ts'
import { gapOf, missingItems } from '@shulei/domain/base/completion/completion.ts'
import type { AuthStatus } from '@shulei/domain/base/completion/status.ts'
import { provinces } from '@shulei/domain/people/guide/provinces.ts'
import { degrees } from '@shulei/domain/people/profile/degrees.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { profileOf } from '../../cast/profiles.ts'
import { codes } from '../identity/fixtures.ts'
import { careersOf, educationsOf, industryOf, industryOptionsFixture, skillsOf } from '../profile/fixtures.ts'

type Guide = DataIn<typeof guideInfo>

export interface GuideState {
  /** Replaces parts of the binding information. */
  binding?: Partial<Guide['bindingInfo']>
  /** An account that has filled in nothing. */
  isEmpty?: boolean
  status?: AuthStatus
  isHidden?: boolean
}

/** The information that a person of the cast has filled in, with the missing items by the rule of the site. */
export function guideFixture(person: CastPerson = personOf('wen'), state: GuideState = {}): Guide {
  const { isEmpty = false, status = person.realName, isHidden = false } = state
  const cast = profileOf(person)
  const [job = null] = isEmpty ? [] : careersOf(cast)
  const [study = null] = isEmpty ? [] : educationsOf(cast)
  const tags = isEmpty ? [] : skillsOf(cast)
  const bindingInfo: Guide['bindingInfo'] = {
    iden: isEmpty ? null : person.iden,
    email: person.email,
    introduction: isEmpty ? '' : cast.introduction,
    birthday: isEmpty ? null : cast.birthday,
    province: isEmpty ? '' : cast.province,
    city: isEmpty ? '' : cast.city,
    industry: isEmpty ? [] : [...cast.industry],
    ...state.binding,
  }
  const code = codes[status]
  const isSent = status !== 'notVerified'
  const userAuth = {
    authType: isSent ? person.authType : 0,
    idCardStatus: isSent && person.authType === 1 ? code : 0,
    overseaAuthStatus: isSent && person.authType === 2 ? code : 0,
  }
  const missing = missingItems({
    ...bindingInfo,
    industries: bindingInfo.industry,
    skills: tags.map(({ skillName }) => skillName),
    educations: study ? [{ school: study.schoolName, major: study.majorName }] : [],
    careers: job ? [{ company: job.companyName, job: job.jobName }] : [],
    realName: isSent ? userAuth : null,
  })
  return {
    bindingInfo,
    jobInfo: bindingInfo.iden === 4 ? null : job,
    teaInfo: bindingInfo.iden === 4 ? job : null,
    stuInfo: study,
    proInfo: { skills: tags.map(({ skillName }) => skillName), industry: isEmpty ? [] : industryOf(cast) },
    userAuth,
    userTags: tags,
    missing,
    gap: gapOf(missing),
    guideHidden: isHidden,
  }
}

/** Choices of the forms of a profile. */
export const initDataFixture = (): DataIn<typeof initData> => ({
  provinces: [...provinces],
  degrees: [...degrees],
  industries: industryOptionsFixture(),
})
