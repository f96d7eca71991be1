import type { Platform } from '../../../../platform/platform.ts'

/**
 * Enqueues a job that starts a worker. The rows are the queue and the sweeper makes up for a lost job, so that a failure here must
 * not fail the submission, which is stored already.
 */
export async function enqueueScoring(platform: Platform, submissionId: number): Promise<void> {
  try {
    await platform.jobs.send('score', { submissionId }, { singletonKey: 'score' })
  } catch (error) {
    platform.log.warn({ err: error, submissionId }, 'no job could be sent')
  }
}
