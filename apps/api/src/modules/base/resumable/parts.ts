import type { Platform } from '../../../platform/platform.ts'

/** Folder of an upload's parts in the file store. */
export const partsFolder = (upload: string) => `uploads/${upload}`

/** Removes files, and all parts of uploads. What cannot be removed is logged: no row names it any more. */
export async function removeFromStore(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  { keys, uploads }: { keys: readonly string[]; uploads: readonly string[] },
): Promise<void> {
  const removals = [
    ...keys.map(async (key) => ((await files.disk.exists(key)) ? files.disk.delete(key) : undefined)),
    ...uploads.map((upload) => files.disk.deleteAll(partsFolder(upload))),
  ]
  for (const result of await Promise.allSettled(removals)) {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'a file could not be removed')
  }
}
