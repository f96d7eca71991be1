import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import pino from 'pino'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { startSubmissionWorkers } from '../../../src/modules/compete/submission/jobs/submission.workers.ts'
import { sweep } from '../../../src/modules/compete/submission/jobs/sweep.service.ts'
import { quotaLines, submissions, uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openPlatform } from '../../../src/platform/platform.ts'
import type { Up } from './server-process.ts'
import { fileOff, filesUnder, formOf } from './submission-harness.ts'

const KILLS = 3
/** Number of acknowledged uploads before each kill. */
const ANSWERS = 8
const root = mkdtempSync(join(tmpdir(), 'shulei-kill-'))
const envOf = (folder: string) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATA_DIR: folder,
  SESSION_SECRET: 'a secret of this test, thirty-two and more',
  PUBLIC_URL: 'http://localhost:3000',
  EMBEDDED_IMAGE: inject('embeddedImage'),
})
const servers = new Set<ChildProcess>()
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function start(folder: string): Promise<{ child: ChildProcess; up: Up }> {
  const file = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  const child = fork(file, [], { env: envOf(folder), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  servers.add(child)
  const up = await new Promise<Up>((answers, ended) => {
    child.once('message', (message) => answers(message as Up))
    child.once('exit', () => ended(new Error('the server ended by itself')))
  })
  return { child, up }
}

interface Attempt {
  key: string
  /** The acknowledged id, or null when no answer came. */
  id: number | null
}

/** Uploads file after file until the server is gone. */
async function send({ port, competitionId, cookies }: Up, team: number, ledger: Attempt[]): Promise<void> {
  for (let i = 0; ; i++) {
    const attempt: Attempt = { key: randomUUID(), id: null }
    ledger.push(attempt)
    let answer: { status: string; data: { id: number } }
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/competitions/${competitionId}/uploads`, {
        method: 'POST',
        body: formOf({ file: fileOff(1 + i / 100), process: { body: 'x'.repeat(50_000), name: 'notes.txt' } }),
        headers: { cookie: cookies[team] as string, 'idempotency-key': attempt.key, 'sec-fetch-site': 'same-origin' },
      })
      answer = (await response.json()) as typeof answer
    } catch {
      // an answer that is missing or incomplete means that the server is gone
      return
    }
    if (answer.status !== 'e200') throw new Error(`refused: ${JSON.stringify(answer)}`)
    attempt.id = answer.data.id
  }
}

afterEach(() => {
  for (const child of servers) child.kill('SIGKILL')
  servers.clear()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a server that is killed while people submit loses nothing acknowledged and stores nothing half', async () => {
  const folder = mkdtempSync(join(root, 'data-'))
  const ledger: Attempt[] = []
  const acknowledged = () => ledger.filter(({ id }) => id !== null)
  let last: Up | undefined
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, up } = await start(folder)
    last = up
    const ended = new Promise((done) => child.once('exit', done))
    const clients = up.cookies.map((_, team) => send(up, team, ledger))
    // the kill comes after some answers, at a different moment each time
    const enough = acknowledged().length + ANSWERS
    while (acknowledged().length < enough) await pause(2)
    await pause(kill * 7)
    child.kill('SIGKILL')
    await Promise.all([ended, ...clients])
  }

  // a repeat of the key is answered with the same submission
  const { child, up } = await start(folder)
  const [first] = acknowledged() as [Attempt]
  const again = await fetch(`http://127.0.0.1:${up.port}/api/competitions/${up.competitionId}/uploads`, {
    method: 'POST',
    body: formOf({ file: fileOff(1) }),
    headers: { cookie: up.cookies[0] as string, 'idempotency-key': first.key, 'sec-fetch-site': 'same-origin' },
  })
  expect(((await again.json()) as { data: { id: number } }).data?.id).toBe(first.id)
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone

  let now = Date.now()
  const platform = await openPlatform(readConfig(envOf(folder), folder), {
    clock: () => now,
    log: pino({ level: 'silent' }),
  })
  const workers = await startSubmissionWorkers(platform, { sweepMs: 200 })
  const read = () => platform.db.select().from(submissions)
  // an evaluation that was interrupted three times is given up as the server's fault
  const ends: readonly string[] = ['scored', 'failed']
  while ((await read()).some(({ status }) => !ends.includes(status))) await pause(50)
  await workers.stop()
  now += 2 * HOUR
  await sweep(platform)

  const rows = await read()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { id, key } of acknowledged()) expect(byId.get(id as number)?.idempotencyKey).toBe(key)
  const known = new Set(ledger.map(({ key }) => key))
  expect(rows.filter(({ idempotencyKey }) => !known.has(idempotencyKey))).toEqual([])
  expect(new Set(rows.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(rows.length)

  const uses = await platform.db.select().from(quotaLines)
  expect(uses.map(({ submissionId, kind }) => [submissionId, kind]).toSorted()).toEqual(
    rows
      .flatMap(({ id, status }) => (status === 'failed' ? ['use', 'refund'] : ['use']).map((kind) => [id, kind]))
      .toSorted(),
  )
  const keys = rows.flatMap(({ resultFile, processFile }) => [resultFile.key, processFile?.key as string])
  const stored = filesUnder(join(folder, 'files', 'submissions')).map((path) =>
    path.slice(join(folder, 'files').length + 1),
  )
  expect(stored.toSorted()).toEqual(keys.toSorted())
  expect(await platform.db.select().from(uploadStubs)).toEqual([])
  expect(rows.some(({ status }) => status === 'scored')).toBe(true)
  for (const { status, logs } of rows) {
    const last = status === 'scored' ? 'log.scored' : 'log.gaveUp'
    expect(logs.filter(({ code }) => code === last)).toHaveLength(1)
  }
  const numbers = Map.groupBy(rows, ({ teamId }) => teamId)
  for (const own of numbers.values()) {
    expect(own.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(own.map((_, i) => i + 1))
  }
  expect(last?.competitionId).toBeGreaterThan(0)
  await platform.close()
  // five starts and the scoring of all files
}, 360_000)
