import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Engine, freshPostgres } from '../engines.ts'
import type { Up } from './dying-process.ts'

/**
 * Environment of a server that a test starts as a process: a data folder, and on PostgreSQL a database. Both belong to the
 * `describe` block that calls this, and are removed after its tests. `DATABASE_URL` is set before its first test.
 */
export function serverEnv(engine: Engine['name']) {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-server-'))
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of this test, thirty-two and more',
    SIGNING_KEY: 'A'.repeat(43),
    PUBLIC_URL: 'http://localhost:3000',
    EMBEDDED_IMAGE: inject('embeddedImage'),
  }
  let remove = async () => {}
  beforeAll(async () => {
    if (engine === 'embedded') return
    const database = await freshPostgres()
    env.DATABASE_URL = database.url
    remove = database.remove
  })
  afterAll(async () => {
    await remove()
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, env }
}

/** A server in a process of its own. `ended` resolves to the signal that ended it, or null. */
export interface ServerProcess {
  child: ChildProcess
  up: Up
  ended: Promise<unknown>
}

/** Starts `dying-process.ts` and waits until it answers; rejects when it ends before. */
export async function startDying(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const file = fileURLToPath(new URL('./dying-process.ts', import.meta.url))
  const child = fork(file, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise((done) => child.once('exit', (_code, signal) => done(signal)))
  const up = await new Promise<Up>((answers, fails) => {
    child.once('message', (message) => answers(message as Up))
    child.once('exit', () => fails(new Error('the server ended by itself')))
  })
  return { child, up, ended }
}
