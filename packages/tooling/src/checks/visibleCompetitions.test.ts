import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesLike, root } from './repo.ts'

/** The fragments of SQL that say who may see a competition, and the list of competitions, which has an index for them. */
const fragments = new Set([
  'apps/api/src/modules/compete/competition/tables.ts',
  'apps/api/src/modules/compete/competition/list.repo.ts',
])

/** Conditions on the instant from which a competition is seen, and orders by it; not its value as text. */
const conditions = (source: string): string[] =>
  [...source.matchAll(/(?<!['"\w])(?:c|competitions)\.(?:published_at|publishedAt)\b(?!['"])/g)].map(([found]) => found)

test('who may see a competition is said in one place', () => {
  const sources = filesLike(['apps/api/{src,seed,commands,competition-folder}/**/*.ts'])
  const found = sources.filter(
    (file) => !fragments.has(file) && conditions(readFileSync(path.join(root, file), 'utf8')).length > 0,
  )
  expect(found).toEqual([])
  expect(sources.filter((file) => fragments.has(file))).toHaveLength(fragments.size)
})

test.each([
  ['where c.published_at <= now()', ['c.published_at']],
  ['lte(competitions.publishedAt, now)', ['competitions.publishedAt']],
  ["ms('c.published_at')", []],
  ['where m.published_at <= now()', []],
])('%s is read', (source, found) => {
  expect(conditions(source)).toEqual(found)
})
