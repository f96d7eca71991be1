import { MAX_SEARCH_WORD } from '@shulei/domain/people/profile/search.ts'
import * as z from 'zod'
import { proof } from '../../base/session/account.ts'
import { call } from '../../call.ts'
import { Facet } from '../../compete/competition/schemas.ts'
import { id, page, perPage, person, plainText } from '../../fields.ts'
import {
  Article,
  Career,
  Collection,
  Education,
  HistoryRow,
  Honour,
  Iden,
  Location,
  Notebook,
  OwnedDataset,
  Practice,
  Privacy,
  PrivacyChoice,
  Profile,
  Publish,
  preview,
  Showcase,
  Skill,
  tabData,
  tabQuery,
  ViewedCompetition,
} from './schemas.ts'

export {
  createLocation,
  updateAvatar,
  updateBanner,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
  updateUserName,
} from './edit.ts'
export * from './edit-accomplishments.ts'
export { addEducation, addTag, addWork, deleteEducation, deleteTag, deleteWork } from './edit-lists.ts'
export * from './edit-v2.ts'
export * from './notebooks.ts'
export * from './privacy.ts'

/** A person by single-sign-on id or site id (Q056); without either, the caller. */
const ofUser = z.object({
  userId: z
    .string()
    .regex(/^([1-9]\d{0,15}|[0-9a-f]{32})$/)
    .optional(),
})

export const userProfile = call({
  method: 'GET',
  path: '/api/users/{id}/profile',
  spec: 'C046, C047',
  summary: "A person's public profile, with what they let the caller see",
  auth: 'user',
  query: preview.optional(),
  data: Profile,
  errors: ['userNotExist'],
})

export const basicInfo = call({
  method: 'GET',
  path: '/api/v2/users/basic-info',
  spec: 'C048',
  summary:
    'Name, pictures and place of a person; birthday, sex, phone and what is chosen to be shown only of the caller',
  auth: 'user',
  query: ofUser,
  data: z.object({
    ...Profile.pick({
      id: true,
      userId: true,
      userName: true,
      avatar: true,
      userBanner: true,
      location: true,
      iden: true,
      industry: true,
      email: true,
    }).shape,
    /** 0 not stated, 1 male, 2 female; null for others. */
    sex: z.int().nullable(),
    /** `YYYY-MM-DD`; null for others. */
    birthday: z.string().nullable(),
    /** Age in whole years, by the Shanghai day; null for others. */
    age: z.int().nullable(),
    /** Masked, such as 138****0000; null for others. */
    phone: z.string().nullable(),
    private: Privacy,
    /** The caller's own privacy settings; null for others. */
    chosen: PrivacyChoice.nullable(),
  }),
  errors: ['userNotExist'],
})

export const basicIntroduction = call({
  method: 'GET',
  path: '/api/v2/users/basic-introduction',
  spec: 'C049',
  summary: "A person's introduction",
  auth: 'user',
  query: ofUser,
  data: z.object({ id, userId: z.string(), introduction: z.string() }),
  errors: ['userNotExist'],
})

export const basicResearchDirection = call({
  method: 'GET',
  path: '/api/v2/users/basic-research-direction',
  spec: 'C050',
  summary: 'Technical directions and industries of a person',
  auth: 'user',
  query: ofUser,
  data: z.object({ id, userId: z.string(), skills: z.array(Skill), industry: z.array(Facet) }),
  errors: ['userNotExist'],
})

export const basicEducation = call({
  method: 'GET',
  path: '/api/v2/users/basic-education',
  spec: 'C051',
  summary: 'Educations of a person, latest first; none where they are hidden',
  auth: 'user',
  query: ofUser,
  data: z.object({
    id,
    userId: z.string(),
    seeEducationInfo: Privacy.shape.seeEducationInfo,
    educations: z.array(Education),
  }),
  errors: ['userNotExist'],
})

export const basicWork = call({
  method: 'GET',
  path: '/api/v2/users/basic-work',
  spec: 'C052',
  summary: 'Careers of a person, latest first; none where they are hidden',
  auth: 'user',
  query: ofUser,
  data: z.object({ id, userId: z.string(), seeWorkInfo: Privacy.shape.seeWorkInfo, careers: z.array(Career) }),
  errors: ['userNotExist'],
})

export const honourCertificates = call({
  method: 'POST',
  path: '/api/v2/users/honor-certificate',
  spec: 'C053',
  summary: 'Places among the first that a person has won in competitions that are over; `id` is the site id',
  auth: 'user',
  read: true,
  body: z.object({ id }),
  data: z.object({ list: z.array(Honour), hidden: z.enum(['private', 'mutual']).nullable() }),
  errors: ['userNotExist'],
})

export const sendPhoneCode = call({
  method: 'POST',
  path: '/api/v2/users/phone-code',
  spec: 'X025',
  summary:
    'Send a code to the phone number that the caller wants to use, or without one to the number that the caller has',
  auth: 'user',
  body: z.object({ phone: plainText(40).optional() }),
  data: z.object({ phone: z.string() }),
  errors: ['phoneMissing', 'phoneInvalid', 'noSender'],
})

export const updatePhone = call({
  method: 'POST',
  path: '/api/v2/users/update-phone',
  spec: 'C054',
  summary: "Change the caller's phone number, proven by the code that was sent to it",
  auth: 'user',
  body: z.object({ phone: plainText(40), phoneCode: plainText(20), ...proof }),
  data: z.object({ phone: z.string() }),
  errors: [
    'phoneMissing',
    'phoneInvalid',
    'phoneTaken',
    'codeMissing',
    'codeWrong',
    'codeExpired',
    'proofNeeded',
    'ownCodeWrong',
    'currentPasswordWrong',
  ],
})

export const userSearch = call({
  method: 'GET',
  path: '/api/users',
  spec: 'C106',
  summary: 'Other people by name, pinyin or initials; a blank keyword finds nobody',
  auth: 'user',
  query: z.object({ keyword: z.string().max(MAX_SEARCH_WORD).default(''), page, pageSize: perPage(5, 20) }),
  data: z.object({
    list: z.array(
      z.object({
        ...person.shape,
        userId: z.string(),
        location: Location,
        iden: Iden,
        /** Latest visible company or school of the person. */
        organization: z.string(),
        demo: z.boolean(),
      }),
    ),
    total: z.int().min(0),
  }),
})

export const competitionHistory = call({
  method: 'GET',
  path: '/api/users/competition/signup-list',
  spec: 'C080',
  summary: 'Competitions that a person signed up for, with team, rank and score of the public list',
  auth: 'user',
  query: tabQuery.extend(ofUser.shape),
  data: tabData(HistoryRow),
  errors: ['userNotExist'],
})

export const competitionViews = call({
  method: 'GET',
  path: '/api/users/competition/view-list',
  spec: 'C081',
  summary: 'Competitions that the caller looked at last, the latest first; nobody else can read them',
  auth: 'user',
  query: z.object({ page, pageSize: perPage(10, 50) }),
  data: z.object({ list: z.array(ViewedCompetition), total: z.int().min(0) }),
})

export const clearCompetitionViews = call({
  method: 'DELETE',
  path: '/api/users/competition/view-list',
  spec: 'own: recently viewed',
  summary: 'Forget which competitions the caller looked at',
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
})

export const competitionTotals = call({
  method: 'GET',
  path: '/api/users/competition/total',
  spec: 'C082',
  summary: 'Numbers of the competitions of a person; those that were looked at only for the caller',
  auth: 'user',
  query: ofUser.extend(preview.shape),
  data: z.object({
    /** Competitions that the person signed up for, and how many of them are over. */
    signedUp: z.int().min(0),
    ended: z.int().min(0),
    /** Ranks among the first three in competitions that are over. */
    medals: z.int().min(0),
    /** Null for others. */
    viewed: z.int().min(0).nullable(),
    hidden: z.enum(['private', 'mutual']).nullable(),
  }),
  errors: ['userNotExist'],
})

export const userShowcase = call({
  method: 'GET',
  path: '/api/users/{id}/showcase',
  spec: 'own: head of a profile',
  summary: "A person's best ranks, topics and year of submissions, if they let the caller see their competitions",
  auth: 'user',
  query: preview.optional(),
  data: Showcase,
  errors: ['userNotExist'],
})

const tab = { method: 'GET', auth: 'user', query: tabQuery, errors: ['userNotExist'] } as const

/** The specification has one path for the three kinds of a person's work (X023); each kind has rows of its own. */
const workPattern = '/api/site/users/{id}/{kind}'

export const userPublishes = call({
  ...tab,
  path: '/api/site/users/{id}/publishes',
  spec: 'X021',
  summary: "A person's questions and answers",
  data: tabData(Publish),
})

export const userCollections = call({
  ...tab,
  path: '/api/site/users/{id}/collections',
  spec: 'X022',
  summary: 'What a person keeps: competitions, data sets, articles, questions, notebooks',
  data: tabData(Collection),
})

export const userArticles = call({
  ...tab,
  path: '/api/site/users/{id}/articles',
  pattern: workPattern,
  spec: 'X023',
  summary: "A person's articles",
  data: tabData(Article),
})

export const userNotebooks = call({
  ...tab,
  path: '/api/site/users/{id}/notebook',
  pattern: workPattern,
  spec: 'X023',
  summary: "A person's notebooks",
  data: tabData(Notebook),
})

export const userPractice = call({
  ...tab,
  path: '/api/site/users/{id}/practice',
  pattern: workPattern,
  spec: 'X023',
  summary: "A person's training competitions, with the progress that their submissions show",
  data: tabData(Practice),
})

export const userDatasets = call({
  ...tab,
  path: '/api/site/users/{id}/datasets',
  spec: 'own: the data sets tab',
  summary: 'Data sets that a person looks after',
  data: tabData(OwnedDataset),
})
