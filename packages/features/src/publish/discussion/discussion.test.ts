import { discussionAddress, postAddress, scopeKinds } from '@shulei/domain/publish/discussion/scope.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDiscussion } from './discussion.ts'

const read = (address: string) => parseDiscussion(new URL(address, 'https://shulei.example').searchParams)

test('an address is read back as it was written', () => {
  const number = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...scopeKinds),
      number,
      fc.option(number, { nil: undefined }),
      number,
      (kind, id, topic, page) => {
        const query = { ...(topic === undefined ? {} : { topic }), page }
        expect(read(discussionAddress({ kind, id }, query))).toEqual(query)
      },
    ),
  )
})

test.each(['?topic=-1&page=0', '?topic=abc&page=x', '?topic=1e3&page=9999999999', '?topic='])(
  'the address %s opens the first page of the list',
  (search) => {
    expect(parseDiscussion(new URLSearchParams(search))).toEqual({ page: 1 })
  },
)

test('the address of a post leads to the page where it stands', () => {
  expect(postAddress({ kind: 'competition', id: 1001 }, 42, 0)).toBe('/competitions/1001/discuss?topic=42#post-0')
  expect(postAddress({ kind: 'competition', id: 1001 }, 42, 11)).toBe(
    '/competitions/1001/discuss?topic=42&page=2#post-11',
  )
  expect(postAddress({ kind: 'activity', id: 1 }, 42, 11)).toBe(
    '/information/activity/1/discussion?topic=42&page=2#post-11',
  )
})
