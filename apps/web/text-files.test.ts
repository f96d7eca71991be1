import { expect, test } from 'vitest'
import { assetName, textsHash } from './text-files.ts'

test.each([
  ['/code/locales/zh-CN/home.json', `assets/texts-${textsHash}/zh-CN/home.json`],
  ['../../locales/en-US/api-docs.json', `assets/texts-${textsHash}/en-US/api-docs.json`],
  ['/code/packages/ui/src/data.json', 'assets/[name]-[hash][extname]'],
  ['/code/apps/web/app/root.css', 'assets/[name]-[hash][extname]'],
])('%s is built as %s', (original, name) => {
  expect(assetName([original])).toBe(name)
})

test('an asset without a source has a hash of its own', () => {
  expect(assetName([])).toBe('assets/[name]-[hash][extname]')
})
