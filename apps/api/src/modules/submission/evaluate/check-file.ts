import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileReport, FileRules } from '@shulei/domain/submission/file.ts'
import type { TakePrediction } from '@shulei/domain/submission/file-rows.ts'
import { checkSource } from '@shulei/domain/submission/file-source.ts'

const CHUNK = 1 << 18

/** Runs the shared file check on a stored file, compressed or not, chunk by chunk. `take` receives the predictions. */
export async function checkFile(path: string, rules: FileRules, take?: TakePrediction): Promise<FileReport> {
  const { size } = await stat(path)
  const source = {
    size,
    stream(start: number, end: number) {
      // the option `end` of a read stream is the position of the last byte
      const bytes =
        end > start ? createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK }) : Readable.from([])
      return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
    },
  }
  return checkSource(source, rules, { take })
}
