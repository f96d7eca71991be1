import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi } from '../harness.ts'

describe.each(engines)('health on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('is alive and ready', async () => {
    expect((await api.request('/healthz')).status).toBe(200)
    const ready = await api.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'e200', data: { database: 'up', jobs: 'up', files: 'up' } },
    ])
  })

  it('gives every answer a request id of its own', async () => {
    const answer = await api.request('/api/no-such-call', { headers: { 'x-request-id': 'forged' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await answer.json()).toMatchObject({
      status: 'e404',
      errno: 'e40401',
      message: expect.stringContaining('接口'),
    })
  })
})
