import { stat } from 'node:fs/promises'
import type { FileReport, FileRules } from '@shulei/domain/compete/submission/file.ts'
import type { TakePrediction } from '@shulei/domain/compete/submission/file-cells.ts'
import { checkSource } from '@shulei/domain/compete/submission/file-source.ts'
import { fileSource } from '../../../../platform/http/file-source.ts'

/** Runs the shared file check on a stored file, compressed or not, chunk by chunk. `take` receives the predictions. */
export async function checkFile(path: string, rules: FileRules, take?: TakePrediction): Promise<FileReport> {
  const { size } = await stat(path)
  return checkSource(fileSource(path, size), rules, { take })
}
