import { eq } from 'drizzle-orm'
import { users } from '../../../src/modules/base/session/tables.ts'
import {
  accomplishments,
  articles,
  careers,
  collections,
  educations,
  profiles,
  questions,
  skills,
} from '../../../src/modules/people/profile/tables.ts'
import type { TestApi, TestPerson } from '../../harness.ts'
import { addNotebook } from './add-notebook.ts'

/** A unique text for each part of a profile, so that tests can search answers for it. */
export const marks = {
  work: '浮标运维中心',
  email: 'whole-person@example.com',
  education: '黄海理工大学',
  publishes: '问一个问题',
  article: '写一篇文章',
  notebook: '开一个笔记本',
  collection: '别人的文章',
} as const

/** Adds a person with a complete profile, a text of each kind, and collections. */
export async function addWholePerson(
  api: TestApi,
  privacy: Partial<typeof profiles.$inferInsert> = {},
): Promise<TestPerson> {
  const { db } = api.platform
  const person = await api.person({ name: '全有为' })
  const userId = person.id
  await db
    .update(users)
    .set({ email: `${userId}-${marks.email}` })
    .where(eq(users.id, userId))
  await db.insert(profiles).values({
    userId,
    introduction: '什么都写了一点。',
    province: '浙江',
    city: '舟山',
    iden: 2,
    sex: 1,
    birthday: '1995-11-22',
    seeEmail: true,
    ...privacy,
  })
  await db.insert(careers).values([
    { userId, company: marks.work, job: '观测员', fromMonth: '2017-07', toMonth: '2021-02' },
    { userId, company: `东海${marks.work}`, job: '工程师', fromMonth: '2021-03', toMonth: null },
  ])
  await db.insert(educations).values({
    userId,
    school: marks.education,
    major: '海洋科学',
    degree: '本科',
    fromMonth: '2010-09',
    toMonth: '2014-06',
  })
  await db.insert(skills).values([
    { userId, name: '时间序列' },
    { userId, name: 'Python' },
  ])
  await db.insert(accomplishments).values([
    { userId, kind: 'article', name: '论文一', organization: '期刊', gotAt: '2023-05', description: '' },
    { userId, kind: 'article', name: null },
    { userId, kind: 'project', name: '项目一' },
    { userId, kind: 'prize', name: '奖项一', gotAt: '2024-11' },
    { userId, kind: 'others', name: '其他一' },
  ])
  const at = new Date(api.clock.now() - 86_400_000)
  const stamps = { createdAt: at, updatedAt: at }
  await db.insert(questions).values({ userId, title: marks.publishes, body: '正文', ...stamps })
  await db
    .insert(articles)
    .values({ userId, title: marks.article, summary: '', body: '<p>一</p><p>二</p>', publishedAt: at, ...stamps })
  await addNotebook(db, { userId, at, title: marks.notebook })
  const writer = await api.person()
  const [kept] = await db
    .insert(articles)
    .values({ userId: writer.id, title: marks.collection, summary: '', body: '<p>一</p>', publishedAt: at, ...stamps })
    .returning()
  await db.insert(collections).values({ userId, articleId: kept?.id ?? 0, createdAt: at })
  return person
}
