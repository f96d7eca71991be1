import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storiesOfProject } from './pictures/pictures.ts'
import { root } from './repo.ts'

const page = readFileSync(path.join(root, 'packages/ui/src/theme/stories/Welcome.stories.tsx'), 'utf8')

test('the first page links only to existing stories', () => {
  const ids = [...page.matchAll(/'([a-z0-9-]+--[a-z0-9-]+)'/g)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(8)
  const stories = new Set(storiesOfProject().map(({ id }) => id))
  expect(ids.filter((id) => !stories.has(id))).toEqual([])
})
