import { expect, test } from 'vitest'
import { missingPaths, missingPathsOfDocs } from './docsPaths.ts'

test('every path that a document names exists', () => {
  expect(missingPathsOfDocs()).toEqual([])
})

test.each([
  ['a code span', 'Tokens live in `packages/ui/src/theme/nowhere.ts`.', 'packages/ui/src/theme/nowhere.ts'],
  ['a pattern', 'Each has `packages/*/nowhere.json`.', 'packages/*/nowhere.json'],
  ['a link', 'See [the plan](plan.md).', 'plan.md'],
])('%s to nowhere is found', (_, text, said) => {
  expect(missingPaths('docs/a.md', text)).toEqual([`docs/a.md: ${said}`])
})

test('accepts existing paths, patterns, placeholders, addresses and code blocks', () => {
  const text = [
    '`packages/ui/src/theme/contract.css.ts`, `packages/ui/src/<Name>/<Name>.tsx`, `packages/*/package.json`',
    '`.data/files`, `pnpm test`, [site](https://example.org), [here](#there), [readme](../package.json)',
    '```',
    '`packages/gone.ts`',
    '```',
  ].join('\n')
  expect(missingPaths('docs/a.md', text)).toEqual([])
})
