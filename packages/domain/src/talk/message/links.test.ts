import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks } from './links.ts'

const linksOf = (text: string) => splitLinks(text).flatMap((part) => ('href' in part ? [part.text] : []))

test.each([
  ['看 https://shulei.cn/competitions/963 这里', ['https://shulei.cn/competitions/963']],
  ['https://shulei.cn/competitions/963，周三见', ['https://shulei.cn/competitions/963']],
  ['见https://shulei.cn看看', ['https://shulei.cn']],
  ['（https://shulei.cn/a）。', ['https://shulei.cn/a']],
  ['(see https://en.wikipedia.org/wiki/A_(b)).', ['https://en.wikipedia.org/wiki/A_(b)']],
  ['http://localhost:3000/users/5', ['http://localhost:3000/users/5']],
  ['HTTPS://Shulei.CN/A?b=c#d!', ['HTTPS://Shulei.CN/A?b=c#d']],
  ['https://a.cn https://b.cn', ['https://a.cn', 'https://b.cn']],
  ['https://xn--fiqs8s.cn/', ['https://xn--fiqs8s.cn/']],
  ['https://a.cn:443/x', ['https://a.cn:443/x']],
])('%j contains the addresses %j', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://shulei.cn',
  '//shulei.cn',
  'https://',
  'https://shulei',
  'https://shulei.cn@evil.cn/',
  'https://user:secret@evil.cn/',
  // look-alike letters: Cyrillic, and a zero-width mark
  'https://аpple.com',
  'https://applе.com',
  'https://www.аpple.com/login',
  'https://app\u200dle.com',
  'https://faceboo\u212a.com',
  'https://例子.中国',
  'https://shulei.中国',
  'https://0x7f.1/',
  'https://shulei.cn:99999/',
  'https://-a.cn',
])('%j stays plain text', (text) => {
  expect(splitLinks(text)).toEqual([{ text }])
})

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('https://', 'http://', '@', '\\', '。', ')', '\u202e', 'а', '中', '.', ':', '%2e', 'javascript:'),
)

test('for any text, no character is lost, and each address opens the displayed host', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const parts = splitLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) {
        if (!('href' in part)) continue
        const url = new URL(part.href)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(part.text).toMatch(/^[\x21-\x7e]+$/)
        expect(part.text.toLowerCase().startsWith(`${url.protocol}//${url.host}`)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('every web address is found', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      fc.pre(!/[.,;:!?'*_~()[\]]$/.test(url) && !/\/\/[^/]*\.[\d.]+(\/|$)/.test(url))
      expect(linksOf(`看 ${url} 。`)).toEqual([url])
    }),
  )
})
