import { informationKinds, partKinds } from '@shulei/domain/publish/content/kinds.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { page, textLanguage } from '../../fields.ts'
import { Activity, Article, EditorialPage, Expert, FaqGroup, InformationBrief } from './schemas.ts'

const lang = textLanguage.default('zh-CN')

export const informationList = call({
  method: 'GET',
  path: '/api/site/information',
  spec: 'X010',
  summary: 'Articles and activities in pages of 10, the newest first; by kind and by topic',
  auth: 'none',
  shared: true,
  query: z.object({
    kind: z.enum(['all', ...informationKinds]).default('all'),
    topic: z.string().max(40).default(''),
    page,
    lang,
  }),
  data: z.object({
    list: z.array(InformationBrief),
    total: z.int().min(0),
    topics: z.array(z.object({ code: z.string(), name: z.string(), count: z.int().min(1) })),
  }),
})

export const article = call({
  method: 'GET',
  path: '/api/site/information/{id}',
  spec: 'X011',
  summary: 'An article with its text and related ones',
  auth: 'none',
  shared: true,
  query: z.object({ lang }),
  data: Article,
})

export const activity = call({
  method: 'GET',
  path: '/api/site/activities/{id}',
  spec: 'X012',
  summary: 'An activity: what it is, its content pages, and with `part` the content of one of them',
  auth: 'none',
  shared: true,
  query: z.object({
    part: z.coerce.number<number | string>().int().min(0).max(partKinds.length).default(0),
    lang,
  }),
  data: Activity,
})

export const experts = call({
  method: 'GET',
  path: '/api/site/experts',
  spec: 'X018',
  summary: 'Experts, all or those of a type',
  auth: 'none',
  shared: true,
  query: z.object({ type: z.string().max(40).default(''), lang }),
  data: z.object({
    types: z.array(z.object({ code: z.string(), name: z.string(), count: z.int().min(0) })),
    list: z.array(Expert),
  }),
})

export const editorialPage = call({
  method: 'GET',
  path: '/api/site/pages/{slug}',
  spec: 'X019',
  summary: 'A page that the operator wrote, such as the privacy policy: its title and sections',
  auth: 'none',
  shared: true,
  query: z.object({ lang }),
  data: EditorialPage,
})

export const faq = call({
  method: 'GET',
  path: '/api/site/faq',
  spec: 'own: help',
  summary: 'Questions and answers of the help pages; `search` finds them by words, pinyin and initials',
  auth: 'none',
  shared: true,
  query: z.object({ search: z.string().max(100).default(''), lang }),
  data: z.object({ groups: z.array(FaqGroup), total: z.int().min(0) }),
})

export { evaluationTasks, gradeHolders } from './evaluation.ts'

export const contentPicture = call({
  method: 'GET',
  path: '/api/site/content/pictures/{name}',
  spec: 'own: pictures of the operator’s texts',
  summary: 'A picture of the operator’s texts',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})
