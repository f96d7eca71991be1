import { realNameTexts } from '../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../src/modules/people/identity/tables.ts'
import { careers, educations, profiles } from '../src/modules/people/profile/tables.ts'
import type { TestApi } from './harness.ts'

/** Fills in every fact that the completion gate requires of a job holder (`B§4`). */
export async function completePerson(
  { platform: { db, cipher } }: Pick<TestApi, 'platform'>,
  { id: userId }: { id: number },
) {
  await db.insert(profiles).values({
    userId,
    iden: 2,
    introduction: '近岸浮标',
    birthday: '1992-05-11',
    province: '浙江',
    city: '舟山',
    industries: ['meteorology'],
  })
  await db.insert(educations).values({ userId, school: '黄海理工大学', major: '海洋科学' })
  await db.insert(careers).values({ userId, company: '近岸海洋观测站', job: '数据工程师' })
  await db.insert(realNames).values({
    userId,
    authType: 1,
    certificateType: 'idCard',
    ...realNameTexts.encrypt(cipher, userId, { realName: '林晓舟', idNumber: `TEST${userId}` }),
    idCardStatus: 1,
    sentAt: new Date('2026-01-01T00:00:00Z'),
  })
}
