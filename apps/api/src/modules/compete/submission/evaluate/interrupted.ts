import type { Platform } from '../../../../platform/platform.ts'
import { enqueueScoring } from './enqueue.ts'
import { finish } from './finish.service.ts'
import { type LogLine, logLine } from './log-lines.ts'
import { type Claim, requeue } from './queue.repo.ts'

/** Attempts after which an interrupted evaluation is given up as the server's fault. */
export const MAX_ATTEMPTS = 3

/** Handles an interrupted evaluation: queues the submission again, or gives up after the last attempt. */
export async function interrupted(platform: Platform, claim: Claim, lines: readonly LogLine[] = []): Promise<void> {
  const { attempt } = claim
  if (attempt >= MAX_ATTEMPTS) {
    await finish(platform, claim, { kind: 'lost', lines, attempts: attempt })
    return
  }
  const line = logLine.interrupted(platform.clock(), { attempt, attempts: MAX_ATTEMPTS })
  if (await requeue(platform.db, claim, { lines: [...lines, line] })) await enqueueScoring(platform, claim.id)
}
