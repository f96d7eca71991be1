import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGuardedServer } from './slow-requests.ts'

const MB = 1024 * 1024
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

let server: Server
let port = 0
const open = new Set<Socket>()

beforeEach(async () => {
  // fakes the timers of the server; the timers inside Node's sockets stay real
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = createGuardedServer()
  server.on('request', (request, response) => {
    if (request.method === 'POST') return request.resume().once('end', () => response.end('thanks'))
    return response.end(Buffer.alloc(20 * MB))
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of open) socket.destroy()
  await new Promise((done) => server.close(done))
})

/** Opens a connection and sends `text`. */
async function dial(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  open.add(socket)
  await new Promise<void>((up) => socket.once('connect', () => up()))
  socket.write(text)
  await pause(100)
  return socket
}
const held = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)))
const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

describe('readers', () => {
  test('that never read are disconnected', async () => {
    for (let i = 0; i < 20; i++) (await dial(get)).pause()
    expect(await held()).toBe(20)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await held()).toBe(20)
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(async () => expect(await held()).toBe(0))
  })

  test('that read too slowly are disconnected', async () => {
    const socket = (await dial(get)).pause()
    await vi.advanceTimersByTimeAsync(30_000)
    socket.read(32)
    await pause(100)
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(async () => expect(await held()).toBe(0))
  })

  test('on a slow connection get their whole answer', async () => {
    const socket = (await dial(get)).pause()
    let got = 0
    for (let i = 0; i < 6; i++) {
      socket.resume()
      for (let before = got; got - before < 3 * MB; ) {
        const [chunk] = await new Promise<[Buffer]>((done) => socket.once('data', (data: Buffer) => done([data])))
        got += chunk.length
      }
      socket.pause()
      await pause(50)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await held()).toBe(1)
    }
  })

  test('without a pending answer stay connected', async () => {
    await dial('')
    await vi.advanceTimersByTimeAsync(90_000)
    expect(await held()).toBe(1)
  })
})

describe('senders', () => {
  test('of a body that does not arrive are disconnected after half a minute', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect(port, '127.0.0.1')
    open.add(socket.on('error', () => {}))
    const seen = new Promise<void>((done) => server.once('request', () => done()))
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nx')
    await seen
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await held()).toBe(1)
    await vi.advanceTimersByTimeAsync(1_001)
    await vi.waitFor(async () => expect(await held()).toBe(0))
  })

  test('of a multipart form have more time', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect(port, '127.0.0.1')
    open.add(socket.on('error', () => {}))
    const seen = new Promise<void>((done) => server.once('request', () => done()))
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9\r\n\r\nx',
    )
    await seen
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await held()).toBe(1)
  })

  test('of headers that do not end are disconnected', async () => {
    vi.useRealTimers()
    const socket = await dial('GET / HTTP/1.1\r\nhost: a\r\n')
    const closed = new Promise((done) => socket.once('close', done))
    socket.resume()
    const began = performance.now()
    await closed
    expect(performance.now() - began).toBeLessThan(14_000)
  }, 20_000)
})

test('a delay of the server itself extends the deadline of headers, and is forgotten', () => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  now += 13_000
  vi.advanceTimersByTime(500)
  expect(server.headersTimeout).toBeGreaterThan(22_000)
  expect(server.headersTimeout).toBeLessThan(23_000)
  for (let turn = 0; turn < 30; turn++) {
    now += 500
    vi.advanceTimersByTime(500)
  }
  expect(server.headersTimeout).toBe(10_000)
  clock.mockRestore()
})
