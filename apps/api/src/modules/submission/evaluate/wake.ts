import type { Platform } from '../../../platform/platform.ts'

/**
 * Tells the workers that something waits. The rows are the queue; a job only wakes a worker, and one that is lost is made up
 * for by the sweeper. So a failure to send must not fail what is stored already.
 */
export async function wakeScoring(platform: Platform, submissionId: number): Promise<void> {
  try {
    await platform.jobs.send('score', { submissionId }, { singletonKey: 'score' })
  } catch (error) {
    platform.log.warn({ err: error, submissionId }, 'no job could be sent')
  }
}
