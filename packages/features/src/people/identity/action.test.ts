import { expect, test } from 'vitest'
import { actionFor } from './action.ts'

const photo = new Blob(['a'])
const first = actionFor(['name', photo], null, () => 'first')

test('an unchanged retry keeps its key', () => {
  expect(actionFor(['name', photo], first, () => 'second')).toBe(first)
})

test.each([
  ['another text', ['other', photo]],
  ['another photo with the same bytes', ['name', new Blob(['a'])]],
  ['one photo more', ['name', photo, photo]],
  ['one photo less', ['name']],
])('%s gets a new key', (_, what) => {
  expect(actionFor(what, first, () => 'second').key).toBe('second')
})
