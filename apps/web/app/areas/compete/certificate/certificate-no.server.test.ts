import { expect, test } from 'vitest'
import { certificateNoOf } from './certificate-no.server.ts'

const thrown = (text: string): unknown => {
  try {
    return certificateNoOf(text, 'en-US')
  } catch (error) {
    return error
  }
}

test('a number in small letters leads to its page for good', () => {
  expect(thrown('SL-1004-71')).toBe('SL-1004-71')
  const answer = thrown('sl-1004-71') as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/certificates/SL-1004-71'])
})

test('anything else is refused with the words of a missing certificate', () => {
  expect(thrown('x')).toMatchObject({ data: { message: expect.stringContaining('SL-1004-17') }, init: { status: 404 } })
})
