import type { Data } from '@shulei/contract/call.ts'
import type { updatePrivateWork } from '@shulei/contract/profile/calls.ts'
import { chosenPrivacy, type PrivacySettings } from '@shulei/domain/profile/privacy.ts'
import type { Platform } from '../../platform/platform.ts'
import { savePrivacy } from './privacy.repo.ts'

/** Changes what a person shows; what is not named stays. Answers all that is chosen then (C131 to C136). */
export async function choosePrivacy(
  { db, clock }: Platform,
  userId: number,
  change: Partial<PrivacySettings>,
): Promise<Data<typeof updatePrivateWork>> {
  return chosenPrivacy(await savePrivacy(db, userId, change, new Date(clock())))
}
