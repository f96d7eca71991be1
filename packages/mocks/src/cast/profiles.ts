import { type CastPerson, people } from './people.ts'
import { type IndustryCode, type ProfileMore, type ProfileRow, profileRows } from './profile-rows.ts'

/** Months are `YYYY-MM`; no end means to present. */
export interface CastCareer {
  company: string
  job: string
  from: string | null
  to: string | null
}

export interface CastEducation {
  school: string
  major: string
  degree: string
  from: string | null
  to: string | null
}

/** An accomplishment; one without a name is stored and not shown (`B§3`). */
export interface CastAccomplishment {
  name: string | null
  organization: string
  at?: string | null
  description: string
}

/** What a person has hidden; what is left out keeps its default: all but the e-mail address is shown. */
export interface CastPrivacy {
  work: boolean
  email: boolean
  education: boolean
  competition: boolean
  myDynamics: boolean
  othersDynamics: boolean
  /** Who sees own activity that is shown. */
  audience: 'everybody' | 'mutual'
}

/** The public profile of a person of the cast, in the person's own language. */
export interface CastProfile {
  person: CastPerson
  introduction: string
  province: string
  city: string
  industry: readonly IndustryCode[]
  skills: readonly string[]
  careers: readonly CastCareer[]
  educations: readonly CastEducation[]
  articles: readonly CastAccomplishment[]
  projects: readonly CastAccomplishment[]
  prizes: readonly CastAccomplishment[]
  others: readonly CastAccomplishment[]
  privacy: CastPrivacy
}

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

/** A student learns where the cast says, everybody else works there. */
function placeOf(person: CastPerson, [, , , place, since]: ProfileRow): Pick<CastProfile, 'careers' | 'educations'> {
  if (person.iden !== 1) {
    return { careers: [{ company: person.organization, job: place, from: since, to: null }], educations: [] }
  }
  const [major = '', degree = ''] = place.split('·')
  return { careers: [], educations: [{ school: person.organization, major, degree, from: since, to: null }] }
}

function fill(person: CastPerson, row: ProfileRow): CastProfile {
  const [introduction, skills, industry, , , more = {}] = row
  const { careers = [], educations = [], privacy = {}, ...rest }: ProfileMore = more
  const place = placeOf(person, row)
  return {
    ...empty(person),
    introduction,
    province: provinces[person.city] ?? '',
    city: person.city,
    industry,
    skills: skills === '' ? [] : skills.split('·'),
    careers: [...place.careers, ...careers],
    educations: [...place.educations, ...educations],
    ...rest,
    privacy: { ...openToAll, ...privacy },
  }
}

const mailboxOf = ({ email }: CastPerson) => email.slice(0, email.indexOf('@'))

/** Everybody's profile, in the order of `people`; somebody without a row has filled in nothing. */
export const profiles: readonly CastProfile[] = people.map((person) => {
  const row = profileRows[mailboxOf(person)]
  return row ? fill(person, row) : empty(person)
})

const byId = new Map(profiles.map((profile) => [profile.person.id, profile]))

/** The profile of a person of the cast. @throws Error for somebody else. */
export function profileOf(person: CastPerson): CastProfile {
  const profile = byId.get(person.id)
  if (!profile) throw new Error(`${person.name} is not in the cast`)
  return profile
}
