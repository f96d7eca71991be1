import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'

export interface PlainResult {
  rows: unknown[]
  fields: unknown[]
  affectedRows: number | undefined
}

/** What travels to the worker. */
export type BridgeRequest = { id: number; tx?: number | undefined } & (
  | { op: 'query'; sql: string; params: unknown[]; rowMode?: 'array' | 'object' | undefined }
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

/** What drizzle-orm/pglite and pg-boss use of a PGlite object, over a worker thread. */
export interface Bridge extends BridgeHandle {
  transaction<T>(work: (tx: BridgeTransaction) => Promise<T>): Promise<T>
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  /** The whole database as a gzipped tar: a backup, which `openBridge` takes as its image. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

interface Waiting {
  // biome-ignore lint/suspicious/noExplicitAny: each request knows what it waits for
  resolve: (value: any) => void
  reject: (reason: Error) => void
}

/**
 * Opens the embedded database of a folder (or `memory://`) in a worker thread. Take the folder's lock first: PGlite does not
 * lock, and two processes on one folder lose acknowledged rows. A new folder may start from an image, the file of a dump.
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

  // fail loudly: without this every open request would wait for ever when the worker dies
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
      for (const hear of listeners.get(message.channel) ?? []) hear(message.payload)
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

  // a query on the root inside a transaction would wait for that transaction for ever: make the deadlock an error
  const inTransaction = new AsyncLocalStorage<number>()
  const guard = (tx: number | undefined) => {
    if (tx === undefined && inTransaction.getStore() !== undefined) {
      throw new Error('root database used inside a transaction: pass tx down')
    }
  }
  const handle = (tx?: number): BridgeHandle => ({
    async query(sql, params = [], options) {
      guard(tx)
      return send<PlainResult>({ op: 'query', tx, sql, params, rowMode: options?.rowMode })
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
    async listen(channel, hear) {
      const set = listeners.get(channel) ?? new Set()
      if (set.size === 0) await send({ op: 'listen', channel })
      listeners.set(channel, set.add(hear))
      return async () => {
        set.delete(hear)
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
