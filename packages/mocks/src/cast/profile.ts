import type { IndustryCode } from './industries.ts'
import type { CastPerson } from './people.ts'

/** Months are `YYYY-MM`; a missing end means to present. */
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

/** Settings that differ from the defaults: everything but the e-mail address is visible. */
export interface CastPrivacy {
  work: boolean
  email: boolean
  education: boolean
  competition: boolean
  myDynamics: boolean
  othersDynamics: boolean
  /** Audience of visible own activity. */
  audience: 'everybody' | 'mutual'
}

/** The public profile of a person of the cast, in the person's own language. */
export interface CastProfile {
  person: CastPerson
  introduction: string
  /** `YYYY-MM-DD`; visible to its owner only. */
  birthday: string | null
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

/** Optional fields of a profile, which the last place of its row holds. */
export type ProfileMore = Partial<
  Pick<CastProfile, 'careers' | 'educations' | 'articles' | 'projects' | 'prizes' | 'others' | 'province' | 'city'>
> & { privacy?: Partial<CastProfile['privacy']> }

/** `place` is the job of a working person, and `major·degree` of a student; `since` is its start. */
export type ProfileRow = [
  introduction: string,
  skills: string,
  industry: IndustryCode[],
  place: string,
  since: string | null,
  more?: ProfileMore,
]
