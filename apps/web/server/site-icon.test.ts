import { builtInNames } from '@shulei/domain/base/text/site-names.ts'
import { expect, test } from 'vitest'
import { siteIcon } from './site-icon.ts'

test('the icon of an own name is its first sign, and this software has its drawing', () => {
  expect(siteIcon(builtInNames)).toBeNull()
  expect(siteIcon({ 'zh-CN': '江大数赛', 'en-US': 'JU Games' })).toContain('>江</text>')
})

test.each([
  ['&amp', '>&amp;</text>'],
  ['𠮷野', '>𠮷</text>'],
])('the first sign of %j stays one sign of the drawing', (name, text) => {
  expect(siteIcon({ 'zh-CN': name, 'en-US': name })).toContain(text)
})
