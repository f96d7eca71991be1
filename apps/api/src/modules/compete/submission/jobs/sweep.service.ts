import { HOUR } from '@shulei/domain/base/time/instant.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { rerankStale } from '../board/rerank.service.ts'
import { enqueueScoring } from '../evaluate/enqueue.ts'
import { interrupted } from '../evaluate/interrupted.ts'
import { logLine } from '../evaluate/log-lines.ts'
import { anyQueued, findAbandoned, findStuckTeams, promoteNext } from '../evaluate/queue.repo.ts'
import { lockTeam } from '../team-lock.repo.ts'
import { removeStored } from '../upload/stored-files.ts'
import { staleStubs } from '../upload/stub.repo.ts'

/** Uploads older than this have ended, with or without success. */
const UPLOAD_AGE = HOUR

/** Queues submissions again whose worker died; `all` includes those with a running lease. */
export async function recoverAbandoned(platform: Platform, all = false): Promise<void> {
  for (const claim of await findAbandoned(platform.db, all ? null : new Date(platform.clock()))) {
    await interrupted(platform, claim)
  }
}

async function promoteStuck(platform: Platform): Promise<void> {
  for (const teamId of await findStuckTeams(platform.db)) {
    await platform.db.transaction(async (tx) => {
      await lockTeam(tx, teamId)
      await promoteNext(tx, teamId, logLine.queued(platform.clock()))
    })
  }
}

/**
 * Completes what a killed process left undone: abandoned evaluations, submissions and lists whose job was lost, stored files without
 * a submission. It runs every few seconds, and may run at any time and more than once.
 */
export async function sweep(platform: Platform): Promise<void> {
  await recoverAbandoned(platform)
  await promoteStuck(platform)
  const waiting = await anyQueued(platform.db)
  if (waiting !== null) await enqueueScoring(platform, waiting)
  await rerankStale(platform)
  await removeStored(platform, await staleStubs(platform.db, new Date(platform.clock() - UPLOAD_AGE)))
}
