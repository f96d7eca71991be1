import type { AnyCall, Data, Envelope } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { CallError } from './call-error.ts'
import { claimHeaders, claimsOf } from './claims.ts'
import { addressOf, type Send } from './client.ts'

/** What an answer says. `http` 0 means that none arrived. */
export interface UploadAnswer {
  http: number
  text: string
  requestId: string | null
  /** Seconds, as the header has them. */
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

/** Reads the envelope. @throws CallError with the server's sentence; an answer without one has an empty message. */
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
 * What a failure asks for. `retry`: nothing was wrong with the request, send it again with the same key. `login`: sign in first,
 * then the same. `refused`: something must change before.
 */
export type Remedy = 'retry' | 'login' | 'refused'

/** Refusals that time alone mends: an upload or the same action still running, too many requests. */
const passing = new Set([408, 425, 429])
const stillRunning = new Set(['e40906', 'e40907'])

export function remedyFor(error: CallError): Remedy {
  if (error.http === 401) return 'login'
  if (error.http === 0 || error.http >= 500 || passing.has(error.http)) return 'retry'
  // the connection broke while the form was on its way
  if (error.errno === 'e40005' || stillRunning.has(error.errno ?? '')) return 'retry'
  return 'refused'
}

export interface UploadOptions {
  /** What the address of the call names. */
  params?: Record<string, string | number>
  form: FormData
  /** One key per user action: a repeat with the same key answers the first result. */
  key: string
  /** Bytes of the whole form. `sent` equals `total` once the server has all and has not answered yet. */
  onProgress: (sent: number, total: number) => void
  /** Replaced in tests. */
  makeRequest?: () => XMLHttpRequest
}

export interface Upload<D> {
  /** What the server made of it. Rejects with a CallError, or with an AbortError after `cancel`. */
  done: Promise<D>
  cancel: () => void
}

/** Sends a form past the client, with its claims, by XMLHttpRequest: `fetch` tells nothing of how far an upload has come. */
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
