import type { ErrorName } from '@shulei/contract/errors.ts'

/**
 * A failed call: the content of the envelope, and the request id by which support finds it in the logs (A§8). The message is empty
 * when the server sent none.
 */
export class CallError extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly http: number
  /** Envelope status such as `e409`. */
  readonly status: string
  /** Error number as sent, such as `e42003`. */
  readonly errno: string | undefined
  /** Special code of the specification, such as UNBOUND_PHONE_OR_EMAIL. */
  readonly errcode: string | undefined
  readonly requestId: string | null
  /** Data that came with the error, such as the verdict of a refused upload. */
  readonly data: unknown
  /** Milliseconds to wait before a retry, from Retry-After; null when the header is missing. */
  readonly retryAfter: number | null

  constructor(init: {
    message: string
    http: number
    status?: string
    errno?: string
    errcode?: string
    requestId?: string | null
    data?: unknown
    retryAfter?: number | null
  }) {
    super(init.message)
    this.name = 'CallError'
    this.http = init.http
    this.status = init.status ?? ''
    this.errno = init.errno
    this.errcode = init.errcode
    this.requestId = init.requestId ?? null
    this.data = init.data ?? null
    this.retryAfter = init.retryAfter ?? null
  }
}

export const isCallError = (error: unknown, errno?: string): error is CallError =>
  error instanceof CallError && (errno === undefined || error.errno === errno)

/**
 * Text of a failed call in the reader's language: the server's message, or `otherwise` when the server sent none, because no
 * answer or only that of a proxy arrived. The browser's own messages are not meant for readers.
 */
export const failureText = (error: unknown, otherwise: string): string =>
  (isCallError(error) && error.status !== '' && error.message) || otherwise

export type { ErrorName }
