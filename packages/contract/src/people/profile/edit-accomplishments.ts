/**
 * Accomplishments of the caller's own profile (B§7): four kinds of the same shape, of which article and prize have a date. A
 * date is a month or a day; null or an empty text means that it was not given. A name of null hides the accomplishment (B§3).
 */
import * as z from 'zod'
import { call } from '../../call.ts'
import { base, id, queryId } from '../../fields.ts'
import { userId } from './edit.ts'
import { accomplishmentItems } from './schemas.ts'

const name = z.string().nullable()
const texts = { userId, organization: z.string().default(''), description: z.string().default('') }
const getTime = z.string().nullish()

const add = { method: 'POST', auth: 'user' } as const
const errors = ['accomplishmentNameInvalid', 'organizationInvalid', 'descriptionInvalid'] as const
const full = [...errors, 'entriesFull'] as const
const fullDated = [...errors, 'getTimeInvalid', 'entriesFull'] as const

export const addArticle = call({
  ...add,
  path: '/api/users/addArticle',
  spec: 'C119',
  summary: "Add a publication to the caller's accomplishments",
  body: z.object({ ...texts, articleName: name, getTime }),
  data: accomplishmentItems.article,
  errors: fullDated,
})

export const addPrize = call({
  ...add,
  path: '/api/users/addPrize',
  spec: 'C120',
  summary: "Add a prize to the caller's accomplishments",
  body: z.object({ ...texts, prizeName: name, getTime }),
  data: accomplishmentItems.prize,
  errors: fullDated,
})

export const addProject = call({
  ...add,
  path: '/api/users/addProject',
  spec: 'C122',
  summary: "Add a project to the caller's accomplishments",
  body: z.object({ ...texts, projectName: name }),
  data: accomplishmentItems.project,
  errors: full,
})

export const addOthers = call({
  ...add,
  path: '/api/users/addOthers',
  spec: 'C123',
  summary: "Add another accomplishment to the caller's profile",
  body: z.object({ ...texts, othersName: name }),
  data: accomplishmentItems.others,
  errors: full,
})

/** Relation and item of an accomplishment (Q118); both name the same row, and both are required. */
const removal = {
  method: 'DELETE',
  auth: 'user',
  query: z.object({ userId, shipDeleteId: queryId.optional(), deleteId: queryId.optional() }),
  body: z.object({ userId, shipDeleteId: id.optional(), deleteId: id.optional() }).optional(),
  data: z.object({ affectedRows: z.int().min(0) }),
} as const

export const deleteArticle = call({
  ...removal,
  path: '/api/users/deleteArticle',
  spec: 'C127',
  summary: "Take a publication from the caller's accomplishments",
})

export const deletePrize = call({
  ...removal,
  path: '/api/users/deletePrize',
  spec: 'C128',
  summary: "Take a prize from the caller's accomplishments",
})

export const deleteProject = call({
  ...removal,
  path: '/api/users/deleteProject',
  spec: 'C129',
  summary: "Take a project from the caller's accomplishments",
})

export const deleteOthers = call({
  ...removal,
  path: '/api/users/deleteOthers',
  spec: 'C130',
  summary: "Take another accomplishment from the caller's profile",
})

export const saveAccomplishment = call({
  method: 'POST',
  path: '/api/v2/users/accomplishment/{type}',
  spec: 'C141',
  summary:
    "Change the caller's accomplishment `shipDeleteId`; without this id, add one. `type` is article, project, prize or others",
  auth: 'user',
  body: z.object({
    ...texts,
    shipDeleteId: id.optional(),
    articleName: name.optional(),
    projectName: name.optional(),
    prizeName: name.optional(),
    othersName: name.optional(),
    getTime,
    base: base({ name, organization: z.string(), description: z.string(), getTime: z.string().nullable() }),
  }),
  data: z.union([
    accomplishmentItems.article,
    accomplishmentItems.prize,
    accomplishmentItems.project,
    accomplishmentItems.others,
  ]),
  errors: [...fullDated, 'entryMissing', 'valuesStale'],
})

export const orderAccomplishments = call({
  method: 'PUT',
  path: '/api/site/accomplishments/{type}/order',
  spec: 'own: order of accomplishments',
  summary: "Put the caller's accomplishments of one kind into an order: every `shipDeleteId` once",
  auth: 'user',
  body: z.object({ ids: z.array(id).max(100) }),
  data: z.object({ ids: z.array(id) }),
  errors: ['orderStale'],
})
