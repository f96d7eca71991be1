import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  BOMB_BYTES,
  type FileFormat,
  formatOf,
  MAX_PARTS,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
} from '@shulei/domain/data/dataset/profile.ts'
import { type Entry, open as openZip, type ZipFile } from 'yauzl'
import { Refusal, refuse } from './refusal.ts'

/** A file inside an archive. */
export interface Part {
  name: string
  format: FileFormat
  /** Unpacks it to a new file in the scratch folder. Answers its path; the size is what the archive declares, or it is refused. */
  unpack(): Promise<string>
}

const archives = /\.(zip|gz|tgz|bz2|xz|7z|rar|tar|zst)$/i
/** Files that programs add to archives and nobody means to share. */
const isAdded = (name: string) => /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db)(\/|$)/.test(name)

function readEntries(path: string): Promise<{ zip: ZipFile; entries: Entry[] }> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error)
      const entries: Entry[] = []
      zip.on('error', reject)
      zip.on('entry', (entry: Entry) => {
        // the database cannot store a zero character
        entry.fileName = entry.fileName.replaceAll('\0', '\ufffd')
        entries.push(entry)
        if (entries.length > MAX_PARTS) return reject(new Refusal({ code: 'tooManyParts', limit: MAX_PARTS }))
        zip.readEntry()
      })
      zip.on('end', () => resolve({ zip, entries }))
      zip.readEntry()
    })
  })
}

/** Refuses an archive by what its directory declares, before anything is unpacked. */
function mustBeHarmless(entries: readonly Entry[], packedBytes: number) {
  let [unpacked, packed] = [0, 0]
  for (const { fileName, uncompressedSize, compressedSize, generalPurposeBitFlag } of entries) {
    if (generalPurposeBitFlag & 1) refuse('zipEncrypted', { part: fileName })
    if (archives.test(fileName) && !isAdded(fileName)) refuse('zipNested', { part: fileName })
    unpacked += uncompressedSize
    packed += compressedSize
  }
  // parts that lie on each other take more than the archive has
  const overlaps = packed > packedBytes
  const isBomb = unpacked > BOMB_BYTES && unpacked > packedBytes * MAX_UNPACKED_RATIO
  if (overlaps || isBomb || unpacked > MAX_UNPACKED_BYTES)
    refuse('zipBomb', { count: unpacked, limit: Math.min(MAX_UNPACKED_BYTES, packedBytes * MAX_UNPACKED_RATIO) })
}

/** The problem that an error of the archive's reader means. The reader refuses an unsafe path before anything else and names it. */
function problemOf(error: unknown): Error {
  if (error instanceof Refusal) return error
  const message = error instanceof Error ? error.message : ''
  const unsafe = /(?:relative path|absolute path|invalid characters in fileName): (.*)/is.exec(message)
  if (unsafe) return new Refusal({ code: 'zipSlip', part: unsafe[1]?.replaceAll('\0', '') ?? '' })
  if (/strong encryption/i.test(message)) return new Refusal({ code: 'zipEncrypted' })
  return new Refusal({ code: 'badZip' })
}

/**
 * The files of an archive in the order of their paths, without those that programs add. Throws `badZip`, `zipEncrypted`, `zipSlip`,
 * `zipNested`, `zipBomb`, `tooManyParts` and `empty`.
 */
export async function openParts(path: string, scratch: string): Promise<{ parts: Part[]; close: () => void }> {
  const { zip, entries } = await readEntries(path).catch((error) => Promise.reject(problemOf(error)))
  try {
    const files = entries.filter(({ fileName }) => !fileName.endsWith('/') && !isAdded(fileName))
    mustBeHarmless(entries, (await stat(path)).size)
    if (files.length === 0) refuse('empty')
    const byName = files.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
    const parts = byName.map((entry, place): Part => {
      const name = entry.fileName
      const target = join(scratch, `part-${place}`)
      return {
        name,
        format: formatOf(name),
        async unpack() {
          try {
            await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
          } catch {
            refuse('badZip', { part: name })
          }
          return target
        },
      }
    })
    return { parts, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}
