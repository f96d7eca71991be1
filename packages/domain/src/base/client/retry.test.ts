import { describe, expect, test } from 'vitest'
import { retryDelay, shouldRetry } from './retry.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']

describe('a failed request', () => {
  test('is retried three times and no more', () => {
    const again = [0, 1, 2, 3, 4].map((attempt) => shouldRetry({ method: 'GET', attempt, http: null, hasKey: false }))
    expect(again).toEqual([true, true, true, false, false])
  })

  test.each([null, 500, 502, 503, 504])('with %j: reads again, writes only with a key', (http) => {
    const retried = (hasKey: boolean) => METHODS.filter((method) => shouldRetry({ method, attempt: 0, http, hasKey }))
    expect(retried(false)).toEqual(['GET', 'HEAD'])
    expect(retried(true)).toEqual(METHODS)
  })

  test.each([200, 304, 400, 401, 403, 404, 409, 413, 422, 429, 499])('with %i is never retried', (http) => {
    for (const method of METHODS) expect(shouldRetry({ method, attempt: 0, http, hasKey: true })).toBe(false)
  })

  test('waits twice as long after each attempt', () => {
    expect([0, 1, 2].map(retryDelay)).toEqual([300, 600, 1200])
  })
})
