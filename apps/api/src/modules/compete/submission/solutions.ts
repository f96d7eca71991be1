import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { splitLine } from '@shulei/domain/compete/submission/file-cells.ts'
import { createLineReader } from '@shulei/domain/compete/submission/file-lines.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Folder of solutions in the file store. No call reads it: files leave the server only by the keys of submissions and data sets.
 */
const FOLDER = 'solutions'

/** Stores a solution (CSV `id,target,list`) where only scoring reads it, and answers the key for `competitions.scoring`. */
export async function storeSolution(
  { files }: Pick<Platform, 'files'>,
  slug: string,
  csv: Uint8Array | string,
): Promise<string> {
  const digest = createHash('sha256').update(csv).digest('hex')
  const key = `${FOLDER}/${slug}-${digest.slice(0, 16)}.csv`
  await files.disk.put(key, csv)
  return key
}

/** A solution as a local file for the engine. Throws for a key outside the folder. */
export async function localSolution({ files }: Pick<Platform, 'files'>, key: string) {
  if (!key.startsWith(`${FOLDER}/`)) throw new Error('a solution lies outside its folder')
  return files.local(key)
}

/** The ids that a result file must have, in the order of the test set; the other columns are not read. */
export async function readIds(platform: Pick<Platform, 'files'>, key: string): Promise<ReadonlySet<string>> {
  const { path, done } = await localSolution(platform, key)
  try {
    const ids = new Set<string>()
    const decoder = new TextDecoder('utf-8')
    const lines = createLineReader((line, number) => {
      const id = number > 1 && line ? splitLine(line, ',')?.[0] : undefined
      if (id) ids.add(id)
    })
    for await (const chunk of createReadStream(path)) lines.write(decoder.decode(chunk as Uint8Array, { stream: true }))
    lines.end()
    return ids
  } finally {
    await done()
  }
}
