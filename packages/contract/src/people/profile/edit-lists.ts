/**
 * Careers, educations and technical directions of the caller's own profile (B§7). Each row is added and deleted by itself.
 * Bodies have the entity's field names (Q115). A deletion names its row in the query or in a body (Q020); deleting a missing
 * row is no error: `affectedRows` is 0.
 */
import * as z from 'zod'
import { call } from '../../call.ts'
import { id, queryId } from '../../fields.ts'
import { userId } from './edit.ts'
import { Career, Education, Skill } from './schemas.ts'

/** A month `YYYY-MM`; null or an empty text means that it was not given. */
const month = z.string().nullish()
const gone = z.object({ affectedRows: z.int().min(0) })

export const workBody = z.object({
  userId,
  companyName: z.string(),
  jobName: z.string().default(''),
  workStartTime: month,
  workEndTime: month,
})

export const educationBody = z.object({
  userId,
  schoolName: z.string(),
  majorName: z.string().default(''),
  degreeName: z.string().default(''),
  eduStartTime: month,
  eduEndTime: month,
})

export const addWork = call({
  method: 'POST',
  path: '/api/users/addWork',
  spec: 'C116',
  summary: "Add a career to the caller's profile; without an end it goes on",
  auth: 'user',
  body: workBody,
  data: Career,
  errors: ['companyInvalid', 'jobInvalid', 'periodInvalid', 'entriesFull'],
})

export const addEducation = call({
  method: 'POST',
  path: '/api/users/addEducation',
  spec: 'C117',
  summary: "Add an education to the caller's profile; without an end it goes on",
  auth: 'user',
  body: educationBody,
  data: Education,
  errors: ['schoolInvalid', 'majorInvalid', 'degreeInvalid', 'periodInvalid', 'entriesFull'],
})

export const addTag = call({
  method: 'POST',
  path: '/api/users/addTag',
  spec: 'C118',
  summary: "Add a technical direction to the caller's profile: at most six, ten characters each, none twice (B§5)",
  auth: 'user',
  body: z.object({ userId, skillName: z.string() }),
  data: Skill,
  errors: ['skillInvalid', 'skillTaken', 'skillsFull'],
})

export const deleteWork = call({
  method: 'DELETE',
  path: '/api/users/deleteWork',
  spec: 'C124',
  summary: "Take a career from the caller's profile",
  auth: 'user',
  query: z.object({ userId, userWorkId: queryId.optional() }),
  body: z.object({ userId, userWorkId: id.optional() }).optional(),
  data: gone,
})

export const deleteEducation = call({
  method: 'DELETE',
  path: '/api/users/deleteEducation',
  spec: 'C125',
  summary: "Take an education from the caller's profile",
  auth: 'user',
  query: z.object({ userId, userEduId: queryId.optional() }),
  body: z.object({ userId, userEduId: id.optional() }).optional(),
  data: gone,
})

export const deleteTag = call({
  method: 'DELETE',
  path: '/api/users/deleteTag',
  spec: 'C126',
  summary: "Take a technical direction from the caller's profile; skillTagId and userSkillId are one id (Q116)",
  auth: 'user',
  query: z.object({ userId, skillTagId: queryId.optional(), userSkillId: queryId.optional() }),
  body: z.object({ userId, skillTagId: id.optional(), userSkillId: id.optional() }).optional(),
  data: gone,
})
