import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeStored, type Stored } from './stored-files.ts'
import { deleteStubs } from './stub.repo.ts'

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
