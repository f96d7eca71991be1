import { expect, test } from 'vitest'
import { lineOf, linesOf } from './line.ts'

test('space is collapsed, line breaks stay, and invisible texts become empty', () => {
  expect(lineOf('  浙\n江\u3000省 ')).toBe('浙 江 省')
  expect(linesOf(' 一\r\n二\r三\n\n\n\n四 ')).toBe('一\n二\n三\n\n四')
  expect([lineOf('\u200b\u2060'), linesOf(' \u200d\n')]).toEqual(['', ''])
})
