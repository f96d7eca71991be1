import type { Platform } from '../../platform/platform.ts'
import { sweepSessions } from '../session/session.service.ts'
import { sweepIdempotency } from './idempotency.ts'

/** Removes what has run out: sessions, codes, counts of limits, answers of repeated writes. For the `sweep` job. */
export async function sweepExpired(platform: Platform): Promise<void> {
  await sweepSessions(platform)
  await sweepIdempotency(platform.db, platform.clock())
  await platform.limits.sweep()
}
