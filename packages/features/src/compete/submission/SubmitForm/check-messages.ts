import type { Data } from '@shulei/contract/call.ts'
import type { submissionRules } from '@shulei/contract/compete/submission/calls.ts'
import type { FileReport } from '@shulei/domain/compete/submission/file.ts'

export type WireRules = Data<typeof submissionRules>

/** Request of the page to the worker. */
export interface CheckRequest {
  file: File
  rules: WireRules
}

/** Result of the local check. */
export interface CheckResult {
  report: FileReport
  /** Hexadecimal; null where the browser has no cryptography, as on a page without TLS, and for a file that is too large. */
  sha256: string | null
}

/** Message of the worker: the number of bytes read, then the result, or that the file could not be read. */
export type CheckAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; result: CheckResult }
  | { kind: 'unreadable' }
