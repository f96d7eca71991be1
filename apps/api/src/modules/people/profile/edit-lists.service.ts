import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { ErrorName } from '@shulei/contract/errors.ts'
import type { addEducation, addTag, addWork } from '@shulei/contract/people/profile/calls.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import { MAX_SKILL_LENGTH, MAX_SKILLS, skillOf, skillProblem } from '@shulei/domain/base/text/skills.ts'
import {
  type EntryText,
  entryLimits,
  entryTextProblem,
  MAX_ENTRIES,
  monthOf,
  periodProblems,
  YEARS_AHEAD,
} from '@shulei/domain/people/profile/edit-entries.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mustBeSelf } from './edit.service.ts'
import {
  changeCareerRow,
  changeEducationRow,
  countIn,
  deleteRow,
  findCareer,
  findEducation,
  insertCareer,
  insertEducation,
  insertSkill,
  lockLists,
  type ProfileList,
  skillNames,
} from './edit-lists.repo.ts'

const textErrors = {
  companyName: 'companyInvalid',
  jobName: 'jobInvalid',
  schoolName: 'schoolInvalid',
  majorName: 'majorInvalid',
  degreeName: 'degreeInvalid',
} as const satisfies Record<EntryText, ErrorName>

/** A text field in the form in which it is stored. Throws the error of the field. */
function checkedText(name: EntryText, text: string): string {
  if (entryTextProblem(name, text) !== null) {
    throw new ApiError(textErrors[name], { facts: { max: entryLimits[name] } })
  }
  return lineOf(text)
}

/** A period in the form in which it is stored. Throws `periodInvalid`. */
function checkedPeriod(from: string | null | undefined, to: string | null | undefined, now: number) {
  const written = { from: from ?? '', to: to ?? '' }
  if (Object.keys(periodProblems(written, now)).length > 0) {
    throw new ApiError('periodInvalid', { facts: { years: YEARS_AHEAD } })
  }
  return { fromMonth: monthOf(written.from), toMonth: monthOf(written.to) }
}

/** Rows of a person's lists. */
export { findCareer, findEducation } from './edit-lists.repo.ts'

/** Takes the lock of a person's lists, which a transaction holds until it ends. */
export const lockOwnLists = lockLists

/** Runs a transaction that holds the lock of a person's lists. */
export const withLists = <T>(
  { db, clock }: Platform,
  userId: number,
  run: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const at = new Date(clock())
    await lockLists(tx, userId, at)
    return run(tx, at)
  })

async function mustHaveRoom(tx: Tx, list: 'careers' | 'educations', userId: number) {
  if ((await countIn(tx, list, userId)) >= MAX_ENTRIES)
    throw new ApiError('entriesFull', { facts: { max: MAX_ENTRIES } })
}

/** A row in the list, or the error when it is missing or another person's. */
function mustBeThere(isThere: boolean): void {
  if (!isThere) throw new ApiError('entryMissing')
}

/** Adds work experience, or changes the row `id` (C116, C145). Throws the error of an invalid field, `entriesFull`, `entryMissing`, `valuesStale`. */
export async function saveCareer(
  platform: Platform,
  user: SessionUser,
  body: BodyOut<typeof addWork> & { base?: object | undefined },
  id?: number,
): Promise<Data<typeof addWork>> {
  mustBeSelf(body.userId, user)
  const company = checkedText('companyName', body.companyName)
  const job = checkedText('jobName', body.jobName)
  const period = checkedPeriod(body.workStartTime, body.workEndTime, platform.clock())
  return withLists(platform, user.id, async (tx, at) => {
    const row = { company, job, ...period, updatedAt: at }
    const saved = {
      companyName: company,
      jobName: job,
      workStartTime: period.fromMonth,
      workEndTime: period.toMonth,
    }
    if (id !== undefined) {
      if (body.base) mustBeBase(body.base, (await findCareer(tx, user.id, id)) ?? {}, saved)
      mustBeThere(await changeCareerRow(tx, user.id, id, row))
      return { userWorkId: id, ...saved }
    }
    await mustHaveRoom(tx, 'careers', user.id)
    return { userWorkId: await insertCareer(tx, { ...row, userId: user.id, createdAt: at }), ...saved }
  })
}

/** Adds education, or changes the row `id` (C117, C143). Throws the error of an invalid field, `entriesFull`, `entryMissing`, `valuesStale`. */
export async function saveStudies(
  platform: Platform,
  user: SessionUser,
  body: BodyOut<typeof addEducation> & { base?: object | undefined },
  id?: number,
): Promise<Data<typeof addEducation>> {
  mustBeSelf(body.userId, user)
  const school = checkedText('schoolName', body.schoolName)
  const major = checkedText('majorName', body.majorName)
  const degree = checkedText('degreeName', body.degreeName)
  const period = checkedPeriod(body.eduStartTime, body.eduEndTime, platform.clock())
  return withLists(platform, user.id, async (tx, at) => {
    const row = { school, major, degree, ...period, updatedAt: at }
    const saved = {
      schoolName: school,
      majorName: major,
      degreeName: degree,
      eduStartTime: period.fromMonth,
      eduEndTime: period.toMonth,
    }
    if (id !== undefined) {
      if (body.base) mustBeBase(body.base, (await findEducation(tx, user.id, id)) ?? {}, saved)
      mustBeThere(await changeEducationRow(tx, user.id, id, row))
      return { userEduId: id, ...saved }
    }
    await mustHaveRoom(tx, 'educations', user.id)
    return { userEduId: await insertEducation(tx, { ...row, userId: user.id, createdAt: at }), ...saved }
  })
}

const skillErrors = {
  full: 'skillsFull',
  taken: 'skillTaken',
  empty: 'skillInvalid',
  tooLong: 'skillInvalid',
  forbidden: 'skillInvalid',
} as const satisfies Record<NonNullable<ReturnType<typeof skillProblem>>, ErrorName>

/** Adds a technical direction (C118). Throws `skillInvalid`, `skillTaken`, `skillsFull`. */
export async function addSkill(
  platform: Platform,
  user: SessionUser,
  body: BodyOut<typeof addTag>,
): Promise<Data<typeof addTag>> {
  mustBeSelf(body.userId, user)
  return withLists(platform, user.id, async (tx, at) => {
    const problem = skillProblem(body.skillName, await skillNames(tx, user.id))
    if (problem !== null) {
      throw new ApiError(skillErrors[problem], { facts: { max: MAX_SKILL_LENGTH, count: MAX_SKILLS } })
    }
    const skillName = skillOf(body.skillName)
    const row = { userId: user.id, name: skillName, createdAt: at, updatedAt: at }
    return { userSkillId: await insertSkill(tx, row), skillName }
  })
}

/** The row to delete, named by the query or by the body; the query wins (Q020). */
export interface Deletion {
  userId?: number | string | undefined
  id: number | undefined
  /** The name of the field that is reported when the id is missing. */
  field: string
}

/** Deletes a row of the caller's own list; another person's row counts as missing (C124 to C130). Throws `invalid`. */
export async function removeRow(
  { db }: Platform,
  user: SessionUser,
  list: ProfileList,
  { userId, id, field }: Deletion,
) {
  mustBeSelf(userId, user)
  if (id === undefined) {
    throw new ApiError('invalid', { facts: { fields: field }, data: { where: 'query', fields: [field] } })
  }
  return { affectedRows: await db.transaction((tx) => deleteRow(tx, list, user.id, id)) }
}
