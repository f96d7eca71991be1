import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page, pageWith } from './page.ts'

const article = pageWith<{ view: 'short' | 'long'; page: number }>()('/races/:name/news/:id?')

test('a page without parameters is its pattern', () => {
  expect(page('/')()).toBe('/')
  expect(page('/help/faq')()).toBe('/help/faq')
})

test('an optional parameter may be left out in any position', () => {
  const discussion = page('/information/activity/:id?/discussion')
  expect(discussion()).toBe('/information/activity/discussion')
  expect(discussion({ id: undefined })).toBe('/information/activity/discussion')
  expect(discussion({ id: 3 })).toBe('/information/activity/3/discussion')
})

test('query and hash follow the path, and undefined values are left out', () => {
  expect(article({ name: 'tide', view: 'long', page: undefined })).toBe('/races/tide/news?view=long')
  expect(article({ name: 'tide', id: 4, page: 2, view: 'short', hash: 'q2' })).toBe(
    '/races/tide/news/4?page=2&view=short#q2',
  )
  expect(page('/')({ openMessage: '' })).toBe('/?openMessage=')
})

test('every value read back from the address equals the given one', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !/^\.{1,2}$/.test(value))
  fc.assert(
    fc.property(text, text, fc.string({ unit: 'grapheme' }), fc.nat(), (name, id, openMessage, number) => {
      const build = article as unknown as (values: Record<string, string | number>) => string
      const url = new URL(build({ name, id, page: number, openMessage, hash: name }), 'https://shulei.example')
      const [, , first, , second] = url.pathname.split('/')
      expect([first, second].map((part) => decodeURIComponent(part as string))).toEqual([name, id])
      expect(Object.fromEntries(url.searchParams)).toEqual({ page: String(number), openMessage })
      expect(decodeURIComponent(url.hash.slice(1))).toBe(name)
    }),
  )
})

describe('the types refuse', () => {
  test.each([
    // @ts-expect-error the id is missing
    ['a missing parameter', () => page('/messages/:id')()],
    // @ts-expect-error no such parameter
    ['an unknown name', () => page('/messages/:id')({ id: 1, view: 'long' })],
    // @ts-expect-error no such view
    ['an unknown value of a query', () => article({ name: 'tide', view: 'wide' })],
  ])('%s', (_, build) => expect(build).toBeTypeOf('function'))
})
