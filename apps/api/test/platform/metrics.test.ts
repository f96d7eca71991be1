import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSender } from '../../src/modules/base/session/message-sender.ts'
import { notify } from '../../src/modules/talk/notice/notice.service.ts'
import { signAsJobProcess } from '../../src/platform/jobs/processes.ts'
import { engines, oneEngine, openApi, type TestApi } from '../harness.ts'

const token = 'a-token-of-these-tests'

/**
 * All values of a metric by its labels, as a real parser of the format reads them. It drops the labels of a histogram, so that the parts
 * of one are read as metrics of their own.
 */
function valuesOf(text: string, name: string) {
  const family = parse(text.replaceAll(/^# TYPE .+ histogram$/gm, '')).find((one) => one.name === name)
  if (!family) throw new Error(`there is no ${name}`)
  return family.metrics
}

describe.each(engines)('/metrics on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { env: { METRICS_TOKEN: token, DEMO: '0' } })
  })
  afterAll(() => api.close())
  const scrape = async () => {
    const answer = await api.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    return answer.text()
  }

  test('counts requests by the pattern of their route, and no address is in it', async () => {
    for (const id of [1, 2, 3]) await api.request(`/api/competitions/${id}`)
    await api.request('/api/no-such-call/secret-of-somebody')
    await api.request('/healthz', { method: 'BREW' })
    const text = await scrape()
    const requests = valuesOf(text, 'shulei_http_requests_total')
    const competition = requests.filter(({ labels }) => labels?.route === '/api/competitions/:id')
    expect(competition).toEqual([
      { labels: expect.objectContaining({ method: 'GET', status: '404' }), value: expect.any(String) },
    ])
    expect(Number(competition[0]?.value)).toBeGreaterThanOrEqual(3)
    expect(requests.some(({ labels }) => labels?.method === 'other')).toBe(true)
    const [count] = valuesOf(text, 'shulei_http_request_duration_seconds_count').filter(
      ({ labels }) => labels?.route === '/api/competitions/:id',
    )
    expect(Number(count?.value)).toBe(Number(competition[0]?.value))
    const bounds = valuesOf(text, 'shulei_http_request_duration_seconds_bucket').filter(
      ({ labels }) => labels?.route === '/api/competitions/:id',
    )
    expect(bounds.at(-1)).toEqual({ labels: expect.objectContaining({ le: '+Inf' }), value: count?.value })
    expect(text).not.toContain('secret-of-somebody')
    expect(text).not.toContain('BREW')
  })

  test('has the event loop, memory, streams, connections and the queues', async () => {
    const reader = await api.person({ email: 'metrics@example.com', emailVerified: true })
    await api.platform.db.transaction((tx) =>
      notify(tx, {
        ...{ recipientId: reader.id, kind: 'verificationDecided', subject: 'realName:1' },
        ...{ facts: { of: 'realName', reason: null }, at: Date.now() - 90_000 },
      }),
    )
    expect(openSender(api.platform).can('mail')).toBe(false)
    const process = await signAsJobProcess(api.platform)
    const stream = await api.platform.push.open(reader.id)
    const text = await scrape()
    const value = (name: string, labels?: Record<string, string>) =>
      Number(
        valuesOf(text, name).find((one) => !labels || expect.objectContaining(labels).asymmetricMatch(one.labels))
          ?.value,
      )
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(value('shulei_push_streams')).toBe(1)
    expect(value('shulei_job_processes')).toBe(1)
    expect(value('shulei_database_up')).toBe(1)
    expect(value('shulei_queue_waiting', { queue: 'mails' })).toBe(1)
    expect(value('shulei_queue_oldest_seconds', { queue: 'mails' })).toBeGreaterThan(80)
    expect(value('shulei_queue_waiting', { queue: 'submissions' })).toBe(0)
    expect(value('shulei_queue_waiting', { queue: 'job:score' })).toBe(0)
    for (const result of ['scored', 'refused', 'lost']) expect(value('shulei_submissions_total', { result })).toBe(0)
    if (engine.name === 'postgres') expect(value('shulei_database_connections', { state: 'idle' })).toBeGreaterThan(0)
    stream?.end()
    await process.stop()
  })

  test('answers while the database is away', async () => {
    const { execute } = api.platform.db
    Object.assign(api.platform.db, { execute: () => Promise.reject(new Error('password of the database')) })
    const text = await scrape()
    Object.assign(api.platform.db, { execute })
    expect(valuesOf(text, 'shulei_database_up')).toEqual([{ value: '0' }])
    expect(text).not.toContain('password')
  })

  test('is read with the token alone', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong-token-of-these-tests', `Basic ${token}`]) {
      const answer = await api.request('/metrics', { headers: { authorization } })
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  })
})

test.each(oneEngine)('without METRICS_TOKEN there is no /metrics', async (engine) => {
  const api = await openApi(engine)
  try {
    const answer = await api.request('/metrics', { headers: { authorization: 'Bearer ' } })
    expect(answer.status).toBe(404)
    expect(api.platform.metrics).toBeNull()
  } finally {
    await api.close()
  }
})
