import { crc32 } from '../../base/archive/crc32.ts'
import { createFileCheck, type FileReport, type FileRules, refusedReport } from './file.ts'
import { unpack } from './file-archive.ts'
import type { ByteSource } from './file-bytes.ts'
import type { TakePrediction } from './file-cells.ts'
import type { FileProblem } from './file-problems.ts'

export interface SourceOptions {
  /** Receives the predictions, which are complete if the report is ok. */
  take?: TakePrediction | undefined
  /** Receives the number of checked uncompressed bytes. */
  onProgress?: ((bytes: number) => void) | undefined
}

/**
 * Checks a result file that may be compressed: a CSV, a gzip of one, or a zip of exactly one; the same in the browser and on
 * the server. At most `maxBytes` and a chunk are decompressed, whatever size the archive declares, and nothing of one that declares
 * more. The report describes the uncompressed file. Rejects when the source cannot be read.
 */
export async function checkSource(
  source: ByteSource,
  rules: FileRules,
  { take, onProgress }: SourceOptions = {},
): Promise<FileReport> {
  if (source.size > rules.maxBytes) return refusedReport({ code: 'tooLarge', value: String(source.size) }, source.size)
  const unpacked = await unpack(source)
  if ('problem' in unpacked) return refusedReport(unpacked.problem, source.size)
  const { packed } = unpacked
  const archiveTooLarge: FileProblem = { code: 'archiveTooLarge', value: String(rules.maxBytes) }
  if ((unpacked.size ?? 0) > rules.maxBytes) {
    await unpacked.bytes.cancel().catch(() => {})
    return refusedReport(archiveTooLarge, source.size)
  }
  const check = createFileCheck(rules, take)
  const reader = unpacked.bytes.getReader()
  let bytes = 0
  let sum = 0
  for (;;) {
    const piece = await reader.read().catch((error) => {
      if (packed === null) throw error
      return null
    })
    if (piece === null) return refusedReport({ code: 'archiveBroken', value: packed ?? '' }, source.size)
    if (piece.done) break
    bytes += piece.value.length
    if (packed !== null && bytes > rules.maxBytes) {
      await reader.cancel().catch(() => {})
      return refusedReport(archiveTooLarge, source.size)
    }
    if (unpacked.crc32 !== null) sum = crc32(piece.value, sum)
    check.push(piece.value)
    onProgress?.(bytes)
  }
  if (unpacked.crc32 !== null && sum !== unpacked.crc32)
    return refusedReport({ code: 'archiveBroken', value: 'zip' }, source.size)
  return check.end()
}
