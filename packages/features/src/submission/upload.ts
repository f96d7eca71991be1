import { CallError } from '@shulei/client/call-error.ts'
import type { Envelope } from '@shulei/contract/call.ts'

/** What one submission sends (B§2). */
export interface UploadForm {
  resultFile: File
  processFile: File | null
  description: string
  share: boolean
  /** What the page believes; the server refuses the upload when it is not so. */
  teamId: number | null
  scheduleId: number | null
}

/** The form as it travels: small fields first, so that the server knows them before the files. */
export function uploadBody(form: UploadForm): FormData {
  const body = new FormData()
  body.set('description', form.description)
  body.set('share', form.share ? '1' : '0')
  if (form.teamId !== null) body.set('teamId', String(form.teamId))
  if (form.scheduleId !== null) body.set('scheduleId', String(form.scheduleId))
  body.set('resultFile', form.resultFile)
  if (form.processFile) body.set('processFile', form.processFile)
  return body
}

/** What an answer says. `http` 0 means that none arrived. */
export interface UploadAnswer {
  http: number
  text: string
  requestId: string | null
  /** Seconds, as the header has them. */
  retryAfter: string | null
}

function envelopeOf<Data>(text: string): Envelope<Data> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && 'status' in value ? (value as Envelope<Data>) : null
  } catch {
    return null
  }
}

/** Reads the envelope. @throws CallError with the server's sentence; an answer without one has an empty message. */
export function readAnswer<Data>({ http, text, requestId, retryAfter }: UploadAnswer): Data {
  const envelope = envelopeOf<Data>(text)
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

/** One key for one user action: it stays while the same file is tried again, so that nothing is submitted twice. */
export interface ActionKey {
  file: File
  key: string
}

/** The key for sending `file`: the last one as long as it is the same file, else a new one. */
export const keyFor = (file: File, last: ActionKey | null, makeKey = () => crypto.randomUUID()): ActionKey =>
  last?.file === file ? last : { file, key: makeKey() }

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

export interface UploadRequest {
  address: string
  headers: Readonly<Record<string, string>>
  body: FormData
  /** Bytes of the whole form. `sent` equals `total` once the server has all and has not answered yet. */
  onProgress: (sent: number, total: number) => void
  /** Replaced in tests. */
  makeRequest?: () => XMLHttpRequest
}

export interface Upload<Data> {
  /** What the server made of it. Rejects with a CallError, or with an AbortError after `cancel`. */
  done: Promise<Data>
  cancel: () => void
}

/** Sends a form by XMLHttpRequest: `fetch` tells nothing of how far an upload has come. */
export function startUpload<Data>(request: UploadRequest): Upload<Data> {
  const xhr = request.makeRequest?.() ?? new XMLHttpRequest()
  const done = new Promise<Data>((resolve, reject) => {
    xhr.open('POST', request.address)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => request.onProgress(loaded, total))
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
    xhr.send(request.body)
  })
  return { done, cancel: () => xhr.abort() }
}
