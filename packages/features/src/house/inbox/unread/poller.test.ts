import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoller } from './poller.ts'

const second = 1000

/** A fake server: the test sets its answers and reads the seconds of its calls. */
function server() {
  const requests: number[] = []
  let known: Unread | null = null
  const state = { total: 0, version: 1, isDown: false }
  const start = Date.now()
  const poller = createPoller({
    async ask() {
      requests.push((Date.now() - start) / second)
      if (state.isDown) throw new Error('down')
      return { total: state.total, notices: 0, messages: state.total, version: state.version }
    },
    known: () => known,
    take: (unread) => {
      known = unread
    },
  })
  return { requests, state, poller, known: () => known }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits 60 s, then 30 s longer after each poll without news', async () => {
  const { requests, poller } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(300 * second)
  expect(requests).toEqual([60, 150, 270])
})

test('a higher count resets the interval to 60 s', async () => {
  const { requests, state, poller, known } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(150 * second)
  Object.assign(state, { total: 1, version: 2 })
  await vi.advanceTimersByTimeAsync(180 * second)
  expect(requests).toEqual([60, 150, 270, 330])
  expect(known()?.total).toBe(1)
})

test('a failure doubles the interval and keeps the known count', async () => {
  const { requests, state, poller, known } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(60 * second)
  state.isDown = true
  await vi.advanceTimersByTimeAsync(600 * second)
  expect(requests).toEqual([60, 150, 330])
  expect(known()?.version).toBe(1)
})

test('stops polling between stop and start, polls at once if told to, and keeps its interval', async () => {
  const { requests, poller } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(60 * second)
  poller.stop()
  await vi.advanceTimersByTimeAsync(1000 * second)
  expect(requests).toEqual([60])
  poller.start({ now: true })
  await vi.advanceTimersByTimeAsync(120 * second)
  expect(requests).toEqual([60, 1060, 1180])
})

test('an answer after the stop schedules no further poll', async () => {
  const { requests, poller } = server()
  poller.start({ now: true })
  poller.stop()
  await vi.advanceTimersByTimeAsync(3600 * second)
  expect(requests).toEqual([0])
})
