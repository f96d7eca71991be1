import {
  addEducation,
  addTag,
  addWork,
  deleteEducation,
  deleteTag,
  deleteWork,
} from '@shulei/contract/profile/calls.ts'
import { monthOf } from '@shulei/domain/profile/edit-entries.ts'
import { skillOf } from '@shulei/domain/profile/edit-skills.ts'
import { lineOf } from '@shulei/domain/text/line.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../mock.ts'

/** An id that no row of the cast uses. */
const newId = 900_001

/** List calls of the profile editor: answered with the values to be stored, and not stored. */
export const profileListHandlers: RequestHandler[] = [
  mock(addWork, ({ body }) => ({
    userWorkId: newId,
    companyName: lineOf(body.companyName),
    jobName: lineOf(body.jobName),
    workStartTime: monthOf(body.workStartTime ?? ''),
    workEndTime: monthOf(body.workEndTime ?? ''),
  })),
  mock(addEducation, ({ body }) => ({
    userEduId: newId,
    schoolName: lineOf(body.schoolName),
    majorName: lineOf(body.majorName),
    degreeName: lineOf(body.degreeName),
    eduStartTime: monthOf(body.eduStartTime ?? ''),
    eduEndTime: monthOf(body.eduEndTime ?? ''),
  })),
  mock(addTag, ({ body }) => ({ userSkillId: newId, skillName: skillOf(body.skillName) })),
  mock(deleteWork, () => ({ affectedRows: 1 })),
  mock(deleteEducation, () => ({ affectedRows: 1 })),
  mock(deleteTag, () => ({ affectedRows: 1 })),
]
