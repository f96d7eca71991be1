import { type ErrorName, errors } from '@shulei/contract/errors.ts'

/** A refusal, named as in the fixed catalogue. Its text is made with the answer, in the reader's language. */
export class ApiError extends Error {
  readonly reason: ErrorName
  readonly http: number
  readonly status: string
  readonly errno: string
  /** An error code that the specification defines. */
  readonly errcode: string | undefined
  /** Values for the placeholders of the text. */
  readonly facts: Readonly<Record<string, string | number>>
  /** Sent as `data`: the verdict of a refused upload, the fields of a refused form. */
  readonly data: unknown
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(
    reason: ErrorName,
    more: { facts?: Record<string, string | number>; data?: unknown; retryAfter?: number } = {},
  ) {
    super(reason)
    const entry: { errno: string; http: number; status?: string; errcode?: string } = errors[reason]
    this.reason = reason
    this.http = entry.http
    this.status = entry.status ?? `e${entry.http}`
    this.errno = entry.errno
    this.errcode = entry.errcode
    this.facts = more.facts ?? {}
    this.data = more.data ?? null
    this.retryAfter = more.retryAfter
  }
}
