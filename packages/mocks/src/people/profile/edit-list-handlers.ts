import type { BodyOut } from '@shulei/contract/call.ts'
import {
  addEducation,
  addTag,
  addWork,
  deleteEducation,
  deleteTag,
  deleteWork,
  industryOptions,
  removeEducation,
  removeWork,
  updateEducation,
  updateInd,
  updateWork,
} from '@shulei/contract/people/profile/calls.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import { skillOf } from '@shulei/domain/base/text/skills.ts'
import { monthOf } from '@shulei/domain/people/profile/edit-entries.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { industryOptionsFixture } from './fixtures.ts'

/** An id that no row of the cast uses. */
const newId = 900_001

const workOf = (userWorkId: number, body: BodyOut<typeof addWork>) => ({
  userWorkId,
  companyName: lineOf(body.companyName),
  jobName: lineOf(body.jobName),
  workStartTime: monthOf(body.workStartTime ?? ''),
  workEndTime: monthOf(body.workEndTime ?? ''),
})

const educationOf = (userEduId: number, body: BodyOut<typeof addEducation>) => ({
  userEduId,
  schoolName: lineOf(body.schoolName),
  majorName: lineOf(body.majorName),
  degreeName: lineOf(body.degreeName),
  eduStartTime: monthOf(body.eduStartTime ?? ''),
  eduEndTime: monthOf(body.eduEndTime ?? ''),
})

/** List calls of the profile editor: answered with the values to be stored, and not stored. */
export const profileListHandlers: RequestHandler[] = [
  mock(addWork, ({ body }) => workOf(newId, body)),
  mock(updateWork, ({ body }) => workOf(body.userWorkId ?? newId, body)),
  mock(addEducation, ({ body }) => educationOf(newId, body)),
  mock(updateEducation, ({ body }) => educationOf(body.userEduId ?? newId, body)),
  mock(addTag, ({ body }) => ({ userSkillId: newId, skillName: skillOf(body.skillName) })),
  mock(deleteWork, () => ({ affectedRows: 1 })),
  mock(deleteEducation, () => ({ affectedRows: 1 })),
  mock(deleteTag, () => ({ affectedRows: 1 })),
  mock(removeWork, () => ({ affectedRows: 1 })),
  mock(removeEducation, () => ({ affectedRows: 1 })),
  mock(industryOptions, () => ({ industries: industryOptionsFixture() })),
  mock(updateInd, ({ body }) => ({
    industry: industryOptionsFixture().filter(({ code }) => body.industry.includes(code)),
  })),
]
