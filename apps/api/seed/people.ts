import { DAY, type Instant } from '@shulei/domain/time/instant.ts'
import { type CastPerson, demoPassword, people } from '@shulei/mocks/cast/people.ts'
import { sql } from 'drizzle-orm'
import { realNames } from '../src/modules/identity/tables.ts'
import { hashPassword } from '../src/modules/session/auth.ts'
import { accounts, users } from '../src/modules/session/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** Ids that people get who register later. */
const NEXT_ID = 208_501

const statusOf = { notVerified: 0, passed: 1, pending: 2, rejected: 3 } as const

const unclear = {
  failureReason: '证件照片不清晰，请重新上传。',
  failureReasonEn: 'The photo of the document is not clear. Please upload another one.',
}

/** Verification of a person who has begun it. Numbers of documents are no real ones. */
function realNameOf(person: CastPerson, sentAt: Date): typeof realNames.$inferInsert | null {
  if (person.realName === 'notVerified') return null
  const status = statusOf[person.realName]
  return {
    userId: person.id,
    authType: person.authType,
    realName: person.name,
    certificateType: person.authType === 1 ? 'idCard' : 'passport',
    idNumber: `DEMO${person.id}`,
    idCardStatus: person.authType === 1 ? status : 0,
    overseaAuthStatus: person.authType === 2 ? status : 0,
    sentAt,
    ...(person.realName === 'rejected' ? unclear : {}),
  }
}

/** How long before the first start everybody has been here. */
const MEMBERS_FOR = 200 * DAY

/** Loads the cast with one password for all. */
export async function loadPeople(tx: Tx, start: Instant): Promise<void> {
  const at = new Date(start - MEMBERS_FOR)
  const stamps = { createdAt: at, updatedAt: at }
  const password = await hashPassword(demoPassword)
  await tx
    .insert(users)
    .overridingSystemValue()
    .values(
      people.map((person) => ({
        id: person.id,
        ssoId: person.ssoId,
        name: person.name,
        email: person.email,
        emailVerified: person.demo !== 'newcomer',
        demo: true,
        ...stamps,
      })),
    )
  await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${NEXT_ID}, false)`)
  await tx.insert(accounts).values(
    people.map((person) => ({
      accountId: String(person.id),
      providerId: 'credential',
      userId: person.id,
      password,
      ...stamps,
    })),
  )
  await tx
    .insert(realNames)
    .values(people.flatMap((person) => realNameOf(person, at) ?? []).map((row) => ({ ...row, ...stamps })))
}
