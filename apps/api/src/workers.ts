import { remindOfSchedules } from './modules/notice/reminder.service.ts'
import { sweepExpired } from './modules/shell/sweep.ts'
import {
  startSubmissionWorkers,
  type WorkerOptions,
  type Workers,
} from './modules/submission/jobs/submission.workers.ts'
import { backUp } from './platform/db/backup.ts'
import type { Platform } from './platform/platform.ts'

/** Starts the workers of this process for the role `jobs`: submissions, rankings, reminders, upkeep, backups. */
export async function startWorkers(platform: Platform, options: WorkerOptions = {}): Promise<Workers> {
  const { jobs } = platform
  await jobs.work('sweep', () => sweepExpired(platform))
  await jobs.schedule('sweep', '17 * * * *')
  await jobs.work('remind', () => remindOfSchedules(platform))
  await jobs.schedule('remind', '*/15 * * * *')
  if (platform.database.engine === 'embedded') {
    await jobs.work('backup', async () => {
      await backUp(platform)
    })
    await jobs.schedule('backup', '40 3 * * *')
  }
  return startSubmissionWorkers(platform, options)
}
