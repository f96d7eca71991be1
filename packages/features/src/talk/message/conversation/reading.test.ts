import { expect, test } from 'vitest'
import { newsOf, nextReading, openReading } from './reading.ts'

const row = (id: number, mine = false, is_read = true) => ({ id, mine, is_read })
const read = [row(1), row(2, true)]

test('messages that are unread when the conversation opens are below the divider', () => {
  const rows = [...read, row(3, false, false), row(4, false, false)]
  expect(newsOf(openReading(rows), rows)).toEqual({ divider: 3, count: 0 })
  // the divider stays when the messages have been marked read
  const marked = [...read, row(3), row(4)]
  expect(newsOf(nextReading(openReading(rows), marked, false), marked)).toEqual({ divider: 3, count: 0 })
})

test('a message that arrives while the end is in sight gets no divider', () => {
  const rows = [...read, row(3)]
  expect(newsOf(nextReading(openReading(read), rows, false), rows)).toEqual({ divider: null, count: 0 })
})

test('messages that arrive while the reader is away are counted, and get a divider when the reader returns', () => {
  const away = nextReading(openReading(read), read, true)
  const rows = [...read, row(3), row(4, true), row(5)]
  expect(newsOf(nextReading(away, rows, true), rows)).toEqual({ divider: 3, count: 2 })
  const back = nextReading(away, rows, false)
  expect(newsOf(back, rows)).toEqual({ divider: 3, count: 0 })
  expect(nextReading(back, rows, false)).toBe(back)
})
