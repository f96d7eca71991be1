import { DAY, type Instant } from '@shulei/domain/base/time/instant.ts'
import { type CastPerson, demoPassword, people } from '@shulei/mocks/cast/people.ts'
import { sql } from 'drizzle-orm'
import { hashPassword } from '../src/modules/base/session/auth.ts'
import { accounts, users } from '../src/modules/base/session/tables.ts'
import { realNameTexts } from '../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../src/modules/people/identity/tables.ts'
import type { DataCipher } from '../src/platform/cipher/cipher.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** The next id for people who register later. */
const NEXT_ID = 208_501

const statusOf = { notVerified: 0, passed: 1, pending: 2, rejected: 3 } as const

const unclear = {
  failureReason: '证件照片不清晰，请重新上传。',
  failureReasonEn: 'The photo of the document is not clear. Please upload another one.',
}

/** The verification of a person who has sent one. Numbers of documents are invented. */
function realNameOf(person: CastPerson, cipher: DataCipher, sentAt: Date): typeof realNames.$inferInsert | null {
  if (person.realName === 'notVerified') return null
  const status = statusOf[person.realName]
  return {
    userId: person.id,
    authType: person.authType,
    ...realNameTexts.encrypt(cipher, person.id, { realName: person.name, idNumber: `DEMO${person.id}` }),
    certificateType: person.authType === 1 ? 'idCard' : 'passport',
    idCardStatus: person.authType === 1 ? status : 0,
    overseaAuthStatus: person.authType === 2 ? status : 0,
    sentAt,
    ...(person.realName === 'rejected' ? unclear : {}),
  }
}

/** Age of all accounts at the first start. */
const MEMBERS_FOR = 200 * DAY

/** Loads the cast, with the same password for all. */
export async function loadPeople(tx: Tx, cipher: DataCipher, start: Instant): Promise<void> {
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
        language: person.demo === 'englishSpeaker' ? ('en-US' as const) : null,
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
    .values(people.flatMap((person) => realNameOf(person, cipher, at) ?? []).map((row) => ({ ...row, ...stamps })))
}
