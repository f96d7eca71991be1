import { keyOfHashes } from '../../../platform/cipher/key-record.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import { messageOf } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findStaleHashes, updateNumberHash } from './identity.repo.ts'
import { decide } from './moderation.service.ts'
import { NUMBER_INDEX, numberHash } from './number-hash.ts'

const reason = { cn: messageOf('zh-CN', 'idNumberTaken'), en: messageOf('en-US', 'idNumberTaken') }

/**
 * Hashes the document numbers of an older release, which could store one number for several accounts. The number stays with the
 * account whose verification has passed, else with the one that sent it first. Other pending verifications are refused with a
 * reason; other passed ones stay and are written to the log.
 */
export async function fillNumberHashes(platform: Platform): Promise<void> {
  const { db, cipher } = platform
  const keyId = await db.transaction((tx) => keyOfHashes(tx, cipher))
  for (const row of await findStaleHashes(db, cipher, keyId)) {
    try {
      await updateNumberHash(db, row.id, numberHash(cipher, keyId, row.idNumber))
    } catch (error) {
      if (brokenConstraint(error) !== NUMBER_INDEX) throw error
      const isRefused = await decide(platform, 'real-name', row.userId, reason)
      if (!isRefused)
        platform.log.warn({ part: 'identity', userId: row.userId }, 'the document number has passed twice')
    }
  }
}
