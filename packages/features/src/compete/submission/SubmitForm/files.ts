import { hasEnding, processEndings } from '@shulei/domain/compete/submission/endings.ts'

/** Problem of a process file before it is sent; the server has the same rules. */
export type ProcessProblem = 'wrongType' | 'tooLarge' | 'empty'

/** The problem of a file, or null. `maxBytes` is null while unknown. */
export function processProblem(file: File | null, maxBytes: number | null): ProcessProblem | null {
  if (!file) return null
  if (!hasEnding(file.name, processEndings)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return maxBytes !== null && file.size > maxBytes ? 'tooLarge' : null
}
