import {
  afterPart,
  attemptDelay,
  MAX_LOST_PARTS,
  nextPart,
  PART_TYPE,
  TUS_VERSION,
} from '@shulei/domain/base/upload/resumable.ts'
import { CallError } from './call-error.ts'
import { readAnswer } from './upload.ts'

/** A request of the protocol. `onSent` gets the bytes of the body that are on their way. */
export interface TusRequest {
  method: 'POST' | 'HEAD' | 'PATCH'
  address: string
  headers: Readonly<Record<string, string>>
  body?: Blob
  onSent?: (bytes: number) => void
  signal?: AbortSignal
}

/** An answer; `http` is 0 when none arrived. */
export interface TusAnswer {
  http: number
  text: string
  header: (name: string) => string | null
}

export type TusTransport = (request: TusRequest) => Promise<TusAnswer>

/** Sends by XMLHttpRequest, because `fetch` reports no progress of an upload. Rejects only when the signal fires. */
export const xhrTransport: TusTransport = ({ method, address, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    const settle = () => {
      signal?.removeEventListener('abort', abort)
      resolve({ http: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) })
    }
    xhr.open(method, address)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded }) => onSent?.(loaded))
    for (const event of ['load', 'error', 'timeout']) xhr.addEventListener(event, settle)
    xhr.addEventListener('abort', () => reject(new DOMException('the upload was paused', 'AbortError')))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return reject(new DOMException('the upload was paused', 'AbortError'))
    xhr.send(body)
  })

const shared = { accept: 'application/json', 'tus-resumable': TUS_VERSION }

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** The refusal of an answer. The answer to HEAD has no body, and so no sentence. */
function failureOf({ http, text, header }: TusAnswer): CallError {
  try {
    readAnswer({ http, text, requestId: header('x-request-id'), retryAfter: header('retry-after') })
  } catch (error) {
    if (error instanceof CallError) return error
  }
  return new CallError({ http, message: '' })
}

/** Arguments of the functions besides the file. */
export interface TusClient {
  /** Headers of the site: the claims of the page. */
  headers: Readonly<Record<string, string>>
  /** Ends the work: the functions then reject with an AbortError, and may be called again. */
  signal: AbortSignal
  /**
   * Called when no server was reached or it was busy, before each pause, with the refusal; its message is empty where the server sent none.
   * The next attempt follows by itself.
   */
  onCut?: (failure: CallError) => void
  transport?: TusTransport
  /** Waits between attempts, or until the signal fires or the browser is online again; replaced in tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const waitFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: over.signal })
    globalThis.addEventListener?.('online', end, { signal: over.signal })
  })

/** Waits longer after each answer of a row that brought nothing. Throws `CallError` when a person has to act. */
function patience({ signal, onCut, wait = waitFor }: TusClient) {
  let attempts = 0
  let lost = 0
  return {
    /** Ends the row. */
    rest() {
      attempts = 0
      lost = 0
    },
    async after(answer: TusAnswer) {
      const step = afterPart(answer.http)
      attempts += 1
      if (step === 'ask') lost += 1
      if ((step !== 'ask' && step !== 'wait') || lost >= MAX_LOST_PARTS) throw failureOf(answer)
      if (step === 'wait') onCut?.(failureOf(answer))
      await wait(Math.max(attemptDelay(attempts), Number(answer.header('retry-after') ?? 0) * 1000), signal)
      signal.throwIfAborted()
    },
  }
}

/** Gives an upload up, with its stored bytes. Rejects when no server has answered that it is gone. */
export async function endUpload(address: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(address, { method: 'DELETE', headers: { ...headers, 'tus-resumable': TUS_VERSION } })
  if (!answer.ok && answer.status !== 404) throw new Error(`the server answered ${answer.status}`)
}

/**
 * Begins the upload of a file; answers its address. Throws `CallError` when the server refuses it.
 *
 * @param findBegun the address of the upload if the server has begun it although no answer arrived.
 */
export async function beginUpload(
  address: string,
  file: File,
  { findBegun, ...client }: TusClient & { findBegun: () => Promise<string | null> },
): Promise<string> {
  const { headers, signal, transport = xhrTransport } = client
  const row = patience(client)
  const name = base64(new TextEncoder().encode(file.name))
  for (;;) {
    const answer = await transport({
      method: 'POST',
      address,
      headers: {
        ...headers,
        ...shared,
        'upload-length': String(file.size),
        'upload-metadata': `filename ${name},modified ${btoa(String(file.lastModified))}`,
      },
      signal,
    })
    const location = answer.header('location')
    if (answer.http === 201 && location !== null) return location
    if (afterPart(answer.http) !== 'wait') throw failureOf(answer)
    await row.after(answer)
    const begun = await findBegun()
    if (begun !== null) return begun
  }
}

/** SHA-256 of a part as the protocol writes it; null where the browser computes none, as on pages without HTTPS. */
async function checksumOf(part: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return `sha256 ${base64(new Uint8Array(digest))}`
}

export interface SendFileOptions extends TusClient {
  /** Called with the bytes that are stored or on their way, and with those that are stored. */
  onProgress: (bytes: number, stored: number) => void
}

/**
 * Sends the rest of a file to the address of its upload, part by part, each with its SHA-256. After a cut it tries until a server
 * answers, asks for the stored bytes and goes on there. Throws `CallError` when a person has to act.
 */
export async function sendFile(address: string, file: Blob, options: SendFileOptions): Promise<void> {
  const { headers, onProgress, signal, transport = xhrTransport } = options
  const row = patience(options)
  let isEndSent = false

  for (let offset: number | null = null; ; ) {
    signal.throwIfAborted()
    if (offset === null) {
      const answer = await transport({ method: 'HEAD', address, headers: { ...headers, ...shared }, signal })
      // the upload ends when its last byte arrives; the answer to that was lost
      if (answer.http === 404 && isEndSent) return
      if (afterPart(answer.http) === 'next') offset = Number(answer.header('upload-offset'))
      else await row.after(answer)
      continue
    }
    const stored: number = offset
    onProgress(stored, stored)
    const part = nextPart(stored, file.size)
    if (!part) return
    const body = file.slice(part.from, part.to)
    const checksum = await checksumOf(body)
    isEndSent = part.to === file.size
    const answer = await transport({
      method: 'PATCH',
      address,
      headers: {
        ...headers,
        ...shared,
        'content-type': PART_TYPE,
        'upload-offset': String(stored),
        ...(checksum === null ? {} : { 'upload-checksum': checksum }),
      },
      body,
      onSent: (bytes) => onProgress(part.from + Math.min(bytes, part.to - part.from), stored),
      signal,
    })
    if (afterPart(answer.http) === 'next') {
      row.rest()
      offset = Number(answer.header('upload-offset'))
    } else {
      await row.after(answer)
      offset = null
    }
  }
}
