import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { nameOfStatement } from './prepared-names.ts'

export interface PlainResult {
  rows: unknown[]
  fields: unknown[]
  affectedRows: number | undefined
}

/** A message to the worker. */
export type BridgeRequest = { id: number; tx?: number | undefined } & (
  | { op: 'query'; name?: string | undefined; sql: string; params: unknown[]; rowMode?: 'array' | 'object' | undefined }
  | { op: 'exec'; sql: string }
  | { op: 'begin' }
  | { op: 'end'; ok: boolean }
  | { op: 'listen'; channel: string }
  | { op: 'dump' }
  | { op: 'close' }
)

type Unsent = BridgeRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

interface QueryOptions {
  rowMode?: 'array' | 'object'
}

export interface BridgeHandle {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<PlainResult>
  exec(sql: string): Promise<PlainResult[]>
}

export type BridgeTransaction = BridgeHandle & { rollback(): Promise<never> }

/** The parts of a PGlite object that drizzle-orm/pglite and pg-boss use, executed in a worker thread. */
export interface Bridge extends BridgeHandle {
  transaction<T>(work: (tx: BridgeTransaction) => Promise<T>): Promise<T>
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  /** The whole database as a gzipped tar: a backup, which `openBridge` accepts as its image. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

interface Waiting {
  // biome-ignore lint/suspicious/noExplicitAny: each request knows what it waits for
  resolve: (value: any) => void
  reject: (reason: Error) => void
}

/**
 * Opens the embedded database of a folder (or `memory://`) in a worker thread. Take the folder's lock first: PGlite does not lock,
 * and two processes on one folder lose acknowledged rows. A new folder may start from an image, the file of a dump.
 */
export async function openBridge(dir: string, image?: string): Promise<Bridge> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dir, image } })
  await new Promise<void>((up, down) => {
    worker.once('message', () => up())
    worker.once('error', down)
  })

  let ids = 0
  let transactions = 0
  let closing = false
  const waiting = new Map<number, Waiting>()
  const ends = new Map<number, (end: { rolledBack?: string }) => void>()
  const listeners = new Map<string, Set<(payload: string) => void>>()

  // rejects every open request when the worker dies; otherwise they would wait for ever
  const died = (why: unknown) => {
    const reason = new Error(`the database worker ended: ${String(why)}`)
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    if (!closing) throw reason
  }
  worker.on('error', died)
  worker.on('exit', died)
  worker.on('message', (message) => {
    if (message.channel !== undefined) {
      for (const onPayload of listeners.get(message.channel) ?? []) onPayload(message.payload)
    } else if (message.ended !== undefined) {
      ends.get(message.ended)?.(message)
      ends.delete(message.ended)
    } else {
      const entry = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) entry?.reject(Object.assign(new Error(message.error.message), message.error))
      else entry?.resolve(message.result)
    }
  })
  const send = <T>(request: Unsent): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      ids += 1
      waiting.set(ids, { resolve, reject })
      worker.postMessage({ ...request, id: ids })
    })

  // a query on the root inside a transaction would wait for that transaction for ever: throws instead
  const inTransaction = new AsyncLocalStorage<number>()
  const guard = (tx: number | undefined) => {
    if (tx === undefined && inTransaction.getStore() !== undefined) {
      throw new Error('root database used inside a transaction: pass tx down')
    }
  }
  const handle = (tx?: number): BridgeHandle => ({
    async query(sql, params = [], options) {
      guard(tx)
      const name = tx === undefined ? nameOfStatement(sql) : undefined
      return send<PlainResult>({ op: 'query', tx, name, sql, params, rowMode: options?.rowMode })
    },
    async exec(sql) {
      guard(tx)
      return send<PlainResult[]>({ op: 'exec', tx, sql })
    },
  })

  return {
    ...handle(),
    async transaction(work) {
      guard(undefined)
      transactions += 1
      const tx = transactions
      const ended = new Promise<{ rolledBack?: string }>((done) => ends.set(tx, done))
      await send({ op: 'begin', tx })
      try {
        const rollback = async () => {
          throw new Error('rollback')
        }
        const value = await inTransaction.run(tx, () => work({ ...handle(tx), rollback }))
        await send({ op: 'end', tx, ok: true })
        const { rolledBack } = await ended
        if (rolledBack) throw new Error(rolledBack)
        return value
      } catch (error) {
        if (ends.has(tx)) {
          await send({ op: 'end', tx, ok: false })
          await ended
        }
        throw error
      }
    },
    async listen(channel, onPayload) {
      const set = listeners.get(channel) ?? new Set()
      if (set.size === 0) await send({ op: 'listen', channel })
      listeners.set(channel, set.add(onPayload))
      return async () => {
        set.delete(onPayload)
      }
    },
    async dump() {
      guard(undefined)
      return send<Uint8Array>({ op: 'dump' })
    },
    async close() {
      closing = true
      await send({ op: 'close' })
      await worker.terminate()
    },
  }
}
