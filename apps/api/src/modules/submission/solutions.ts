import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { splitLine } from '@shulei/domain/submission/file-cells.ts'
import { createLineReader } from '@shulei/domain/submission/file-lines.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoreSolution } from './seed-entry.ts'

/**
 * Solutions lie in the file store under a folder of their own. No call reads that folder: files leave the server by the keys of
 * submissions and data sets only.
 */
const FOLDER = 'solutions'

export const storeSolution: StoreSolution = async ({ files }, slug, csv) => {
  const digest = createHash('sha256').update(csv).digest('hex')
  const key = `${FOLDER}/${slug}-${digest.slice(0, 16)}.csv`
  await files.disk.put(key, csv)
  return key
}

/** A solution as a file that an engine can read. Throws for a key outside the folder. */
export async function localSolution({ files }: Platform, key: string) {
  if (!key.startsWith(`${FOLDER}/`)) throw new Error('a solution lies outside its folder')
  return files.local(key)
}

/** Test sets whose ids stay in memory, the last used ones. */
const KEPT_IDS = 8
const kept = new Map<string, Promise<ReadonlySet<string>>>()

async function readIds(platform: Platform, key: string): Promise<ReadonlySet<string>> {
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

/**
 * The ids that a result file must have, in the order of the test set; nothing else of the solution is read. The key names the
 * content, so what was read once stays right.
 */
export function expectedIds(platform: Platform, key: string): Promise<ReadonlySet<string>> {
  const known = kept.get(key) ?? readIds(platform, key)
  kept.delete(key)
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  if (kept.size > KEPT_IDS) kept.delete(kept.keys().next().value as string)
  return known
}
