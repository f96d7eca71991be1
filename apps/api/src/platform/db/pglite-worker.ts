import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import pg from 'pg'
import type { BridgeRequest, PlainResult } from './pglite-bridge.ts'

/**
 * The worker thread of the embedded database. PGlite blocks its thread while a query runs: here a slow query delays other queries
 * only.
 */
const port = parentPort
if (!port) throw new Error('pglite-worker runs as a worker thread')

type Result = { rows: unknown[]; fields: unknown[]; affectedRows?: number }
const plain = ({ rows, fields, affectedRows }: Result): PlainResult => ({ rows, fields, affectedRows })

// drizzle passes parser functions with each query, which cannot be cloned to a worker, so the same ones are set here
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    (value: string) => value,
  ]),
)
const { dir, image } = workerData as { dir: string; image: string | undefined }
const db = await PGlite.create(dir, image === undefined ? {} : { loadDataDir: new Blob([readFileSync(image)]) })
const open = new Map<number, { tx: Transaction; commit: () => void; rollback: (reason: Error) => void }>()

type Query = Extract<BridgeRequest, { op: 'query' }>

const canBeLiteral = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && !value.includes('\0'))

const literal = (value: unknown) => (value === null ? 'null' : pg.escapeLiteral(String(value)))

const prepared = new Map<string, Promise<unknown>>()

/** Prepares a statement at its first use. PGlite itself plans every query anew, which takes three times as long as running it. */
async function execute(name: string, { sql, params, rowMode }: Query) {
  const preparing = prepared.get(name) ?? db.exec(`prepare ${name} as ${sql}`)
  prepared.set(name, preparing)
  await preparing.catch((error) => {
    prepared.delete(name)
    throw error
  })
  const values = params.length > 0 ? `(${params.map(literal).join(', ')})` : ''
  return db.query(`execute ${name}${values}`, [], { rowMode, parsers })
}

async function begin(tx: number) {
  await new Promise<void>((began, failed) => {
    db.transaction(
      (handle) =>
        new Promise<void>((commit, rollback) => {
          open.set(tx, { tx: handle, commit, rollback })
          began()
        }),
    )
      .then(
        () => port?.postMessage({ ended: tx }),
        (error: Error) => {
          failed(error)
          port?.postMessage({ ended: tx, rolledBack: error.message })
        },
      )
      .finally(() => open.delete(tx))
  })
}

async function run(message: BridgeRequest): Promise<unknown> {
  const inside = message.tx !== undefined && message.op !== 'begin' ? open.get(message.tx) : undefined
  if (message.tx !== undefined && message.op !== 'begin' && !inside) {
    throw new Error(`transaction ${message.tx} is not open`)
  }
  const on = inside?.tx ?? db
  switch (message.op) {
    case 'query':
      if (message.name && message.params.every(canBeLiteral)) return plain(await execute(message.name, message))
      return plain(await on.query(message.sql, message.params, { rowMode: message.rowMode, parsers }))
    case 'exec':
      return (await on.exec(message.sql)).map((result) => plain(result as Result))
    case 'begin':
      return begin(message.tx as number)
    case 'end':
      return message.ok ? inside?.commit() : inside?.rollback(new Error('rollback'))
    case 'listen':
      await db.listen(message.channel, (payload) => port?.postMessage({ channel: message.channel, payload }))
      return undefined
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer())
    case 'close':
      return db.close()
  }
}

port.on('message', (message: BridgeRequest) => {
  run(message).then(
    (result) => port.postMessage({ id: message.id, result }),
    // PGlite's errors contain functions: only the plain fields can be cloned
    (error) => {
      const { code, constraint, detail, table, column } = error
      port.postMessage({ id: message.id, error: { message: error.message, code, constraint, detail, table, column } })
    },
  )
})
port.postMessage('up')
