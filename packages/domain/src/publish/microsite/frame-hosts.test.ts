import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFrameHost } from './frame-hosts.ts'

test.each(['https://example.com', 'https://*.example.com', 'https://a.b.example.cn:8443'])('accepts %s', (text) => {
  expect(isFrameHost(text)).toBe(true)
})

test.each([
  ...['*', 'https:', 'https://*', 'https://*.com', 'http://example.com', '//example.com', 'example.com', "'self'"],
  ...['https://example.com/', 'https://example.com/path', 'https://example.com;', 'https://example.com *', ''],
  ...["https://example.com; script-src 'unsafe-inline'", 'https://example.com\r\nx: y', 'https://user@example.com'],
  ...['https://a.*.example.com', 'https://Example.com', 'https://例子.cn', 'data:', 'https://-a.example.com'],
])('refuses “%s”', (text) => {
  expect(isFrameHost(text)).toBe(false)
})

test('an accepted host is refused with any character of another directive or source in it', () => {
  const host = fc
    .tuple(fc.boolean(), fc.array(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 1, maxLength: 3 }))
    .map(([isWild, labels]) => `https://${isWild ? '*.' : ''}${labels.join('.')}.example`)
  const strange = fc.constantFrom(' ', ';', ',', "'", '"', '\n', '\r', '/', '?', '#', '@', '%', '\\', '*', 'A', '例')
  fc.assert(
    fc.property(host, strange, fc.nat(), (text, character, at) => {
      expect(isFrameHost(text)).toBe(true)
      const place = at % (text.length + 1)
      expect(isFrameHost(text.slice(0, place) + character + text.slice(place))).toBe(false)
    }),
  )
})
