import * as z from 'zod'
import { Facet } from '../../compete/competition/schemas.ts'
import { id } from '../../fields.ts'
import { Career, Education, Iden, Skill } from '../profile/schemas.ts'

const Step = z.enum(['binding', 'occupation', 'realName'])
const Page = z.enum(['basic', 'occupation', 'skills', 'verification'])

const ItemName = z.enum([
  'identity',
  'email',
  'introduction',
  'birthday',
  'industry',
  'user_skill',
  'city',
  'education',
  'major',
  'career',
  'realName',
])

/** An item that the caller has not filled in, with its step of the gate and its page of the guide (B§4). */
export const MissingItem = z.object({
  name: ItemName,
  step: Step,
  page: Page,
  /** The gate never requires the item: user_skill. */
  isIgnored: z.boolean(),
})

/** B§3 GuideInfo: what the caller has filled in so far, for themselves alone. */
export const GuideInfo = z.object({
  bindingInfo: z.object({
    iden: Iden,
    /** Empty for an account without a mail address. */
    email: z.string(),
    introduction: z.string(),
    /** `YYYY-MM-DD`. */
    birthday: z.string().nullable(),
    province: z.string(),
    city: z.string(),
    /** Codes of the chosen industries. */
    industry: z.array(z.string()),
  }),
  /** Latest work experience, for a job holder; for a teacher it is `teaInfo`. */
  jobInfo: Career.nullable(),
  /** Latest education. */
  stuInfo: Education.nullable(),
  teaInfo: Career.nullable(),
  /** Q120: technical directions and industries. */
  proInfo: z.object({ skills: z.array(z.string()), industry: z.array(Facet) }),
  userAuth: z.object({
    /** 0 none, 1 mainland, 2 overseas. */
    authType: z.int(),
    /** 0 not verified, 1 passed, 2 pending, 3 rejected. */
    idCardStatus: z.int(),
    overseaAuthStatus: z.int(),
  }),
  userTags: z.array(Skill),
  /** Everything that is not filled in, in the order of the gate. */
  missing: z.array(MissingItem),
  /** The missing step that the gate before submitting would name now; null when it lets the caller pass. */
  gap: z.object({ step: Step, missing: z.array(ItemName), page: Page }).nullable(),
  /** The caller has closed the guide: only the gate opens it again (Q029). */
  guideHidden: z.boolean(),
})

/** Kinds of suggestions (Q153), and the two that only the guide asks for. */
export const searchTypes = ['company', 'school', 'major', 'job'] as const
export const suggestionTypes = [...searchTypes, 'province', 'city', 'skill'] as const

/** Ids of one person (Q056). */
export const PersonIds = z.object({
  /** Site id, as in `/users/{id}`. */
  id,
  /** Single-sign-on id. */
  userId: z.string(),
})
