import { expect, test } from 'vitest'
import { builtInNames, nameFacts } from './site-names.ts'

test('a site with two names has the one of the language, and both, Chinese first', () => {
  expect(nameFacts(builtInNames, 'zh-CN')).toEqual({ site: '数擂', otherSite: 'Shulei', sites: '数擂 Shulei' })
  expect(nameFacts(builtInNames, 'en-US')).toEqual({ site: 'Shulei', otherSite: '数擂', sites: '数擂 Shulei' })
})

test('a site with one name says it once', () => {
  const one = { 'zh-CN': '江大数赛', 'en-US': '江大数赛' }
  for (const language of ['zh-CN', 'en-US'] as const) {
    expect(nameFacts(one, language)).toEqual({ site: '江大数赛', otherSite: '', sites: '江大数赛' })
  }
})
