/** Careers, educations and industries of the caller's own profile in the newer form (B§7): one call adds or changes a row. */
import * as z from 'zod'
import { call } from '../../call.ts'
import { Facet } from '../../compete/competition/schemas.ts'
import { base, id } from '../../fields.ts'
import { userId } from './edit.ts'
import { educationBody, workBody } from './edit-lists.ts'
import { Career, Education } from './schemas.ts'

/** The stored texts of a row; a month that was not given is null. */
const { userId: _work, ...workTexts } = workBody.shape
const { userId: _education, ...educationTexts } = educationBody.shape

const gone = z.object({ affectedRows: z.int().min(0) })

export const updateWork = call({
  method: 'POST',
  path: '/api/v2/users/update-work',
  spec: 'C145',
  summary: "Change the caller's career `userWorkId`; without this id, add one",
  auth: 'user',
  body: workBody.extend({ userWorkId: id.optional(), base: base(workTexts) }),
  data: Career,
  errors: ['companyInvalid', 'jobInvalid', 'periodInvalid', 'entriesFull', 'entryMissing', 'valuesStale'],
})

export const updateEducation = call({
  method: 'POST',
  path: '/api/v2/users/update-education',
  spec: 'C143',
  summary: "Change the caller's education `userEduId`; without this id, add one",
  auth: 'user',
  body: educationBody.extend({ userEduId: id.optional(), base: base(educationTexts) }),
  data: Education,
  errors: [
    'schoolInvalid',
    'majorInvalid',
    'degreeInvalid',
    'periodInvalid',
    'entriesFull',
    'entryMissing',
    'valuesStale',
  ],
})

export const removeWork = call({
  method: 'POST',
  path: '/api/v2/users/delete-work',
  spec: 'C146',
  summary: "Take a career from the caller's profile",
  auth: 'user',
  body: z.object({ userId, userWorkId: id }),
  data: gone,
})

export const removeEducation = call({
  method: 'POST',
  path: '/api/v2/users/delete-education',
  spec: 'C144',
  summary: "Take an education from the caller's profile",
  auth: 'user',
  body: z.object({ userId, userEduId: id }),
  data: gone,
})

export const industryOptions = call({
  method: 'GET',
  path: '/api/site/industries',
  spec: 'own: choices of C113',
  summary: 'The industries that a person can choose, in order',
  auth: 'none',
  data: z.object({ industries: z.array(Facet) }),
})

export const updateInd = call({
  method: 'PUT',
  path: '/api/users/updateInd',
  spec: 'C113',
  summary: "Choose the caller's industries by their codes, at most four (B§5); replaces the earlier choice",
  auth: 'user',
  body: z.object({
    userId,
    industry: z.array(z.string()).max(100),
    base: base({ industry: z.array(z.string()).max(100) }),
  }),
  data: z.object({ industry: z.array(Facet) }),
  errors: ['industriesFull', 'industryInvalid', 'valuesStale'],
})
