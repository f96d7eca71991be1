import type { Data } from '@shulei/contract/call.ts'
import type { updatePrivateWork } from '@shulei/contract/people/profile/calls.ts'
import { chosenPrivacy, type PrivacySettings } from '@shulei/domain/people/profile/privacy.ts'
import type { Platform } from '../../../platform/platform.ts'
import { savePrivacy } from './privacy.repo.ts'

/** Changes some privacy settings and leaves the others. Answers all settings after the change (C131 to C136). */
export async function choosePrivacy(
  { db, clock }: Platform,
  userId: number,
  change: Partial<PrivacySettings>,
): Promise<Data<typeof updatePrivateWork>> {
  return chosenPrivacy(await db.transaction((tx) => savePrivacy(tx, userId, change, new Date(clock()))))
}
