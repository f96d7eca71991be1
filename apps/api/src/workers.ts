import { issueCertificates, notifyCertified } from './modules/compete/certificate/issue.service.ts'
import { openSeasons } from './modules/compete/competition/season/season.service.ts'
import { commitSolutions } from './modules/compete/proof/commitment.service.ts'
import { publishProofs } from './modules/compete/proof/publish.service.ts'
import { compareFiles } from './modules/compete/sign/alike.service.ts'
import { noteSharedDevices } from './modules/compete/sign/device.service.ts'
import {
  startSubmissionWorkers,
  type WorkerOptions,
  type Workers,
} from './modules/compete/submission/jobs/submission.workers.ts'
import { startDatasetWorkers } from './modules/data/dataset/profile/profile.service.ts'
import { closeDueAccounts } from './modules/house/account/closing.service.ts'
import { startExportWorker, sweepExports } from './modules/house/account/export.service.ts'
import { sweepExpired } from './modules/house/shell/sweep.ts'
import { sweepPeopleIndex } from './modules/people/profile/people-search.service.ts'
import { lastSettledRanking, rankInvitations } from './modules/publish/invitation/ranking.service.ts'
import { sendNoticeMails } from './modules/talk/notice/mail.service.ts'
import { remindOfSchedules } from './modules/talk/notice/reminder.service.ts'
import { answerBackupRequests } from './platform/backup/request.ts'
import { backUp } from './platform/db/backup.ts'
import { signAsJobProcess } from './platform/jobs/processes.ts'
import type { Platform } from './platform/platform.ts'

/**
 * Commits to the solutions of new competitions, publishes the proofs of those that are over, issues their certificates and notifies
 * the teams. Each step completes what an interrupted run left undone.
 */
export async function closeCompetitions(platform: Platform): Promise<void> {
  await commitSolutions(platform)
  await publishProofs(platform)
  await issueCertificates(platform)
  await notifyCertified(platform)
}

/** Starts the workers of this process for the role `jobs`: submissions, rankings, profiles of data, reminders, upkeep, backups. */
export async function startWorkers(platform: Platform, options: WorkerOptions = {}): Promise<Workers> {
  const { jobs } = platform
  await jobs.work('sweep', async () => {
    await sweepExpired(platform)
    await sweepExports(platform)
  })
  await jobs.work('index-people', () => sweepPeopleIndex(platform))
  await jobs.work('close-accounts', () => closeDueAccounts(platform))
  await jobs.schedule('close-accounts', '*/10 * * * *')
  await jobs.schedule('sweep', '17 * * * *')
  await jobs.work('remind', () => remindOfSchedules(platform))
  await jobs.schedule('remind', '*/15 * * * *')
  await jobs.work('mail', () => sendNoticeMails(platform))
  await jobs.schedule('mail', '* * * * *')
  await jobs.work('season', () => openSeasons(platform))
  await jobs.schedule('season', '7 * * * *')
  // a site that slept for months shows a running season at once
  await jobs.send('season', {}, { singletonKey: 'start' })
  await jobs.work('close', () => closeCompetitions(platform))
  await jobs.schedule('close', '* * * * *')
  // the commitment of a competition should come before its first submission, so it does not wait for the next minute
  await jobs.send('close', {}, { singletonKey: 'start' })
  await jobs.work('invite-rank', () => rankInvitations(platform, lastSettledRanking(platform.clock())))
  await jobs.schedule('invite-rank', '2 2 * * *')
  // computes rankings that were due while no process ran
  await jobs.send('invite-rank', {}, { singletonKey: 'start' })
  await jobs.work('signs', async () => {
    await noteSharedDevices(platform)
    while ((await compareFiles(platform)) > 0);
  })
  await jobs.schedule('signs', '*/10 * * * *')
  if (platform.database.engine === 'embedded') {
    await jobs.work('backup', async () => {
      await backUp(platform)
    })
    await jobs.schedule('backup', '40 3 * * *')
  }
  const { sweepMs } = options
  const alive = await signAsJobProcess(platform)
  const requests = platform.database.engine === 'embedded' ? [answerBackupRequests(platform)] : []
  const lanes = [await startDatasetWorkers(platform, sweepMs), await startExportWorker(platform, sweepMs)]
  const submissions = await startSubmissionWorkers(platform, options)
  return {
    async stop() {
      await Promise.all([alive, ...requests, ...lanes, submissions].map((one) => one.stop()))
    },
  }
}
