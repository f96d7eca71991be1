import { type CompletionGap, completionGap } from '@shulei/domain/base/completion/completion.ts'
import { type CastPerson, people } from './people.ts'
import type { CastPrivacy, CastProfile, ProfileMore, ProfileRow } from './profile.ts'
import { profileRows } from './profile-rows.ts'
import { birthdayOf, studiesOf } from './studies.ts'

const provinces: Readonly<Record<string, string>> = {
  舟山: '浙江',
  杭州: '浙江',
  宁波: '浙江',
  青岛: '山东',
  济南: '山东',
  厦门: '福建',
  福州: '福建',
  长沙: '湖南',
  北京: '北京',
  上海: '上海',
  天津: '天津',
  重庆: '重庆',
  武汉: '湖北',
  西安: '陕西',
  成都: '四川',
  眉山: '四川',
  乌鲁木齐: '新疆',
  南京: '江苏',
  苏州: '江苏',
  广州: '广东',
  深圳: '广东',
  昆明: '云南',
  大理: '云南',
  贵阳: '贵州',
  大连: '辽宁',
  兰州: '甘肃',
  合肥: '安徽',
  哈尔滨: '黑龙江',
  南昌: '江西',
  郑州: '河南',
  桂林: '广西',
  呼和浩特: '内蒙古',
  海口: '海南',
  长春: '吉林',
  石家庄: '河北',
  太原: '山西',
  Singapore: 'Singapore',
  Bristol: 'England',
  Kochi: 'Kerala',
  Leipzig: 'Saxony',
  Porto: 'Norte',
  Lagos: 'Lagos State',
}

const openToAll: CastPrivacy = {
  work: true,
  email: false,
  education: true,
  competition: true,
  myDynamics: true,
  othersDynamics: true,
  audience: 'everybody',
}

const empty = (person: CastPerson): CastProfile => ({
  person,
  introduction: '',
  birthday: null,
  province: '',
  city: '',
  industry: [],
  skills: [],
  careers: [],
  educations: [],
  articles: [],
  projects: [],
  prizes: [],
  others: [],
  privacy: openToAll,
})

/** For a student the row's place is a school, for everybody else an employer. */
function placeOf(person: CastPerson, [, , , place, since]: ProfileRow): Pick<CastProfile, 'careers' | 'educations'> {
  if (person.iden !== 1) {
    return { careers: [{ company: person.organization, job: place, from: since, to: null }], educations: [] }
  }
  const [major = '', degree = ''] = place.split('·')
  return { careers: [], educations: [{ school: person.organization, major, degree, from: since, to: null }] }
}

const mailboxOf = ({ email }: CastPerson) => email.slice(0, email.indexOf('@'))

function fill(person: CastPerson, row: ProfileRow): CastProfile {
  const [introduction, skills, industry, , , more = {}] = row
  const { careers = [], educations: schools = studiesOf(mailboxOf(person)), privacy = {}, ...rest }: ProfileMore = more
  const place = placeOf(person, row)
  const educations = [...place.educations, ...schools]
  return {
    ...empty(person),
    introduction,
    birthday: birthdayOf(person.id, educations),
    province: provinces[person.city] ?? '',
    city: person.city,
    industry,
    skills: skills === '' ? [] : skills.split('·'),
    careers: [...place.careers, ...careers],
    educations,
    ...rest,
    privacy: { ...openToAll, ...privacy },
  }
}

/** All profiles in the order of `people`; a person without a row has an empty one. */
export const profiles: readonly CastProfile[] = people.map((person) => {
  const row = profileRows[mailboxOf(person)]
  return row ? fill(person, row) : empty(person)
})

const byId = new Map(profiles.map((profile) => [profile.person.id, profile]))

/** The profile of a person of the cast. @throws Error for other people. */
export function profileOf(person: CastPerson): CastProfile {
  const profile = byId.get(person.id)
  if (!profile) throw new Error(`${person.name} is not in the cast`)
  return profile
}

/** A person's gap of the completion gate, by the rule of the site (`B§4`). */
export function completionOf(person: CastPerson): CompletionGap | null {
  const { introduction, birthday, city, industry, skills, educations, careers } = profileOf(person)
  const passed = person.realName === 'passed' ? 1 : 0
  return completionGap({
    ...{ iden: person.iden, email: person.email, introduction, birthday, city, industries: industry, skills },
    ...{ educations, careers },
    realName: { authType: person.authType, idCardStatus: passed, overseaAuthStatus: passed },
  })
}
