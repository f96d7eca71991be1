import type { Platform } from '../../platform/platform.ts'
import { sweepPeopleIndex } from '../profile/people-search.service.ts'
import { sweepSessions } from '../session/session.service.ts'
import { sweepImages } from '../upload/upload.service.ts'
import { sweepIdempotency } from './idempotency.ts'

/** Removes what has run out: sessions, codes, counts of limits, answers of repeated writes, half-stored pictures;
 * and makes up for names that were written past their index. For the `sweep` job. */
export async function sweepExpired(platform: Platform): Promise<void> {
  await sweepSessions(platform)
  await sweepIdempotency(platform.db, platform.clock())
  await platform.limits.sweep()
  await sweepPeopleIndex(platform)
  await sweepImages(platform)
}
