import { expect, test } from 'vitest'
import { CallError, failureText } from './call-error.ts'

const otherwise = '请检查网络后重试。'

test("shows the server's message unchanged", () => {
  const refused = new CallError({ message: '操作太频繁，请稍后再试。', http: 429, status: 'e429' })
  expect(failureText(refused, otherwise)).toBe('操作太频繁，请稍后再试。')
})

test.each([
  ['no answer', new CallError({ message: 'Failed to fetch', http: 0 })],
  ['an answer of something before the server', new CallError({ message: '', http: 502 })],
  ['an error of the page', new TypeError('x is undefined')],
])('%s has words of the page', (_, error) => {
  expect(failureText(error, otherwise)).toBe(otherwise)
})
