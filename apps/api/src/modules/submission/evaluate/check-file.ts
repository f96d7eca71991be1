import { createReadStream } from 'node:fs'
import { createFileCheck, type FileReport, type FileRules } from '@shulei/domain/submission/file.ts'

/** Runs the shared file check over a file on disk, piece by piece. */
export async function checkFile(path: string, rules: FileRules): Promise<FileReport> {
  const check = createFileCheck(rules)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) check.push(chunk as Uint8Array)
  return check.end()
}
