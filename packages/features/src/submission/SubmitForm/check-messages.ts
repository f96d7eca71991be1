import type { Data } from '@shulei/contract/call.ts'
import type { submissionRules } from '@shulei/contract/submission/calls.ts'
import type { FileReport } from '@shulei/domain/submission/file.ts'

export type WireRules = Data<typeof submissionRules>

/** What the page asks of its worker. */
export interface CheckRequest {
  file: File
  rules: WireRules
}

/** What the local check found. */
export interface CheckResult {
  report: FileReport
  /** Hexadecimal; null where the browser has no cryptography, such as on a page without TLS, and for a file that is too large. */
  sha256: string | null
}

/** What the worker says: how many bytes it has read, then the result, or that the file could not be read. */
export type CheckAnswer =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; result: CheckResult }
  | { kind: 'unreadable' }
