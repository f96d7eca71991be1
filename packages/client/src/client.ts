import type { Envelope } from '@shulei/contract/call.ts'
import { pathOf, type Ref } from '@shulei/contract/ref.ts'
import { retryDelay, shouldRetry } from '@shulei/domain/base/client/retry.ts'
import { CallError } from './call-error.ts'
import { type Claims, claimHeaders, rememberClaims } from './claims.ts'
import type { ContractSend } from './send.ts'

export interface ClientOptions {
  /** Origin of the calls; empty in the browser. */
  base?: string
  fetch?: typeof fetch
  /** Read at every call, so that a later sign-in is seen. */
  claims?: () => Claims | null
  /** Headers of the page request to forward when rendering on the server, such as the cookie. */
  headers?: Readonly<Record<string, string>>
  /** Called for every rejected call before it is thrown, for instance to reload an outdated page or to bind a phone. */
  onError?: (error: CallError) => void
  /** Waits between retries; replaced in tests. */
  wait?: (ms: number) => Promise<void>
  retries?: boolean
}

interface LooseArgs {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Address of a call: parameters filled in and encoded, query in the given order without undefined values. */
export function addressOf(ref: Ref, args: LooseArgs): string {
  const path = pathOf(ref, args.params ?? {})
  const query = new URLSearchParams(ref.select)
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

const isWrite = (ref: Ref) => ref.method !== 'GET' && ref.method !== 'HEAD' && !ref.read

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null
}

async function read<T>(response: Response, isHead: boolean): Promise<T> {
  const requestId = response.headers.get('x-request-id')
  if (isHead && response.ok) return undefined as T
  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null
  // B§7: the partial answer of a competition with e40104 is returned, not rejected; the screen shows the prompt it asks for.
  if (envelope && (envelope.status === 'e200' || envelope.status === 'e40104')) return envelope.data
  throw new CallError({
    http: response.status,
    requestId,
    retryAfter: retryAfterOf(response),
    ...envelope,
    message: envelope?.message ?? '',
  })
}

/**
 * Creates a client of the contract. Reads are retried; writes carry an idempotency key and are retried with the same key
 * (Q022).
 */
export function createClient(options: ClientOptions = {}): ContractSend {
  const wait = options.wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)))
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init))

  const call: ContractSend = async (ref, args, send = {}) => {
    const loose = args as LooseArgs
    const key = isWrite(ref) ? (send.idempotencyKey ?? crypto.randomUUID()) : undefined
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...options.headers,
      ...claimHeaders(options.claims?.()),
    }
    if (key) headers['idempotency-key'] = key
    const init: RequestInit = { method: ref.method, credentials: 'same-origin', headers }
    if (send.form) init.body = send.form
    else if (loose.body !== undefined) {
      init.body = JSON.stringify(loose.body)
      headers['content-type'] = 'application/json'
    }

    for (let attempt = 0; ; attempt++) {
      const timeout = AbortSignal.timeout(send.timeout ?? (ref.waitSeconds ?? 30) * 1000)
      const signal = send.signal ? AbortSignal.any([send.signal, timeout]) : timeout
      try {
        const response = await doFetch((options.base ?? '') + addressOf(ref, loose), { ...init, signal })
        return await read(response, ref.method === 'HEAD')
      } catch (caught) {
        if (send.signal?.aborted) throw caught
        const error =
          caught instanceof CallError ? caught : new CallError({ message: String((caught as Error).message), http: 0 })
        const again =
          options.retries !== false &&
          shouldRetry({
            method: ref.read ? 'GET' : ref.method,
            attempt,
            http: error.http || null,
            hasKey: key !== undefined,
          })
        if (!again) {
          options.onError?.(error)
          throw error
        }
        await wait(retryDelay(attempt))
      }
    }
  }
  return rememberClaims(call, () => options.claims?.())
}
