import { createHash } from 'node:crypto'
import type { ProofDocument } from '@shulei/contract/compete/proof/schemas.ts'
import { type Instant, MINUTE } from '@shulei/domain/base/time/instant.ts'
import { listSpan, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { canonicalJson } from '@shulei/domain/compete/proof/canonical.ts'
import { resultName } from '@shulei/domain/compete/proof/document.ts'
import type * as z from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { type Signer, signerOf } from '../../base/signing/signing.service.ts'
import { findPublishing, findUnpublished, lockPublishing, type Publishing, rowsOf, saveProof } from './publish.repo.ts'

type PublishPlatform = Pick<Platform, 'db' | 'files' | 'clock' | 'config' | 'log'>

/** Delay after the end by which all submissions are stored. */
const SETTLED = MINUTE

/** Folder of published documents in the file store. */
const FOLDER = 'proofs'

const iso = (at: Instant) => new Date(at).toISOString()

/**
 * Whether a document can be made: every submission is scored, every list is ranked, there is a commitment, and no document shows
 * these lists already: another process may have published since this one looked.
 */
const isReady = ({ open, stale, commitment, changes, publishedChanges }: Publishing) =>
  open === 0 && stale === 0 && commitment !== null && changes !== publishedChanges

type Document = z.input<typeof ProofDocument>

async function documentOf(platform: PublishPlatform, found: Publishing, at: Instant): Promise<Document> {
  const { id, title, endTime, schedules, commitment, revision } = found
  if (!commitment) throw new Error(`competition ${id} has no commitment`)
  const lists: Document['lists'] = []
  for (const schedule of schedules) {
    for (const [stage, list] of [
      [0, 'A'],
      [1, 'B'],
    ] as const) {
      const span = listSpan(schedule, list)
      if (!span || span.start > at) continue
      const rows = await rowsOf(platform.db, schedule.id, stage)
      lists.push({
        schedule: schedule.id,
        title: { cn: scheduleTitle(schedule, id, 'zh-CN'), en: scheduleTitle(schedule, id, 'en-US') },
        list,
        rows: rows.map((row) => ({
          ...row,
          at: iso(row.at),
          file: row.file === null ? null : resultName(row.submission, row.file),
        })),
      })
    }
  }
  return {
    format: 'shulei-proof-1',
    competition: { id, title, endedAt: iso(endTime) },
    commitment: {
      sha256: commitment.sha256,
      committedAt: iso(commitment.committedAt),
      beforeFirst: commitment.beforeFirst,
    },
    settings: commitment.settings,
    solution: { sha256: commitment.solutionSha256, bytes: commitment.solutionBytes },
    lists,
    revision: revision + 1,
    publishedAt: iso(at),
  }
}

/** Publishes a competition's proof. False where it is not ready, or where its lists changed meanwhile: the next run tries again. */
async function publish(platform: PublishPlatform, signer: Signer, id: number, at: Instant): Promise<boolean> {
  const { db, files } = platform
  const found = await findPublishing(db, id)
  if (!found?.commitment || !isReady(found)) return false
  const document = await documentOf(platform, found, at)
  const bytes = Buffer.from(`${canonicalJson(document)}\n`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const documentKey = `${FOLDER}/${id}-${document.revision}-${sha256.slice(0, 16)}.json`
  const { signature, key } = signer.sign(bytes)
  await files.disk.put(documentKey, bytes)
  const commitmentId = found.commitment.id
  return db.transaction(async (tx) => {
    const now = await lockPublishing(tx, id)
    if (!now || !isReady(now)) return false
    if (now.changes !== found.changes || now.revision !== found.revision || now.commitment?.id !== commitmentId)
      return false
    await saveProof(tx, {
      competitionId: id,
      commitmentId,
      revision: document.revision,
      changes: found.changes,
      documentKey,
      documentSha256: sha256,
      documentBytes: bytes.length,
      signature,
      signingKey: key,
      publishedAt: new Date(at),
    })
    return true
  })
}

/**
 * Publishes the proof of every competition that is over and whose lists are final, and publishes it again after its lists were
 * corrected. It may run at any time and more than once. `at` gives the instant of a publication, for built-in content.
 */
export async function publishProofs(
  platform: PublishPlatform,
  at: ReadonlyMap<number, Instant> = new Map(),
): Promise<void> {
  const now = platform.clock()
  const ids = await findUnpublished(platform.db, new Date(now - SETTLED))
  if (ids.length === 0) return
  const signer = await signerOf(platform)
  for (const id of ids) {
    try {
      await publish(platform, signer, id, at.get(id) ?? now)
    } catch (error) {
      // a lost file of one competition must not keep the others from their proof
      platform.log.error({ err: error, competitionId: id }, 'no proof could be published')
    }
  }
}
