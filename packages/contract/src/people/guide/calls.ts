import * as z from 'zod'
import { call } from '../../call.ts'
import { Facet } from '../../compete/competition/schemas.ts'
import { base, id } from '../../fields.ts'
import { basicInfo } from '../profile/calls.ts'
import { userId } from '../profile/edit.ts'
import { Showcase, Skill, Territory } from '../profile/schemas.ts'
import { GuideInfo, MissingItem, PersonIds, searchTypes, suggestionTypes } from './schemas.ts'

/** A person by site id or single-sign-on id (Q056). */
const ref = z.string().regex(/^([1-9]\d{0,15}|[0-9a-f]{32})$/)
const ofUser = z.object({ userId: ref.optional() })

export const guideInfo = call({
  method: 'GET',
  path: '/api/users/guide',
  spec: 'C101',
  summary: 'What the caller has filled in, what is missing, and whether the guide is hidden',
  auth: 'user',
  data: GuideInfo,
})

export const competitionGuideInfo = call({
  method: 'GET',
  path: '/api/competitions/{id}/guide-info',
  spec: 'C061',
  summary: 'The same for one competition, whose sign-up form may name the identity',
  auth: 'user',
  data: GuideInfo,
})

export const infoCheck = call({
  method: 'GET',
  path: '/api/users/info-check',
  spec: 'C102',
  summary: 'What the caller has not filled in, in the order of the gate',
  auth: 'user',
  data: z.array(MissingItem),
})

export const hideGuide = call({
  method: 'PUT',
  path: '/api/users/guide',
  spec: 'own: Q029',
  summary: 'Close the guide, or let it open by itself again',
  auth: 'user',
  body: z.object({ guideHidden: z.boolean() }),
  data: z.object({ guideHidden: z.boolean() }),
})

export const initData = call({
  method: 'GET',
  path: '/api/users/initData',
  spec: 'C099',
  summary: 'Choices of the forms of a profile (Q152)',
  auth: 'user',
  data: z.object({
    provinces: z.array(z.object({ code: z.string(), nameCn: z.string(), nameEn: z.string() })),
    degrees: z.array(z.object({ nameCn: z.string(), nameEn: z.string() })),
    industries: z.array(Facet),
  }),
})

const keyword = z.string().max(60)

export const smartInput = call({
  method: 'GET',
  path: '/api/users/smartInput',
  spec: 'C100',
  summary: 'Suggestions for a text of the profile, by characters, pinyin or initials; at most eight',
  auth: 'user',
  query: z.object({ type: z.enum(suggestionTypes), keyword }),
  data: z.array(
    z.object({
      value: z.string(),
      /** From one of the lists of the product, or from what other people show on their profiles. */
      source: z.enum(['list', 'site']),
    }),
  ),
})

export const proxyEasySearch = call({
  method: 'POST',
  path: '/api/common/v1/proxyEasySearch',
  spec: 'C147',
  summary: 'The same suggestions as texts alone',
  auth: 'user',
  read: true,
  body: z.object({ type: z.enum(searchTypes), keyword }),
  data: z.array(z.string()),
})

const iden = z.literal([1, 2, 4])
const bindingErrors = [
  'introductionInvalid',
  'birthdayInvalid',
  'locationInvalid',
  'industriesFull',
  'industryInvalid',
  'valuesStale',
] as const

export const saveIden = call({
  method: 'POST',
  path: '/api/v2/users/iden',
  spec: 'C137',
  summary: 'Set the identity (1 student, 2 job holder, 4 teacher), and with it any of the binding information, at once',
  auth: 'user',
  body: z.object({
    userId,
    iden,
    introduction: z.string().optional(),
    birthday: z.string().optional(),
    province: z.string().optional(),
    city: z.string().optional(),
    industry: z.array(z.string().max(40)).max(40).optional(),
    base: base({
      iden: iden.nullable(),
      introduction: z.string(),
      birthday: z.string(),
      province: z.string(),
      city: z.string(),
      industry: z.array(z.string().max(40)).max(40),
    }),
  }),
  data: GuideInfo,
  errors: bindingErrors,
})

/** A month `YYYY-MM`; empty when it was not given. */
const text = z.string().default('')
const work = {
  /** The row to change; without it a row is added. */
  userWorkId: id.nullish(),
  companyName: text,
  jobName: text,
  workStartTime: text,
  workEndTime: text,
}
const study = {
  userEduId: id.nullish(),
  schoolName: text,
  majorName: text,
  degreeName: text,
  eduStartTime: text,
  eduEndTime: text,
}
/** The stored texts of the rows that are changed; empty ones for a row that is added. */
const occupationBase = base({ ...work, ...study })
const occupationErrors = [
  'companyInvalid',
  'jobInvalid',
  'schoolInvalid',
  'majorInvalid',
  'degreeInvalid',
  'periodInvalid',
  'entriesFull',
  'entryMissing',
  'valuesStale',
] as const

export const saveIdenV2 = call({
  method: 'POST',
  path: '/api/v2/users/iden-v2',
  spec: 'C138',
  summary:
    'Set the identity student or teacher with its occupation, at once; a teacher has an employment besides (Q121)',
  auth: 'user',
  body: z.object({ userId, iden: z.literal([1, 4]), ...work, ...study, base: occupationBase }),
  data: GuideInfo,
  errors: occupationErrors,
})

export const saveIdenCompany = call({
  method: 'POST',
  path: '/api/v2/users/iden-company-jon-v2',
  spec: 'C139',
  summary: 'Set the identity job holder with employment and education, at once (Q121)',
  auth: 'user',
  body: z.object({ userId, ...work, ...study, base: occupationBase }),
  data: GuideInfo,
  errors: occupationErrors,
})

export const updateUserIden = call({
  method: 'POST',
  path: '/api/v2/users/update-user-iden/{x}',
  spec: 'C142',
  summary:
    'Set the identity `x` and one binding information: `type` names it, `value` is its text, industries with commas',
  auth: 'user',
  body: z.object({
    userId,
    type: z.enum(['introduction', 'birthday', 'province', 'city', 'industry']),
    value: z.string(),
  }),
  data: GuideInfo,
  errors: bindingErrors,
})

export const userIdOf = call({
  method: 'GET',
  path: '/api/users/userId',
  spec: 'C103',
  summary: 'The site id of a person; `id` is either id',
  auth: 'user',
  query: z.object({ id: ref }),
  data: PersonIds,
  errors: ['userNotExist'],
})

export const ssoIdOf = call({
  method: 'GET',
  path: '/api/v2/users/sso-id',
  spec: 'C104',
  summary: 'The single-sign-on id of a person; `id` is either id',
  auth: 'user',
  query: z.object({ id: ref }),
  data: PersonIds,
  errors: ['userNotExist'],
})

export const usersInfo = call({
  method: 'GET',
  path: '/api/v2/users/info',
  spec: 'C096',
  summary: 'Name, pictures, place and introduction of a person; the caller without userId',
  auth: 'user',
  query: ofUser,
  data: z.object({ ...basicInfo.data.shape, introduction: z.string() }),
  errors: ['userNotExist'],
})

export const abilityInfo = call({
  method: 'GET',
  path: '/api/v2/users/ability-info',
  spec: 'C097',
  summary: 'Technical directions, industries, topics and best ranks of a person; either id names them',
  auth: 'user',
  query: z.object({ id: ref.optional(), userId: ref.optional() }),
  data: z.object({
    ...PersonIds.shape,
    skills: z.array(Skill),
    industry: z.array(Facet),
    ...Showcase.pick({ ranks: true, topics: true, hidden: true }).shape,
  }),
  errors: ['userNotExist'],
})

export const ipTerritory = call({
  method: 'GET',
  path: '/api/ip-territory/queryByUserId',
  spec: 'C105',
  summary: 'Province or country of the address from which a person last used the site; null when it is not known',
  auth: 'user',
  query: z.object({ userId: ref }),
  data: z.object({ ...PersonIds.shape, territory: Territory }),
  errors: ['userNotExist'],
})
