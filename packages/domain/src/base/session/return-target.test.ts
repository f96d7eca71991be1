import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturn } from './return-target.ts'

const SITE = 'https://www.example.cn'
const SIGN_ON = 'http://localhost:3000'
const HOME = `${SITE}/`
const allowed = new Set([SITE, SIGN_ON])

describe('attacks lead to the home page', () => {
  test.each([
    null,
    undefined,
    '',
    '/',
    '/competitions/1',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/\r/evil.com',
    '/..//evil.test',
    '/.//evil.test',
    '/%2Fevil.com',
    '/web/%2Fevil:443',
    'evil.com',
    'https:evil.com',
    'https:/evil.com',
    'https:///evil.com',
    'https://evil.com',
    'https:/\\evil.com',
    'https:\\\\evil.com',
    'HTTPS://EVIL.COM',
    'https://www.example.cn@evil.com/',
    'https://www.example.cn:443@evil.com/',
    'https://www.example.cn\\@evil.com',
    'https://www.example.cn%40evil.com/',
    'https://www.example.cn.evil.com/',
    'https://evil-www.example.cn/',
    'https://evilwww.example.cn/',
    'https://example.cn/',
    'https://www.example.cn\t.evil.com',
    'https://www.example.cn:8443/',
    'http://www.example.cn/',
    'http://localhost:3001/',
    'https://user:p@www.example.cn/',
    'https://user@www.example.cn/',
    'javascript:alert(1)',
    'javascript://www.example.cn/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://www.example.cn/4f7c',
    'file:///etc/passwd',
    'ftp://www.example.cn/',
    ' https://evil.com',
    ' https://www.example.cn/',
    'https://www.example.cn/a b',
    'https://www.example.cn/\0',
    `https://www.example.cn/${'a'.repeat(2048)}`,
  ])('%j', (raw) => {
    expect(safeReturn(raw, allowed, HOME)).toBe(HOME)
  })
})

test.each([
  [`${SITE}/a?b#c`, `${SITE}/a?b#c`],
  ['https://WWW.EXAMPLE.CN/ok', `${SITE}/ok`],
  ['https://www。example。cn/p', `${SITE}/p`],
  ['https://www.example.cn:443/p', `${SITE}/p`],
  [`${SITE}/..//evil.test`, `${SITE}//evil.test`],
  [`${SITE}/competitions?search=海`, `${SITE}/competitions?search=%E6%B5%B7`],
  [`${SIGN_ON}/users/1`, `${SIGN_ON}/users/1`],
])('%j leads to %j', (raw, target) => {
  expect(safeReturn(raw, allowed, HOME)).toBe(target)
})

test('no text leads to another origin, even when the result is parsed again', () => {
  const piece = fc.oneof(
    fc.constantFrom('https:', 'http:', '//', '/', '\\', '@', ':', '.', '..', '#', '?', '%2F', '%09', '\t', '\n', '。'),
    fc.constantFrom('www.example.cn', 'localhost', ':3000', 'evil.com', 'javascript:', 'blob:', 'user', '＠', '／'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 5 }).map((pieces) => SITE + pieces.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )
  fc.assert(
    fc.property(text, (raw) => {
      const target = safeReturn(raw, allowed, HOME)
      const url = new URL(target)
      expect(allowed.has(url.origin)).toBe(true)
      expect(url.href).toBe(target)
      expect(['http:', 'https:']).toContain(url.protocol)
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: 20_000 },
  )
})
