import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobProcesses } from '../../src/modules/house/shell/tables.ts'
import { signAsJobProcess } from '../../src/platform/jobs/processes.ts'
import { engines, openApi, type TestApi } from '../harness.ts'

describe.each(engines)('health on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('names that no process does jobs, and is down for a monitor that asks for one', async () => {
    const answer = await api.request('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'e200',
        data: { database: 'up', jobs: 'missing', files: 'up' },
        message: expect.stringMatching(/^No process with the role jobs is alive: .+ ROLES=jobs\.$/),
      },
    ])
    expect((await api.request('/readyz?with=jobs')).status).toBe(503)
    const process = await signAsJobProcess(api.platform)
    expect((await api.request('/readyz?with=jobs')).status).toBe(200)
    // killed half a minute ago
    await api.platform.db.execute(sql`update job_processes set seen_at = now() - interval '31 seconds'`)
    expect((await api.request('/readyz?with=jobs')).status).toBe(503)
    await process.stop()
    expect(await api.platform.db.$count(jobProcesses)).toBe(0)
  })

  it('reports a live and ready server', async () => {
    await signAsJobProcess(api.platform)
    expect((await api.request('/healthz')).status).toBe(200)
    const ready = await api.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'e200', data: { database: 'up', jobs: 'up', files: 'up' } },
    ])
  })

  it('names the part that does not answer, but not the reason', async () => {
    const { database } = api.platform
    const { ping } = database
    Object.assign(database, { ping: () => Promise.reject(new Error('password of the database')) })
    const answer = await api.request('/readyz')
    Object.assign(database, { ping })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'e503', data: { database: 'down', jobs: 'up', files: 'up' } },
    ])
    expect((await api.request('/healthz')).status).toBe(200)
  })

  it('gives every answer its own request id', async () => {
    const answer = await api.request('/api/no-such-call', { headers: { 'x-request-id': 'forged' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await answer.json()).toMatchObject({
      status: 'e404',
      errno: 'e40401',
      message: expect.stringContaining('接口'),
    })
  })
})
