import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReceivedFile } from '../../../src/platform/http/receive-form.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { fileOff } from './submission-harness.ts'

/** A file on disk, as the form parser stores it. */
export async function receivedFile({ files }: Platform, body: string = fileOff(1)): Promise<ReceivedFile> {
  await mkdir(files.scratch, { recursive: true })
  const path = join(files.scratch, randomUUID())
  await writeFile(path, body)
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { path, name: 'result.csv', bytes: Buffer.byteLength(body), sha256 }
}
