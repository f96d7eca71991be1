import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../engines.ts'
import { type Bucket, startBucket } from '../../platform/bucket.ts'
import { type ServerProcess, serverEnv, startDying } from '../../platform/server-env.ts'
import { isLong } from '../../rounds.ts'
import { type Ask, askOffset, beginUpload, digestOf, sendPart } from './tus.ts'

/** Bytes of the file and of one part, and how often the line is cut and a server killed in the middle of a part. */
const { length, size, cuts, kills } = isLong
  ? { length: 2 ** 30, size: 2 ** 24, cuts: 20, kills: 3 }
  : { length: 3 * 2 ** 20, size: 2 ** 18, cuts: 3, kills: 1 }

/** Noise that repeats after a prime number of bytes, so that parts in another order, or one twice, make another file. */
const noise = randomBytes(1_048_583)
function bytesFrom(start: number, bytes: number): Buffer {
  const first = start % noise.length
  const copies = Math.ceil((first + bytes) / noise.length)
  return Buffer.concat(Array.from({ length: copies }, () => noise)).subarray(first, first + bytes)
}
function hashOfFile(): string {
  const hash = createHash('sha256')
  for (let start = 0; start < length; start += size) hash.update(bytesFrom(start, Math.min(size, length - start)))
  return hash.digest('hex')
}

/** On PostgreSQL two processes take the parts in turn. Its usual run is with a bucket alone, since each process takes seconds to start. */
const places = engines.flatMap(({ name }) => {
  const stores = name === 'embedded' ? ['a folder'] : isLong ? ['a folder', 'a bucket'] : ['a bucket']
  return stores.map((store) => ({ name, store, processes: name === 'postgres' ? 2 : 1 }))
})

describe.each(places)('an upload to $processes server(s) on $name with $store', ({ name, processes, store }) => {
  const { env } = serverEnv(name)
  let bucket: Bucket | null = null
  beforeAll(async () => {
    if (store === 'a folder') return
    bucket = await startBucket()
    env.FILES_URL = bucket.url
  })
  afterAll(() => bucket?.close())

  /** With a bucket each server has a data folder of its own, like one on another machine. */
  async function start(place: number): Promise<ServerProcess & { ask: Ask }> {
    const folder = bucket ? join(env.DATA_DIR ?? '', String(place)) : (env.DATA_DIR ?? '')
    const server = await startDying({
      ...env,
      DATA_DIR: folder,
      DATA_KEY: 'a-data-key-of-this-test-thirty-two-and-more',
    })
    const { up } = server
    const ask: Ask = (path, init = {}) =>
      fetch(`http://127.0.0.1:${up.port}${path}`, {
        ...init,
        headers: { ...(init.headers as object), cookie: up.cookie, 'sec-fetch-site': 'same-origin' },
      })
    return { ...server, ask }
  }

  /** Sends half of a part over a socket that stays open, and waits until its bytes are on their way. */
  const sendHalf = ({ up: { port, cookie } }: ServerProcess, path: string, offset: number, part: Buffer) =>
    new Promise<{ cut(): void }>((sent) => {
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
      half.write(part.subarray(0, part.length / 2), () => setTimeout(() => sent({ cut: () => half.destroy() }), 50))
    })

  const mishaps = (['cut', 'kill'] as const).flatMap((kind) =>
    Array.from({ length: kind === 'cut' ? cuts : kills }, (_, at) => ({
      kind,
      at: at / (kind === 'cut' ? cuts : kills),
    })),
  )

  const title = `is whole after ${cuts} cuts of the line and ${kills} killed servers, and no acknowledged part is lost`
  test(title, { timeout: isLong ? 900_000 : 120_000 }, async () => {
    const servers: Promise<ServerProcess & { ask: Ask }>[] = [start(0)]
    await servers[0]
    while (servers.length < processes) servers.push(start(servers.length))
    const { ask: first } = await servers[0]!
    const started = await first('/api/datasets', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '断线续传' }),
    })
    const { data } = (await started.json()) as { data: { id: number } }
    const begun = await beginUpload(first, { datasetId: data.id, name: 'noise.bin', length })
    const address = begun.headers.get('location') as string

    const coming = mishaps.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
    const happened = { cut: 0, kill: 0 }
    let acknowledged = 0
    for (let turn = 0; acknowledged < length; turn++) {
      const place = turn % processes
      const server = await servers[place]!
      const asked = await askOffset(server.ask, address)
      const offset = Number(asked.headers.get('upload-offset'))
      expect([asked.status, offset >= acknowledged]).toEqual([200, true])
      const part = bytesFrom(offset, Math.min(size, length - offset))
      const mishap = turn % 3 === 0 ? undefined : coming.shift()
      if (mishap) {
        const half = await sendHalf(server, address, offset, part)
        happened[mishap]++
        if (mishap === 'kill') {
          server.child.kill('SIGKILL')
          expect(await server.ended).toBe('SIGKILL')
          servers[place] = start(place)
        } else half.cut()
        continue
      }
      const checksum = { 'upload-checksum': `sha256 ${digestOf('sha256', part)}` }
      const { status } = await sendPart(server.ask, address, { offset, body: part }, checksum)
      // 409: the bytes before a cut were stored meanwhile
      expect([204, 409]).toContain(status)
      if (status === 204) acknowledged = offset + part.length
    }
    expect(happened).toEqual({ cut: cuts, kill: kills })

    const { ask } = await servers[0]!
    const draft = await ask(`/api/site/datasets/${data.id}/draft`)
    expect(await draft.json()).toMatchObject({
      data: { uploads: [], files: [{ name: 'noise.bin', bytes: length, sha256: hashOfFile() }] },
    })
    for (const server of await Promise.all(servers)) {
      server.child.disconnect()
      await server.ended
    }
  })
})
