import { refs } from '@shulei/contract/refs.ts'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createClient } from './client.ts'
import { readAnswer, remedyFor, startUpload } from './upload.ts'

const answer = { http: 200, requestId: 'r-1', retryAfter: null }

/** Minimal fake of XMLHttpRequest, driven by the tests. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  answers: Record<string, string> = {}
  open = vi.fn()
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  getResponseHeader = (name: string) => this.answers[name] ?? null
  send = vi.fn()
  abort = () => void this.dispatchEvent(new Event('abort'))
  load(status: number, text: string, answers: Record<string, string> = {}) {
    Object.assign(this, { status, responseText: text, answers })
    this.dispatchEvent(new Event('load'))
  }
}

function start() {
  const wire = new FakeRequest()
  const onProgress = vi.fn()
  const claims = { userId: '7', authUserId: '7', token: 't', appTimestamp: 1 }
  const upload = startUpload(createClient({ claims: () => claims }), refs.submitResult, {
    params: { id: 1001 },
    form: new FormData(),
    key: 'k',
    onProgress,
    makeRequest: () => wire as unknown as XMLHttpRequest,
  })
  return { wire, upload, onProgress }
}

describe('reading the answer', () => {
  test('returns the new entry of an accepted upload', () => {
    expect(readAnswer({ ...answer, text: '{"status":"e200","data":{"id":5}}' })).toEqual({ id: 5 })
  })

  test("throws the server's message with the verdict of a refused upload", () => {
    const text = '{"status":"e409","errno":"e42003","message":"今日提交次数已达上限","data":{"allowed":false}}'
    const read = () => readAnswer({ ...answer, http: 409, text, retryAfter: '30' })
    expect(read).toThrow(
      expect.objectContaining({
        message: '今日提交次数已达上限',
        errno: 'e42003',
        http: 409,
        requestId: 'r-1',
        retryAfter: 30_000,
        data: { allowed: false },
      }),
    )
  })

  test('throws without a message when a proxy answered', () => {
    for (const text of ['<h1>502</h1>', '', 'null', '[]']) {
      expect(() => readAnswer({ ...answer, http: 502, text })).toThrow(
        expect.objectContaining({ http: 502, message: '' }),
      )
    }
  })
})

describe('the remedy of a failure', () => {
  test.each([
    ['no answer', { http: 0 }, 'retry'],
    ['a server that is down', { http: 503 }, 'retry'],
    ['too many requests', { http: 429, errno: 'e42900' }, 'retry'],
    ['an upload that still runs', { http: 409, errno: 'e40906' }, 'retry'],
    ['a form that broke on its way', { http: 400, errno: 'e40005' }, 'retry'],
    ['an expired session', { http: 401, errno: 'e40100' }, 'login'],
    ['a used-up quota', { http: 409, errno: 'e42003' }, 'refused'],
    ['a file that is too large', { http: 413, errno: 'e41300' }, 'refused'],
    ['a key of another file', { http: 409, errno: 'e40902' }, 'refused'],
  ] as const)('%s', (_, init, remedy) => {
    expect(remedyFor(new CallError({ message: '', ...init }))).toBe(remedy)
  })
})

describe('sending', () => {
  test("posts the client's claims and its key, and reports progress", async () => {
    const { wire, upload, onProgress } = start()
    wire.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 10, total: 40 }))
    wire.load(200, '{"status":"e200","data":{"id":5}}')
    await expect(upload.done).resolves.toEqual({ id: 5 })
    expect(wire.open).toHaveBeenCalledWith('POST', '/api/competitions/1001/uploads')
    expect(wire.headers).toEqual({
      accept: 'application/json',
      'idempotency-key': 'k',
      'x-user-id': '7',
      'x-auth-user-id': '7',
      'x-token': 't',
      'x-app-timestamp': '1',
    })
    expect(onProgress).toHaveBeenCalledWith(10, 40)
  })

  test("rejects with the call's error when the upload is refused", async () => {
    const { wire, upload } = start()
    wire.load(401, '{"status":"e401","errno":"e40100","message":"请先登录。","data":null}')
    await expect(upload.done).rejects.toMatchObject({ http: 401, message: '请先登录。' })
  })

  test('rejects with http 0 when the connection breaks', async () => {
    const { wire, upload } = start()
    wire.dispatchEvent(new Event('error'))
    await expect(upload.done).rejects.toMatchObject({ http: 0 })
  })

  test('rejects with an AbortError, not a CallError, when cancelled', async () => {
    const { upload } = start()
    upload.cancel()
    await expect(upload.done).rejects.toMatchObject({ name: 'AbortError' })
  })
})
