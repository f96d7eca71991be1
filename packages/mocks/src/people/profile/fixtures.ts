import type { DataIn } from '@shulei/contract/call.ts'
import type { updatePrivateWork, userProfile } from '@shulei/contract/people/profile/calls.ts'
import { byLatest } from '@shulei/domain/people/profile/latest.ts'
import { chosenPrivacy, hiddenFrom, privacyFlags } from '@shulei/domain/people/profile/privacy.ts'
import { followersOf, followingsOf } from '../../cast/follows.ts'
import { type IndustryCode, industries } from '../../cast/industries.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import type { CastAccomplishment, CastProfile } from '../../cast/profile.ts'
import { profileOf } from '../../cast/profiles.ts'
import { fromNow } from '../../clock.ts'
import { mockReader, readerOf } from './people.ts'
import { tabTotals } from './tabs.ts'

export type ProfileData = DataIn<typeof userProfile>

/** The choices of industries. */
export const industryOptionsFixture = () =>
  (Object.keys(industries) as IndustryCode[]).map((code) => ({ code, ...industries[code] }))

export const industryOf = ({ industry }: CastProfile) => industry.map((code) => ({ code, ...industries[code] }))

export const skillsOf = ({ person, skills }: CastProfile) =>
  skills.map((skillName, index) => ({ userSkillId: person.id * 10 + index, skillName }))

export const careersOf = ({ person, careers }: CastProfile) =>
  careers.toSorted(byLatest).map(({ company, job, from, to }, index) => ({
    userWorkId: person.id * 10 + index,
    workStartTime: from,
    workEndTime: to,
    jobName: job,
    companyName: company,
  }))

export const educationsOf = ({ person, educations }: CastProfile) =>
  educations.toSorted(byLatest).map(({ school, major, degree, from, to }, index) => ({
    userEduId: person.id * 10 + index,
    eduStartTime: from,
    eduEndTime: to,
    majorName: major,
    schoolName: school,
    degreeName: degree,
  }))

function accomplishmentsOf({
  person,
  articles,
  projects,
  prizes,
  others,
}: CastProfile): ProfileData['accomplishments'] {
  const shared = ({ organization, description }: CastAccomplishment, index: number) => ({
    shipDeleteId: person.id * 10 + index,
    organization,
    description,
  })
  return {
    article: articles.map((one, index) => ({ ...shared(one, index), articleName: one.name, getTime: one.at ?? null })),
    project: projects.map((one, index) => ({ ...shared(one, index), projectName: one.name })),
    prize: prizes.map((one, index) => ({ ...shared(one, index), prizeName: one.name, getTime: one.at ?? null })),
    others: others.map((one, index) => ({ ...shared(one, index), othersName: one.name })),
  }
}

/** A person's profile for the reader. The reader's own one is complete. */
export function profileFixture(
  person: CastPerson = personOf('gu'),
  overrides: Partial<ProfileData> = {},
  reader: CastPerson = mockReader,
): ProfileData {
  const cast = profileOf(person)
  const { introduction, province, city, privacy } = cast
  const who = readerOf(person, reader)
  const isShown = (block: Parameters<typeof hiddenFrom>[1]) => hiddenFrom(privacy, block, who) === null
  return {
    id: person.id,
    userId: person.ssoId,
    userName: person.name,
    avatar: null,
    userBanner: null,
    introduction,
    location: { province, city },
    territory: null,
    iden: introduction === '' ? null : person.iden,
    industry: industryOf(cast),
    email: isShown('email') ? person.email : null,
    skills: skillsOf(cast),
    careers: isShown('work') ? careersOf(cast) : [],
    educations: isShown('education') ? educationsOf(cast) : [],
    accomplishments: accomplishmentsOf(cast),
    private: privacyFlags(privacy, who),
    followingCount: followingsOf(person).length,
    followerCount: followersOf(person).length,
    counts: tabTotals(person, reader),
    demo: true,
    joinedAt: fromNow({ days: -200 }),
    ...overrides,
  }
}

/** Privacy settings of a person of the cast. */
export const privacyChoiceFixture = (
  person: CastPerson = mockReader,
  overrides: Partial<DataIn<typeof updatePrivateWork>> = {},
): DataIn<typeof updatePrivateWork> => ({ ...chosenPrivacy(profileOf(person).privacy), ...overrides })

const nothing: Pick<ProfileData, 'careers' | 'educations' | 'skills' | 'industry' | 'accomplishments' | 'counts'> = {
  careers: [],
  educations: [],
  skills: [],
  industry: [],
  accomplishments: { article: [], project: [], prize: [], others: [] },
  counts: { competitions: 0, publishes: 0, collections: 0, articles: 0, datasets: 0, notebook: 0, practice: 0 },
}

/** An empty profile. */
export const emptyProfileFixture = (person: CastPerson = personOf('xu')): ProfileData =>
  profileFixture(person, {
    introduction: '',
    location: { province: '', city: '' },
    iden: null,
    followingCount: 0,
    followerCount: 0,
    ...nothing,
  })

/** A profile whose education is hidden from the reader. */
export const hiddenEducationFixture = (): ProfileData => profileFixture(personOf('shu'), { educations: [] })

const longHan = '数据科学竞赛平台上的一个非常长的名字没有任何标点也没有空格用来检查换行'

/** A profile with very long texts: no break in Chinese, long words in English. */
export const longProfileFixture = (person: CastPerson = personOf('gu')): ProfileData => {
  const profile = profileFixture(person)
  return {
    ...profile,
    userName: longHan.slice(0, 30),
    introduction: `${longHan}${longHan} Donaudampfschifffahrtsgesellschaftskapitänsmütze `.repeat(4).trim(),
    location: { province: '新疆维吾尔自治区', city: '克孜勒苏柯尔克孜自治州' },
    careers: profile.careers.map((career) => ({ ...career, companyName: longHan, jobName: longHan })),
    educations: profile.educations.map((education) => ({ ...education, schoolName: longHan, majorName: longHan })),
    followingCount: 1_234_567,
    followerCount: 98_765_432,
  }
}
