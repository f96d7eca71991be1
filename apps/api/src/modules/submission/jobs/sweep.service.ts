import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR } from '@shulei/domain/time/instant.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import type { Platform } from '../../../platform/platform.ts'
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

/** Deletes files of uploads whose process ended. Their age is read from the disk's clock, not the platform's. */
async function clearUploads(platform: Platform): Promise<void> {
  const folder = uploadFolder(platform)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > UPLOAD_AGE) await rm(path, { force: true })
  }
}

/**
 * Completes what a killed process left undone: abandoned evaluations, submissions and lists whose job was lost, files without a
 * submission. It runs every few seconds, and may run at any time and more than once.
 */
export async function sweep(platform: Platform): Promise<void> {
  await recoverAbandoned(platform)
  await promoteStuck(platform)
  const waiting = await anyQueued(platform.db)
  if (waiting !== null) await enqueueScoring(platform, waiting)
  await rerankStale(platform)
  await removeStored(platform, await staleStubs(platform.db, new Date(platform.clock() - UPLOAD_AGE)))
  await clearUploads(platform)
}
