import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { zipNames } from '@shulei/domain/base/archive/zip-names.ts'
import {
  BOMB_BYTES,
  type FileFormat,
  formatOf,
  MAX_PARTS,
  MAX_UNPACKED_BYTES,
  MAX_UNPACKED_RATIO,
} from '@shulei/domain/data/dataset/profile.ts'
import { open as openZip, type Entry as StoredEntry, validateFileName, type ZipFile } from 'yauzl'
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

/** An entry with its name as text. */
export type Entry = Omit<StoredEntry, 'fileName'> & { fileName: string }

/** Gives entries their names, with `/` between folders. Throws `zipSlip`. */
function named(stored: readonly StoredEntry[]): Entry[] {
  const names = zipNames(
    stored.map(({ fileNameRaw, extraFieldRaw, generalPurposeBitFlag }) => ({
      ...{ bytes: fileNameRaw, extra: extraFieldRaw, isUtf8: (generalPurposeBitFlag & 0x800) !== 0 },
    })),
  )
  return stored.map((entry, place) => {
    const fileName = (names[place] ?? '').replaceAll('\\', '/')
    // the database cannot store a zero character
    const safe = fileName.replaceAll('\0', '\ufffd')
    if (validateFileName(fileName) !== null) refuse('zipSlip', { part: safe })
    return Object.assign(entry, { fileName: safe })
  })
}

/** The files and folders of an archive. Throws `tooManyParts` and `zipSlip`. */
export function readEntries(path: string): Promise<{ zip: ZipFile; entries: Entry[] }> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false }
    openZip(path, options, (error, zip) => {
      if (error) return reject(error)
      const entries: StoredEntry[] = []
      zip.on('error', reject)
      zip.on('entry', (entry: StoredEntry) => {
        entries.push(entry)
        if (entries.length > MAX_PARTS) return reject(new Refusal({ code: 'tooManyParts', limit: MAX_PARTS }))
        zip.readEntry()
      })
      zip.on('end', () => {
        try {
          resolve({ zip, entries: named(entries) })
        } catch (problem) {
          reject(problem)
        }
      })
      zip.readEntry()
    })
  })
}

/** Most bytes that so many packed ones may become. */
export const mostUnpacked = (packedBytes: number): number =>
  Math.min(MAX_UNPACKED_BYTES, Math.max(BOMB_BYTES, packedBytes * MAX_UNPACKED_RATIO))

/** Refuses what unpacks to more bytes than are allowed, at all or for its packed ones; `count` is what the problem says. */
export function mustUnpack(unpacked: number, packedBytes: number, count = unpacked) {
  const limit = mostUnpacked(packedBytes)
  if (unpacked > limit) refuse('zipBomb', { count, limit })
}

/** Refuses parts by what the directory declares, before anything is unpacked; `packedBytes` are those of the archive. */
export function mustUnpackTo(
  entries: readonly Pick<Entry, 'compressedSize' | 'uncompressedSize'>[],
  packedBytes: number,
) {
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  // parts that lie on each other take more than the archive has
  mustUnpack(packed > packedBytes ? Number.MAX_SAFE_INTEGER : unpacked, packedBytes, unpacked)
}

/** Refuses an archive that needs a password, or holds another one. */
function mustBeHarmless(entries: readonly Entry[], packedBytes: number) {
  for (const { fileName, generalPurposeBitFlag } of entries) {
    if (generalPurposeBitFlag & 1) refuse('zipEncrypted', { part: fileName })
    if (archives.test(fileName) && !isAdded(fileName)) refuse('zipNested', { part: fileName })
  }
  mustUnpackTo(entries, packedBytes)
}

/** The problem that an error of the archive's reader means. */
function problemOf(error: unknown): Error {
  if (error instanceof Refusal) return error
  const message = error instanceof Error ? error.message : ''
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
