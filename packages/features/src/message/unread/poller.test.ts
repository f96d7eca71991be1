import type { Unread } from '@shulei/domain/message/unread.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoller } from './poller.ts'

const second = 1000

/** A server whose answers the test sets, and the seconds at which it was asked. */
function server() {
  const asked: number[] = []
  let known: Unread | null = null
  const state = { total: 0, version: 1, isDown: false }
  const start = Date.now()
  const poller = createPoller({
    async ask() {
      asked.push((Date.now() - start) / second)
      if (state.isDown) throw new Error('down')
      return { total: state.total, notices: 0, messages: state.total, version: state.version }
    },
    known: () => known,
    take: (unread) => {
      known = unread
    },
  })
  return { asked, state, poller, known: () => known }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits 60 s, then 30 s more each time that nothing new came', async () => {
  const { asked, poller } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(300 * second)
  expect(asked).toEqual([60, 150, 270])
})

test('a risen count brings the interval back to 60 s', async () => {
  const { asked, state, poller, known } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(150 * second)
  Object.assign(state, { total: 1, version: 2 })
  await vi.advanceTimersByTimeAsync(180 * second)
  expect(asked).toEqual([60, 150, 270, 330])
  expect(known()?.total).toBe(1)
})

test('a failure doubles the interval, and what was known stays', async () => {
  const { asked, state, poller, known } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(60 * second)
  state.isDown = true
  await vi.advanceTimersByTimeAsync(600 * second)
  expect(asked).toEqual([60, 150, 330])
  expect(known()?.version).toBe(1)
})

test('rests between stop and start, asks at once when told to, and keeps its interval', async () => {
  const { asked, poller } = server()
  poller.start()
  await vi.advanceTimersByTimeAsync(60 * second)
  poller.stop()
  await vi.advanceTimersByTimeAsync(1000 * second)
  expect(asked).toEqual([60])
  poller.start({ now: true })
  await vi.advanceTimersByTimeAsync(120 * second)
  expect(asked).toEqual([60, 1060, 1180])
})

test('an answer that comes after the stop plans no further poll', async () => {
  const { asked, poller } = server()
  poller.start({ now: true })
  poller.stop()
  await vi.advanceTimersByTimeAsync(3600 * second)
  expect(asked).toEqual([0])
})
