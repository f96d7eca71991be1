import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { removeStored, type Stored } from './stored-files.ts'
import { deleteStubs, insertStubs, type Stub } from './stub.repo.ts'

/** The store of received files for other modules: a crash at any moment leaves no file without an owner. */
export { removeStored as removeFiles, storeFiles } from './stored-files.ts'

/** Marks stored files as owned. Call it in the transaction that writes the owner's row. */
export const keepStored = (tx: Tx, { stubIds }: Stored<string>): Promise<void> =>
  stubIds.length === 0 ? Promise.resolve() : deleteStubs(tx, stubIds)

/** Removes stored files that no row owns. */
export const dropStored = (platform: Platform, { files, stubIds }: Stored<string>): Promise<void> =>
  removeStored(
    platform,
    Object.values(files).flatMap((file, index) => (file ? { key: file.key, id: stubIds[index] as string } : [])),
  )

/** Removes released files now, and leaves their stubs to the sweeper: for a keyed write, whose rows change in transactions only. */
export async function removeReleased({ files, log }: Platform, stubs: readonly Pick<Stub, 'key'>[]): Promise<void> {
  for (const { key } of stubs) {
    await files.disk.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'a file could not be removed'))
  }
}

/**
 * Gives stubs to files whose row goes, so that the sweeper finds those of a killed process. Call it in the transaction that deletes
 * the row, and `removeFiles` or `removeReleased` with the answer after it.
 */
export async function releaseStored(
  tx: Tx,
  files: readonly { key: string; bytes: number }[],
  at: Date,
): Promise<Stub[]> {
  const stubs = files.map(({ key, bytes }) => ({ id: randomUUID(), key, bytes }))
  if (stubs.length > 0) await insertStubs(tx, stubs, at)
  return stubs
}
