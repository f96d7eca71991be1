import { expect, test } from 'vitest'
import { profileTarget } from './target.ts'

const own = 208_401

test.each([undefined, '', '-'])('%j is the own profile', (id) => {
  expect(profileTarget(id, own)).toEqual({ kind: 'redirect', id: own })
})

test.each(['abc', '-1', '0', '1.5', '01', ' 7', '9007199254740993', '99999999999999999999', '0x10', '１'])(
  '%j is no person',
  (id) => {
    expect(profileTarget(id, own)).toEqual({ kind: 'missing', id })
  },
)

test('the reader’s own id and other ids are distinguished', () => {
  expect(profileTarget('208401', own)).toEqual({ kind: 'profile', id: own, isOwn: true })
  expect(profileTarget('208417', own)).toEqual({ kind: 'profile', id: 208_417, isOwn: false })
})

test('a visitor signs in first, at any address', () => {
  for (const id of [undefined, '-', '208401', 'abc']) expect(profileTarget(id, null)).toEqual({ kind: 'login' })
})
