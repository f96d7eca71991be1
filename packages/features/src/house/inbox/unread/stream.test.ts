import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './stream.ts'

class Source extends EventTarget {
  static readonly CLOSED = 2
  static made: Source[] = []
  readyState = 0
  constructor() {
    super()
    Source.made.push(this)
  }
  close() {
    this.readyState = Source.CLOSED
  }
  /** The address answers with an error: the browser closes the stream permanently. */
  refuse() {
    this.readyState = Source.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  /** The connection breaks: the browser reconnects by itself. */
  breakOff() {
    this.dispatchEvent(new Event('error'))
  }
  answer() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
}
const last = () => Source.made.at(-1) as Source

beforeEach(() => {
  Source.made = []
  vi.stubGlobal('EventSource', Source)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Seconds until the stream is opened again. */
function secondsToNext(): number {
  const before = Source.made.length
  for (let seconds = 1; seconds < 1000; seconds++) {
    vi.advanceTimersByTime(1000)
    if (Source.made.length > before) return seconds
  }
  return Number.POSITIVE_INFINITY
}

test('a refused stream is opened again after a delay that doubles at each refusal and is reset by an answer', () => {
  openStream(() => {})
  const pauses = Array.from({ length: 8 }, () => {
    last().refuse()
    return secondsToNext()
  })
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  last().answer()
  last().refuse()
  expect(secondsToNext()).toBe(5)
})

test('a broken stream is left to the browser to reconnect', () => {
  openStream(() => {})
  last().breakOff()
  expect(secondsToNext()).toBe(Number.POSITIVE_INFINITY)
})

test('there is one stream at a time: reviving replaces the wait', () => {
  const stream = openStream(() => {})
  last().refuse()
  stream.revive()
  stream.revive()
  expect(Source.made).toHaveLength(2)
  expect(secondsToNext()).toBe(Number.POSITIVE_INFINITY)
})

test('a closed stream stays closed', () => {
  const stream = openStream(() => {})
  last().refuse()
  stream.close()
  expect(secondsToNext()).toBe(Number.POSITIVE_INFINITY)
})
