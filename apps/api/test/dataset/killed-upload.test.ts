import { type ChildProcess, fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { engines, freshPostgres } from '../engines.ts'
import type { Up } from '../platform/dying-process.ts'
import { type Ask, askOffset, beginUpload, digestOf, sendPart } from './tus.ts'

describe.each(engines)('an upload to a server on $name', ({ name }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shulei-killed-upload-'))
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of this test, thirty-two and more',
    PUBLIC_URL: 'http://localhost:3000',
    EMBEDDED_IMAGE: inject('embeddedImage'),
  }
  let remove = async () => {}
  beforeAll(async () => {
    if (name === 'embedded') return
    const database = await freshPostgres()
    env.DATABASE_URL = database.url
    remove = database.remove
  })
  afterAll(async () => {
    await remove()
    rmSync(folder, { recursive: true, force: true })
  })

  async function start(): Promise<{ child: ChildProcess; up: Up; ask: Ask; ended: Promise<unknown> }> {
    const file = fileURLToPath(new URL('../platform/dying-process.ts', import.meta.url))
    const child = fork(file, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ended = new Promise((done) => child.once('exit', (_code, signal) => done(signal)))
    const up = await new Promise<Up>((answers, fails) => {
      child.once('message', (message) => answers(message as Up))
      child.once('exit', () => fails(new Error('the server ended by itself')))
    })
    const ask: Ask = (path, init = {}) =>
      fetch(`http://127.0.0.1:${up.port}${path}`, {
        ...init,
        headers: { ...(init.headers as object), cookie: up.cookie, 'sec-fetch-site': 'same-origin' },
      })
    return { child, up, ask, ended }
  }

  /** Sends half of a part over a socket that stays open, and waits until its bytes are on their way. */
  const sendHalf = ({ port, cookie }: Up, path: string, offset: number, part: Buffer) =>
    new Promise<void>((sent) => {
      const half = request({
        ...{ port, path, host: '127.0.0.1', method: 'PATCH' },
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'content-length': String(part.length),
        },
      })
      half.on('error', () => {})
      half.write(part.subarray(0, part.length / 2), () => setTimeout(sent, 200))
    })

  test('goes on where it was when the server is killed: no acknowledged part is lost', async () => {
    const [first, second] = [randomBytes(300_000), randomBytes(200_000)]
    const whole = Buffer.concat([first, second])
    const before = await start()
    const started = await before.ask('/api/datasets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '断线续传' }),
    })
    const { data } = (await started.json()) as { data: { id: number } }
    const begun = await beginUpload(before.ask, { datasetId: data.id, name: 'noise.bin', length: whole.length })
    const address = begun.headers.get('location') as string
    expect((await sendPart(before.ask, address, { offset: 0, body: first })).status).toBe(204)
    await sendHalf(before.up, address, first.length, second)
    before.child.kill('SIGKILL')
    expect(await before.ended).toBe('SIGKILL')

    const after = await start()
    const asked = await askOffset(after.ask, address)
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(first.length)])
    const checksum = { 'upload-checksum': `sha256 ${digestOf('sha256', second)}` }
    expect((await sendPart(after.ask, address, { offset: first.length, body: second }, checksum)).status).toBe(204)
    const draft = await after.ask(`/api/site/datasets/${data.id}/draft`)
    expect(await draft.json()).toMatchObject({
      data: {
        uploads: [],
        files: [{ name: 'noise.bin', bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex') }],
      },
    })
    after.child.disconnect()
    await after.ended
  })
})
