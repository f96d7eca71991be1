import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesLike, root } from './repo.ts'

/** Names of the lucide icons that these files import. */
const iconsIn = (files: readonly string[]): string[] => {
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/'lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs'/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(names)].sort()
}

test('the page of icons shows every icon of the product and no others', () => {
  const product = filesLike(['packages/*/src/**/*.tsx', 'apps/*/app/**/*.tsx']).filter(
    (file) => !file.endsWith('.stories.tsx'),
  )
  const used = iconsIn(product)
  expect(used.length).toBeGreaterThan(0)
  expect(iconsIn(['packages/ui/src/stories/iconGroups.ts'])).toEqual(used)
})
