import { realNameTexts } from '../../../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import type { TestApi, TestPerson } from '../../harness.ts'

/** Adds a verification of a person that waits for its decision. */
export async function addIdentity(
  { platform, clock }: TestApi,
  { id: userId }: TestPerson,
  texts: { realName: string; idNumber: string },
): Promise<void> {
  const at = new Date(clock.now())
  await platform.db.insert(realNames).values({
    userId,
    authType: 1,
    certificateType: 'idCard',
    idCardStatus: 2,
    numberHash: `hash of ${userId}`,
    sentAt: at,
    ...realNameTexts.encrypt(platform.cipher, userId, texts),
  })
}
