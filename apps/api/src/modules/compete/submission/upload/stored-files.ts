import { randomUUID } from 'node:crypto'
import type { ReceivedFile } from '../../../../platform/http/receive-form.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { StoredFile } from '../tables.ts'
import { deleteStubs, insertStubs, type Stub } from './stub.repo.ts'

/** Files in the store whose transaction has not run yet, each with a stub. */
export interface Stored<Field extends string> {
  files: Partial<Record<Field, StoredFile>>
  stubIds: string[]
}

/** Moves received files into a folder of the store under generated keys. When it throws, it leaves no file behind. */
export async function storeFiles<Field extends string>(
  platform: Platform,
  received: Partial<Record<Field, ReceivedFile>>,
  folder: 'submissions' | 'appeals' | 'sources' | 'projects' | 'notebooks' = 'submissions',
): Promise<Stored<Field>> {
  const entries = Object.entries(received) as [Field, ReceivedFile][]
  const stubs = entries.map(([, { bytes }]): Stub => {
    const id = randomUUID()
    return { id, key: `${folder}/${id.slice(0, 2)}/${id}`, bytes }
  })
  if (stubs.length === 0) return { files: {}, stubIds: [] }
  await insertStubs(platform.db, stubs, new Date(platform.clock()))
  const stored: Stored<Field> = { files: {}, stubIds: stubs.map(({ id }) => id) }
  try {
    for (const [index, [field, { path, name, bytes, sha256 }]] of entries.entries()) {
      const { key } = stubs[index] as Stub
      await platform.files.disk.moveFromFs(path, key, { contentLength: bytes })
      stored.files[field] = { key, name, bytes, sha256 }
    }
    return stored
  } catch (error) {
    await removeStored(platform, stubs)
    throw error
  }
}

/** Removes files that belong to no submission, then their stubs. A file that cannot be removed keeps its stub for the sweeper. */
export async function removeStored(platform: Platform, stubs: readonly Pick<Stub, 'id' | 'key'>[]): Promise<void> {
  const { disk } = platform.files
  const gone: string[] = []
  for (const { id, key } of stubs) {
    try {
      if (await disk.exists(key)) await disk.delete(key)
      gone.push(id)
    } catch (error) {
      platform.log.warn({ err: error, key }, 'a file could not be removed')
    }
  }
  if (gone.length > 0) await deleteStubs(platform.db, gone)
}
