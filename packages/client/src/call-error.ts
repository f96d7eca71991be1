import type { ErrorName } from '@shulei/contract/errors.ts'

/** A call that did not succeed: what the envelope said, and the request id that support can find in the logs (A§8). */
export class CallError extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly http: number
  /** Envelope status such as `e409`. */
  readonly status: string
  /** Travelling error number such as `e42003`. */
  readonly errno: string | undefined
  /** Special code of the specification, such as UNBOUND_PHONE_OR_EMAIL. */
  readonly errcode: string | undefined
  readonly requestId: string | null
  /** What the server sent along, such as the verdict of a refused upload. */
  readonly data: unknown
  /** Milliseconds after which to come back, from Retry-After; null when not said. */
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
 * What the server says of a call that did not succeed, in the reader's language; `otherwise` where it said nothing, because no
 * answer came or only one of something in between: what the browser says then is not for readers.
 */
export const failureText = (error: unknown, otherwise: string): string =>
  isCallError(error) && error.status !== '' ? error.message : otherwise

export type { ErrorName }
