import { createHash, type Hash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { canonicalJson } from '@shulei/domain/compete/proof/canonical.ts'
import { type CommittedSettings, commitmentHead, SALT_BYTES } from '@shulei/domain/compete/proof/commitment.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Committing, findCommitting, insertCommitment, lockCommitting } from './commitment.repo.ts'

type CommitPlatform = Pick<Platform, 'db' | 'files' | 'clock'>

const settingsOf = ({ id, metric, scoring }: Committing): CommittedSettings => ({
  competition: id,
  metric: metric as MetricId,
  idColumn: scoring.idColumn,
  predictionColumns: scoring.predictionColumns,
  labels: scoring.labels,
})

/** Whether the latest commitment of a competition is about its present solution and settings. */
const isCommitted = (one: Committing) =>
  one.latest !== null &&
  one.latest.solutionKey === one.scoring.solutionKey &&
  canonicalJson(one.latest.settings) === canonicalJson(settingsOf(one))

/** Adds the bytes of a file to hashes; answers their number. */
export async function hashInto(path: string, hashes: readonly Hash[]): Promise<number> {
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    bytes += (chunk as Buffer).length
    for (const hash of hashes) hash.update(chunk as Buffer)
  }
  return bytes
}

async function commit({ db, files, clock }: CommitPlatform, found: Committing, at?: number): Promise<void> {
  const solution = await files.local(found.scoring.solutionKey)
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const settings = settingsOf(found)
  const [whole, alone] = [createHash('sha256').update(commitmentHead(salt, settings)), createHash('sha256')]
  const solutionBytes = await hashInto(solution.path, [whole, alone]).finally(solution.done)
  await db.transaction(async (tx) => {
    const now = await lockCommitting(tx, found.id)
    // another process was faster, or the solution has changed meanwhile and the next run commits to it
    if (!now || isCommitted(now) || now.scoring.solutionKey !== found.scoring.solutionKey) return
    await insertCommitment(tx, {
      competitionId: found.id,
      sha256: whole.digest('hex'),
      salt,
      settings,
      solutionKey: found.scoring.solutionKey,
      solutionSha256: alone.digest('hex'),
      solutionBytes,
      committedAt: new Date(at ?? clock()),
    })
  })
}

/**
 * Commits to the solution of every competition whose present solution has no commitment yet. It may run at any time and more than
 * once. `at` gives the instant of a commitment by competition, for built-in content.
 */
export async function commitSolutions(
  platform: CommitPlatform & Pick<Platform, 'log'>,
  at: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  for (const found of await findCommitting(platform.db)) {
    if (isCommitted(found)) continue
    try {
      await commit(platform, found, at.get(found.id))
    } catch (error) {
      // a missing solution of one competition must not keep the others from their commitment
      platform.log.error({ err: error, competitionId: found.id }, 'no commitment could be made')
    }
  }
}
