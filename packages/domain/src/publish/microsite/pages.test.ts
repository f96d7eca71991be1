import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childPages, nameProblem } from './pages.ts'

describe('name of a microsite', () => {
  test.each(['tide', 'tang', 'ai4s', 'low-altitude', 'news-room'])('accepts %s', (name) => {
    expect(nameProblem(name)).toBeNull()
  })

  test.each([...childPages, 'studio', 'News', ' news', 'ｎｅｗｓ'])('refuses the word of a page: %s', (name) => {
    expect(nameProblem(name)).toBe('reserved')
  })

  test.each(['', 'a', 'Tide', '潮', 'a--b', '-a', 'a-', 'a/b', 'a.data', '__proto__', 'x'.repeat(33)])(
    'refuses the form of “%s”',
    (name) => {
      expect(nameProblem(name)).toBe('form')
    },
  )

  test('an accepted name is one segment of an address that needs no encoding and is no page', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9-]{1,34}$/), fc.constantFrom(...childPages))
    fc.assert(
      fc.property(texts, (name) => {
        if (nameProblem(name) !== null) return
        expect(encodeURIComponent(name)).toBe(name)
        expect(childPages).not.toContain(name)
        expect(name.length).toBeLessThanOrEqual(32)
      }),
    )
  })
})
