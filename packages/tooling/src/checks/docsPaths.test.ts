import { expect, test } from 'vitest'
import {
  missingPaths,
  missingPathsOfDocs,
  unknownCommands,
  unknownCommandsOfProject,
  unlistedDecisions,
  unlistedDecisionsOfProject,
} from './docsPaths.ts'

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
    '`.data/files`, `npm test`, [site](https://example.org), [here](#there), [readme](../package.json)',
    '```',
    '`packages/gone.ts`',
    '```',
  ].join('\n')
  expect(missingPaths('docs/a.md', text)).toEqual([])
})

test('every command that a document or a program names runs by npm alone', () => {
  expect(unknownCommandsOfProject()).toEqual([])
  const scripts = new Set(['bench', 'stories:affected'])
  const said = '`npm run bench pages`, `npm run stories:affected`, pnpm is pinned, `npm test`'
  expect(unknownCommands('a.md', said, scripts)).toEqual([])
  expect(unknownCommands('a.md', '`pnpm bench`, `npm run benches`', scripts)).toEqual([
    'a.md: npm run benches',
    'a.md: pnpm bench',
  ])
})

test('every decision has a status and one place in the index', () => {
  expect(unlistedDecisionsOfProject()).toEqual([])
  const decisions = new Map([
    ['001-a.md', 'Status: accepted.'],
    ['002-b.md', ''],
  ])
  expect(unlistedDecisions('[a](001-a.md) [a](001-a.md)', decisions)).toEqual([
    '001-a.md: once in the index',
    '002-b.md: once in the index',
    '002-b.md: Status',
  ])
})
