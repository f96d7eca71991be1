import type { BodyOut } from '@shulei/contract/call.ts'
import type { ErrorName } from '@shulei/contract/errors.ts'
import type { saveIden, saveIdenCompany, updateUserIden } from '@shulei/contract/people/guide/calls.ts'
import type { Iden } from '@shulei/domain/base/completion/completion.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import {
  fieldsOf,
  idens,
  type OccupationField,
  type OccupationFields,
  occupationProblems,
} from '@shulei/domain/people/guide/occupation.ts'
import {
  birthdayProblem,
  FIRST_BIRTHDAY,
  profileLimits,
  profileTextOf,
  profileTextProblem,
} from '@shulei/domain/people/profile/edit.ts'
import {
  type EntryText,
  entryLimits,
  MAX_ENTRIES,
  monthOf,
  YEARS_AHEAD,
} from '@shulei/domain/people/profile/edit-entries.ts'
import { industriesProblem, MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { industriesOf } from '../../compete/competition/competition.service.ts'
import { mustBeSelf, saveParts } from '../profile/edit.service.ts'
import { findCareer, findEducation } from '../profile/edit-lists.service.ts'
import { countEntries, putCareer, putStudy, saveBinding } from './guide.repo.ts'
import { type Guide, readGuide } from './guide.service.ts'

type Binding = Omit<BodyOut<typeof saveIden>, 'userId' | 'base'>

/** The given binding information in the form in which it is stored. Throws the error of the first invalid field. */
async function checkedBinding(
  { db, clock }: Platform,
  { introduction, birthday, province, city, industry }: Partial<Binding>,
) {
  if (introduction !== undefined && profileTextProblem('introduction', introduction) !== null) {
    throw new ApiError('introductionInvalid', { facts: { max: profileLimits.introduction } })
  }
  if (birthday !== undefined && birthday !== '' && birthdayProblem(birthday, clock()) !== null) {
    throw new ApiError('birthdayInvalid', { facts: { first: FIRST_BIRTHDAY } })
  }
  if (
    (province !== undefined && profileTextProblem('province', province) !== null) ||
    (city !== undefined && profileTextProblem('city', city) !== null)
  ) {
    throw new ApiError('locationInvalid', { facts: { max: profileLimits.city } })
  }
  if (industry !== undefined) {
    const known = (await industriesOf(db)).map(({ code }) => code)
    const problem = industriesProblem(industry, known)
    if (problem === 'full') throw new ApiError('industriesFull', { facts: { max: MAX_INDUSTRIES } })
    if (problem !== null) throw new ApiError('industryInvalid')
  }
  return {
    ...(introduction === undefined ? {} : { introduction: profileTextOf('introduction', introduction) }),
    ...(birthday === undefined ? {} : { birthday: birthday === '' ? null : birthday }),
    ...(province === undefined ? {} : { province: profileTextOf('province', province) }),
    ...(city === undefined ? {} : { city: profileTextOf('city', city) }),
    ...(industry === undefined ? {} : { industries: industry }),
  }
}

/** Saves the identity with any binding information in one transaction (C137). Throws the error of an invalid field, `valuesStale`. */
export async function saveIdentity(
  platform: Platform,
  user: SessionUser,
  { userId, iden, base, ...binding }: BodyOut<typeof saveIden>,
): Promise<Guide> {
  mustBeSelf(userId, user)
  const patch = await checkedBinding(platform, binding)
  const sent = { iden, ...patch, industry: binding.industry?.toSorted() }
  const known = base && { ...base, industry: base.industry?.toSorted() }
  await saveParts(platform, user, { patch: { iden, ...patch }, base: known, sent })
  return readGuide(platform, user)
}

/** Saves an identity and one binding information by its name (C142). Throws `notFound` for an unknown identity. */
export async function saveOneField(
  platform: Platform,
  user: SessionUser,
  x: string,
  { userId, type, value }: BodyOut<typeof updateUserIden>,
): Promise<Guide> {
  const iden = idens.find((one) => String(one) === x)
  if (iden === undefined) throw new ApiError('notFound')
  const codes = value === '' ? [] : value.split(',')
  return saveIdentity(platform, user, { userId, iden, [type]: type === 'industry' ? codes : value })
}

type Occupation = BodyOut<typeof saveIdenCompany>

const errorOf = {
  companyName: 'companyInvalid',
  jobName: 'jobInvalid',
  workStartTime: 'periodInvalid',
  workEndTime: 'periodInvalid',
  schoolName: 'schoolInvalid',
  majorName: 'majorInvalid',
  degreeName: 'degreeInvalid',
  eduStartTime: 'periodInvalid',
  eduEndTime: 'periodInvalid',
} as const satisfies Record<OccupationField, ErrorName>

const isText = (field: OccupationField): field is EntryText => field in entryLimits

/** Refuses an occupation with the error of its first invalid field. */
function mustBeValid(iden: Iden, fields: OccupationFields, now: number) {
  const problems = occupationProblems(iden, fields, now)
  const field = fieldsOf(iden).find((one) => problems[one] !== undefined)
  if (field)
    throw new ApiError(errorOf[field], { facts: isText(field) ? { max: entryLimits[field] } : { years: YEARS_AHEAD } })
}

/**
 * Saves an identity with its occupation in one transaction (C138, C139): rows that the person saw are changed, missing ones are
 * added. Throws the error of an invalid field, `entriesFull`, `valuesStale`, and `entryMissing` for a row that is another person's or gone.
 */
export async function saveOccupation(
  platform: Platform,
  user: SessionUser,
  iden: Iden,
  { userId, userWorkId, userEduId, base, ...fields }: Occupation,
): Promise<Guide> {
  mustBeSelf(userId, user)
  mustBeValid(iden, fields, platform.clock())
  const text = (name: EntryText) => lineOf(fields[name])
  const at = new Date(platform.clock())
  const study = {
    ...{ school: text('schoolName'), major: text('majorName'), degree: text('degreeName') },
    ...{ fromMonth: monthOf(fields.eduStartTime), toMonth: monthOf(fields.eduEndTime) },
  }
  const work = {
    ...{ company: text('companyName'), job: text('jobName') },
    ...{ fromMonth: monthOf(fields.workStartTime), toMonth: monthOf(fields.workEndTime) },
  }
  await platform.db.transaction(async (tx) => {
    // the lock of the profile's row orders additions to the lists, so that their limit holds
    await saveBinding(tx, user.id, { iden }, at)
    const mustHaveRoom = async (list: 'careers' | 'educations') => {
      if ((await countEntries(tx, list, user.id)) < MAX_ENTRIES) return
      throw new ApiError('entriesFull', { facts: { max: MAX_ENTRIES } })
    }
    if (base) {
      const career = userWorkId ? await findCareer(tx, user.id, userWorkId) : null
      const education = userEduId ? await findEducation(tx, user.id, userEduId) : null
      mustBeBase(base, { ...(iden === 1 ? {} : career), ...education }, fields)
    }
    const rowOf = (id: number | null | undefined) => ({ userId: user.id, id: id ?? null })
    if (iden !== 1) {
      if (!userWorkId) await mustHaveRoom('careers')
      if (!(await putCareer(tx, rowOf(userWorkId), work, at))) throw new ApiError('entryMissing')
    }
    if (!userEduId) await mustHaveRoom('educations')
    if (!(await putStudy(tx, rowOf(userEduId), study, at))) throw new ApiError('entryMissing')
  })
  return readGuide(platform, user)
}
