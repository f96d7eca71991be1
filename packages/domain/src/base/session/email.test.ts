import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseEmail } from './email.ts'

test.each([
  ['a@b.cn', 'a@b.cn'],
  [' Zhang.San+Data@Example.COM ', 'zhang.san+data@example.com'],
  ['ａ＠ｂ．ｃｎ', 'a@b.cn'],
  ['a\u200b@b.cn', 'a@b.cn'],
  [`${'a'.repeat(64)}@b.cn`, `${'a'.repeat(64)}@b.cn`],
])('%j is %j', (raw, address) => {
  expect(normaliseEmail(raw)).toBe(address)
})

test.each([
  '',
  '@',
  'a@b',
  'a@',
  '@b.cn',
  'a b@c.cn',
  'a@b@c.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b..cn',
  'a@b.cn\r\nBcc: x@y.cn',
  'a\0@b.cn',
  '"a b"@c.cn',
  '张三@b.cn',
  'а@b.cn',
  `${'a'.repeat(65)}@b.cn`,
  `a@${'b'.repeat(64)}.cn`,
  `a@${'b.'.repeat(200)}cn`,
  `${'a'.repeat(1_000_000)}@b.cn`,
])('%j is an invalid e-mail address', (raw) => {
  expect(normaliseEmail(raw)).toBeNull()
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (raw) => {
      const address = normaliseEmail(raw)
      if (address !== null) expect(normaliseEmail(address)).toBe(address)
    }),
  )
})
