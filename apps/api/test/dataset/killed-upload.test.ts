import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import type { Up } from '../platform/dying-process.ts'
import { type ServerProcess, serverEnv, startDying } from '../platform/server-env.ts'
import { type Ask, askOffset, beginUpload, digestOf, sendPart } from './tus.ts'

describe.each(engines)('an upload to a server on $name', ({ name }) => {
  const { env } = serverEnv(name)

  async function start(): Promise<ServerProcess & { ask: Ask }> {
    const server = await startDying(env)
    const { up } = server
    const ask: Ask = (path, init = {}) =>
      fetch(`http://127.0.0.1:${up.port}${path}`, {
        ...init,
        headers: { ...(init.headers as object), cookie: up.cookie, 'sec-fetch-site': 'same-origin' },
      })
    return { ...server, ask }
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
