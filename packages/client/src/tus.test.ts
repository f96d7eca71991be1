import { MAX_LOST_PARTS, PART_BYTES } from '@shulei/domain/base/upload/resumable.ts'
import { expect, test, vi } from 'vitest'
import {
  beginUpload,
  type SendFileOptions,
  sendFile,
  type TusAnswer,
  type TusRequest,
  type TusTransport,
} from './tus.ts'

const bytes = new Uint8Array(PART_BYTES * 2 + 1000).map((_, place) => place % 251)
const file = new File([bytes], '训练集.csv', { lastModified: 1_700_000_000_000 })

const answer = (http: number, headers: Record<string, string> = {}, text = ''): TusAnswer => ({
  http,
  text,
  header: (name) => headers[name] ?? null,
})

const digestOf = async (body: Uint8Array<ArrayBuffer>) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', body))))

/** Whether these are the first bytes of the file. */
const isStart = (content: Uint8Array) => content.every((byte, place) => byte === bytes[place])

const decoded = (base64: string) => new TextDecoder().decode(Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)))

/** A server that stores parts; `fault` may spoil the answer to a request, by its number. */
function server(fault: (request: TusRequest, count: number) => 'lost' | 'cut' | number | null = () => null) {
  const parts: Uint8Array[] = []
  let count = 0
  let isGone = false
  const stored = () => parts.reduce((sum, part) => sum + part.length, 0)
  const content = () => {
    const all = new Uint8Array(stored())
    let at = 0
    for (const part of parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
  const transport: TusTransport = async (request) => {
    const what = fault(request, count++)
    if (typeof what === 'number') return answer(what)
    if (what === 'cut') return answer(0)
    if (isGone) return answer(404)
    if (request.method === 'HEAD') return answer(200, { 'upload-offset': String(stored()) })
    const body = new Uint8Array((await request.body?.arrayBuffer()) ?? new ArrayBuffer(0))
    if (Number(request.headers['upload-offset']) !== stored()) return answer(409)
    if (request.headers['upload-checksum'] !== `sha256 ${await digestOf(body)}`) return answer(460)
    parts.push(body)
    isGone = stored() === file.size
    return what === 'lost' ? answer(0) : answer(204, { 'upload-offset': String(stored()) })
  }
  return { transport, content }
}

const options = (transport: TusTransport, more: object = {}) => ({
  headers: {},
  transport,
  wait: async () => {},
  onProgress: () => {},
  signal: new AbortController().signal,
  ...more,
})

test('sends a file in parts with their checksums, and reports progress', async () => {
  const { transport, content } = server()
  const onProgress = vi.fn()
  await sendFile('/u', file, options(transport, { onProgress }))
  expect([content().length, isStart(content())]).toEqual([file.size, true])
  expect(onProgress.mock.calls.at(-1)).toEqual([file.size, file.size])
})

test.each([
  [['cut', 'lost']],
  [[null, 'lost', 'lost', null, 'cut', 460]],
  [[503, 503, null, 460, 'lost', 'cut', null, 429]],
] as const)('sends every byte once, whatever requests and answers are lost: %j', async (faults) => {
  const { transport, content } = server((_, count) => faults[count] ?? null)
  await sendFile('/u', file, options(transport))
  expect([content().length, isStart(content())]).toEqual([file.size, true])
})

test('is done when the answer to the last part is lost', async () => {
  const { transport, content } = server(({ method, headers }) =>
    method === 'PATCH' && Number(headers['upload-offset']) === PART_BYTES * 2 ? 'lost' : null,
  )
  await sendFile('/u', file, options(transport))
  expect(content().length).toBe(file.size)
})

test.each([
  ['the session has ended', 401],
  ['the upload is gone', 404],
  ['the file is refused', 413],
])('waits for a person at once when %s', async (_, http) => {
  const transport = vi.fn(async () => answer(http))
  await expect(sendFile('/u', file, options(transport))).rejects.toMatchObject({ http })
  expect(transport).toHaveBeenCalledTimes(1)
})

test('tries until the server is back, however long that takes, and says that the line is cut', async () => {
  const outage = 40
  const { transport, content } = server((_, count) => (count > 1 && count <= outage ? (count % 2 ? 'cut' : 502) : null))
  const [onCut, onProgress] = [vi.fn(), vi.fn()]
  await sendFile('/u', file, options(transport, { onCut, onProgress }))
  expect([content().length, isStart(content())]).toEqual([file.size, true])
  expect(onCut).toHaveBeenCalledTimes(outage - 1)
})

test('hands out the sentence of a limit that is reached, and goes on by itself', async () => {
  const busy = answer(429, {}, JSON.stringify({ status: 'e429', errno: 'e42900', message: '操作过于频繁', data: null }))
  const begun = answer(201, { location: '/u/1' })
  const onCut = vi.fn()
  const transport = vi
    .fn<TusTransport>()
    .mockResolvedValueOnce(busy)
    .mockResolvedValueOnce(answer(0))
    .mockResolvedValue(begun)
  expect(await beginUpload('/u', file, { ...options(transport, { onCut }), findBegun: async () => null })).toBe('/u/1')
  expect(onCut.mock.calls.map(([failure]) => [failure.http, failure.message])).toEqual([
    [429, '操作过于频繁'],
    [0, ''],
  ])
})

test('tries at once when the browser is online again', async () => {
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') setTimeout(listener, 5)
  })
  const { transport, content } = server((_, count) => (count === 0 ? 'cut' : null))
  vi.useFakeTimers()
  const sending = sendFile('/u', file, { ...options(transport), wait: undefined } as unknown as SendFileOptions)
  // the clock stops before the pause after a lost part is over
  await vi.advanceTimersByTimeAsync(5)
  await sending
  expect(content().length).toBe(file.size)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('gives up when part after part is lost although the server answers', async () => {
  const transport = vi.fn(async () => answer(500))
  await expect(sendFile('/u', file, options(transport))).rejects.toMatchObject({ http: 500 })
  expect(transport).toHaveBeenCalledTimes(MAX_LOST_PARTS)
})

test('is paused by its signal, and goes on with another call', async () => {
  const pause = new AbortController()
  const { transport, content } = server(({ method }) => {
    if (method === 'PATCH') pause.abort()
    return null
  })
  await expect(sendFile('/u', file, options(transport, { signal: pause.signal }))).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(content().length).toBe(PART_BYTES)
  await sendFile('/u', file, options(transport))
  expect(content().length).toBe(file.size)
})

test('is paused at once while it waits for another attempt', async () => {
  const pause = new AbortController()
  const transport = vi.fn(async () => {
    setTimeout(() => pause.abort(), 10)
    return answer(503, { 'retry-after': '3600' })
  })
  const sent = sendFile('/u', file, { headers: {}, transport, onProgress: () => {}, signal: pause.signal })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(transport).toHaveBeenCalledTimes(1)
})

const beginning = (transport: TusTransport, more: object = {}) => ({
  ...options(transport),
  findBegun: async () => null,
  ...more,
})

test('begins an upload when the server is back', async () => {
  const answers = [answer(0), answer(502), answer(201, { location: '/u/1' })]
  const transport = async () => answers.shift() ?? answer(500)
  expect(await beginUpload('/u', file, beginning(transport))).toBe('/u/1')
})

test('goes on with the upload that the server began when its answer was lost', async () => {
  const transport = vi.fn(async () => answer(0))
  expect(await beginUpload('/u', file, beginning(transport, { findBegun: async () => '/u/2' }))).toBe('/u/2')
  expect(transport).toHaveBeenCalledTimes(1)
})

test('begins an upload with name, size and time of the file', async () => {
  const transport = vi.fn(async (_: TusRequest) => answer(201, { location: '/u/1' }))
  expect(await beginUpload('/u', file, beginning(transport, { headers: { 'x-user-id': '7' } }))).toBe('/u/1')
  const headers = transport.mock.calls[0]?.[0].headers ?? {}
  expect(headers).toMatchObject({ 'x-user-id': '7', 'tus-resumable': '1.0.0', 'upload-length': String(file.size) })
  const [, name = '', , modified = ''] = (headers['upload-metadata'] ?? '').split(/[ ,]/)
  expect(decoded(name)).toBe('训练集.csv')
  expect(decoded(modified)).toBe('1700000000000')
})

test("has the server's sentence when it refuses to begin", async () => {
  const text = '{"status":"e413","errno":"e48122","message":"单个文件最大 2 GB。"}'
  const begun = beginUpload(
    '/u',
    file,
    beginning(async () => answer(413, {}, text)),
  )
  await expect(begun).rejects.toMatchObject({ errno: 'e48122', message: '单个文件最大 2 GB。' })
})
