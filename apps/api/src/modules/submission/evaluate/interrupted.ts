import type { Platform } from '../../../platform/platform.ts'
import { finish } from './finish.service.ts'
import { type LogLine, logLine } from './log-lines.ts'
import { type Claim, requeue } from './queue.repo.ts'
import { wakeScoring } from './wake.ts'

/** Evaluations that may be cut off before the fault is ours for good. */
export const MAX_ATTEMPTS = 3

/** What happens to an entry whose evaluation was cut off: again from the start, or given up after the last attempt. */
export async function interrupted(platform: Platform, claim: Claim, lines: readonly LogLine[] = []): Promise<void> {
  const { attempt } = claim
  if (attempt >= MAX_ATTEMPTS) {
    await finish(platform, claim, { kind: 'lost', lines, attempts: attempt })
    return
  }
  const line = logLine.interrupted(platform.clock(), { attempt, attempts: MAX_ATTEMPTS })
  if (await requeue(platform.db, claim, { lines: [...lines, line] })) await wakeScoring(platform, claim.id)
}
