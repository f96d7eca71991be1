import { call } from '@shulei/contract/call.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { ApiModule } from '../../src/platform/module.ts'
import { mount } from '../../src/platform/mount.ts'
import { engines, openApi, type TestApi } from '../harness.ts'

const stuck = call({
  method: 'POST',
  path: '/api/test/stuck',
  spec: 'test',
  summary: 'A write that never ends',
  auth: 'none',
  body: z.object({}),
  data: z.null(),
})
const stuckModule: ApiModule = (app) => mount(app, stuck, () => new Promise<null>(() => {}))

// one engine: the database is not involved
describe.each(engines.slice(0, 1))('a call that never ends', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [stuckModule] })
  })
  afterAll(() => api.close())

  test.each<[string, () => BodyInit]>([
    ['in its handler', () => '{}'],
    ['in its body', () => new ReadableStream()],
  ])('of type %s is answered after a minute', async (_name, body) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = api.request('/api/test/stuck', {
        method: 'POST',
        body: body(),
        headers: { 'content-type': 'application/json' },
        ...({ duplex: 'half' } as object),
      })
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(60_001)
      const answer = await asked
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
        503,
        '5',
        { errno: 'e50300' },
      ])
    } finally {
      vi.useRealTimers()
    }
  })
})
