import type { AnyCall, Data, Envelope } from '@shulei/contract/call.ts'
import type { ErrnoOf } from '@shulei/contract/errors.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { CallError } from './call-error.ts'
import { claimHeaders, claimsOf } from './claims.ts'
import { addressOf } from './client.ts'
import type { Send } from './send.ts'

/** Answer to an upload. `http` is 0 when none arrived. */
export interface UploadAnswer {
  http: number
  text: string
  requestId: string | null
  /** Value of Retry-After in seconds. */
  retryAfter: string | null
}

function envelopeOf<D>(text: string): Envelope<D> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && 'status' in value ? (value as Envelope<D>) : null
  } catch {
    return null
  }
}

/** Returns the data of the envelope. @throws CallError with the server's message; empty when the answer has none */
export function readAnswer<D>({ http, text, requestId, retryAfter }: UploadAnswer): D {
  const envelope = envelopeOf<D>(text)
  if (envelope?.status === 'e200') return envelope.data
  const seconds = Number(retryAfter)
  throw new CallError({
    http,
    requestId,
    retryAfter: seconds > 0 ? seconds * 1000 : null,
    ...envelope,
    message: envelope?.message ?? '',
  })
}

/**
 * Action that a failure requires. `retry`: the request was right, send it again with the same key. `login`: sign in first,
 * then retry. `refused`: the request must change.
 */
export type Remedy = 'retry' | 'login' | 'refused'

/** HTTP statuses of refusals that pass with time: an upload that still runs, too many requests. */
const transientStatuses = new Set([408, 425, 429])
const uploadRunning: ErrnoOf<'uploadRunning'> = 'e40906'
const uploadBroken: ErrnoOf<'uploadBroken'> = 'e40005'

export function remedyFor(error: CallError): Remedy {
  if (error.http === 401) return 'login'
  if (error.http === 0 || error.http >= 500 || transientStatuses.has(error.http)) return 'retry'
  // The connection broke while the form was being sent.
  if (error.errno === uploadBroken || error.errno === uploadRunning) return 'retry'
  return 'refused'
}

export interface UploadOptions {
  /** Parameters of the call's path. */
  params?: Record<string, string | number>
  form: FormData
  /** One key per user action: a repeated request with the same key gets the first result. */
  key: string
  /** Bytes of the whole form. `sent` equals `total` when the server has received everything and has not answered yet. */
  onProgress: (sent: number, total: number) => void
  /** Replaced in tests. */
  makeRequest?: () => XMLHttpRequest
}

export interface Upload<D> {
  /** Answer of the server. Rejects with a CallError, or with an AbortError after `cancel`. */
  done: Promise<D>
  cancel: () => void
}

/** Sends a form by XMLHttpRequest with the client's claims, because `fetch` reports no upload progress. */
export function startUpload<C extends AnyCall>(
  send: Send,
  ref: Ref<C>,
  { params = {}, form, key, onProgress, makeRequest }: UploadOptions,
): Upload<Data<C>> {
  const xhr = makeRequest?.() ?? new XMLHttpRequest()
  const headers = { accept: 'application/json', 'idempotency-key': key, ...claimHeaders(claimsOf(send)) }
  const done = new Promise<Data<C>>((resolve, reject) => {
    xhr.open(ref.method, addressOf(ref, { params }))
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    xhr.addEventListener('load', () => {
      try {
        resolve(
          readAnswer({
            http: xhr.status,
            text: xhr.responseText,
            requestId: xhr.getResponseHeader('x-request-id'),
            retryAfter: xhr.getResponseHeader('retry-after'),
          }),
        )
      } catch (error) {
        reject(error)
      }
    })
    xhr.addEventListener('error', () => reject(new CallError({ message: '', http: 0 })))
    xhr.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    xhr.send(form)
  })
  return { done, cancel: () => xhr.abort() }
}
