import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesLike, root } from './repo.ts'

/** Values that sources give to a link's `prefetch`, as an attribute or as a property. */
const prefetches = (source: string): string[] =>
  [...source.matchAll(/\bprefetch\s*[:=]\s*\{?\s*([^\s,}>]+)/g)].map(([, value = '']) => value)

test('every link that prefetches asks whether the reader saves data', () => {
  const found = filesLike(['{apps/web/app,apps/sso/app,packages/{features,layouts}/src}/**/*.tsx']).flatMap((file) =>
    prefetches(readFileSync(path.join(root, file), 'utf8')).map((value) => ({ file, value })),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ value }) => value !== 'onIntent()')).toEqual([])
})

test.each([
  ['<Link prefetch="intent">', '"intent"'],
  ["<Link prefetch={'render'}>", "'render'"],
  ["{ prefetch: 'intent' as const }", "'intent'"],
  ['<Link prefetch={onIntent()}>', 'onIntent()'],
])('%s is read', (source, value) => {
  expect(prefetches(source)).toEqual([value])
})
